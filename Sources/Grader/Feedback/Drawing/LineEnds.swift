/// The directions in which a box character's line leaves its place.
struct LineEnds: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let up = LineEnds(rawValue: 1)
  static let down = LineEnds(rawValue: 2)
  static let left = LineEnds(rawValue: 4)
  static let right = LineEnds(rawValue: 8)

  private static let characters: [Character] = [
    " ", "│", "│", "│", "─", "┘", "┐", "┤", "─", "└", "┌", "├", "─", "┴", "┬", "┼",
  ]

  /// The box character with these ends; a line that ends in its place is drawn through it.
  var character: Character { Self.characters[rawValue & 15] }

  /// The same for a dashed line; corners and crossings stay whole.
  var dashedCharacter: Character {
    switch character {
    case "─": "╌"
    case "│": "╎"
    default: character
    }
  }
}
