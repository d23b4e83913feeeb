/// How a cell of a screen looks, besides its character.
///
/// Source: ECMA-48, 5th edition, 8.3.117; XTerm Control Sequences, "Character Attributes (SGR)".
struct ScreenStyle: Hashable, Sendable {
  enum Trait: Hashable, Sendable { case bold, faint, italic, underlined, inverse, struckOut }

  /// One of the 8 or 16 colours, one of 256, or one of its own.
  enum Colour: Hashable, Sendable { case basic(Int), indexed(Int), own([Int]) }

  var traits: Set<Trait> = []
  var foreground: Colour?
  var background: Colour?

  /// Whether a terminal without colours shows the cell in the same way.
  var isColourless: Bool { foreground == nil && background == nil }

  private static let traits: [Int: Trait] = [
    1: .bold, 2: .faint, 3: .italic, 4: .underlined, 7: .inverse, 9: .struckOut,
  ]
  private static let endings: [Int: Set<Trait>] = [
    22: [.bold, .faint], 23: [.italic], 24: [.underlined], 27: [.inverse], 29: [.struckOut],
  ]

  /// Does what one sequence says.
  ///
  /// - Returns: Whether all of it is known.
  mutating func take(_ parameters: [Int]) -> Bool {
    var rest = (parameters.isEmpty ? [0] : parameters)[...]
    while let code = rest.popFirst() {
      if let trait = Self.traits[code] {
        traits.insert(trait)
      } else if let ended = Self.endings[code] {
        traits.subtract(ended)
      } else {
        switch code {
        case 0: self = ScreenStyle()
        case 30...37: foreground = .basic(code - 30)
        case 90...97: foreground = .basic(code - 90 + 8)
        case 39: foreground = nil
        case 40...47: background = .basic(code - 40)
        case 100...107: background = .basic(code - 100 + 8)
        case 49: background = nil
        case 38, 48:
          guard let colour = Self.colour(&rest) else { return false }
          if code == 38 { foreground = colour } else { background = colour }
        default: return false
        }
      }
    }
    return true
  }

  private static func colour(_ rest: inout ArraySlice<Int>) -> Colour? {
    switch rest.popFirst() {
    case 5: return rest.popFirst().map(Colour.indexed)
    case 2:
      guard rest.count >= 3 else { return nil }
      defer { rest = rest.dropFirst(3) }
      return .own(Array(rest.prefix(3)))
    default: return nil
    }
  }
}
