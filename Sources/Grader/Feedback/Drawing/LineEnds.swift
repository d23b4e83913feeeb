/// The directions in which a box character's line leaves its place.
struct LineEnds: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package static let up = LineEnds(rawValue: 1)
  package static let down = LineEnds(rawValue: 2)
  package static let left = LineEnds(rawValue: 4)
  package static let right = LineEnds(rawValue: 8)

  private static let characters: [Character] = [
    " ", "│", "│", "│", "─", "┘", "┐", "┤", "─", "└", "┌", "├", "─", "┴", "┬", "┼",
  ]

  /// The box character with these ends; a line that ends in its place is drawn through it.
  package var character: Character { Self.characters[rawValue & 15] }
}
