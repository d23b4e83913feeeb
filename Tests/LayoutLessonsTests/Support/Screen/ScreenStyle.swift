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

/// The smallest thing that a terminal obeys: a character, a control, or a sequence of bytes.
enum ScreenToken: Hashable, Sendable {
  case scalar(Unicode.Scalar)
  case control(UInt8)
  /// What follows an escape: `7`, or `(B`.
  case escape(String)
  case sequence(ControlSequence)
  /// A title, a link and the like, which take no cell: the text up to its end.
  case string(String)

  /// `ESC [`, a private prefix, numbers, and the letter that says what to do.
  struct ControlSequence: Hashable, Sendable {
    var prefix = ""
    var parameters: [Int?] = []
    var intermediates = ""
    var final: Character

    /// A number of the sequence; `fallback` where none is written.
    func number(_ index: Int, or fallback: Int = 1) -> Int {
      guard parameters.indices.contains(index) else { return fallback }
      return parameters[index] ?? fallback
    }
  }
}

/// Divides the bytes that a program writes, which may end anywhere, also within a character.
///
/// Source: ECMA-48, 5th edition, 5.2 to 5.6.
struct ScreenTokenReader: Hashable, Sendable {
  private var waiting: [UInt8] = []

  /// The tokens that are complete with these bytes.
  mutating func tokens(from bytes: [UInt8]) -> [ScreenToken] {
    waiting += bytes
    var tokens: [ScreenToken] = []
    var rest = waiting[...]
    while let (token, length) = Self.first(of: rest) {
      tokens.append(token)
      rest = rest.dropFirst(length)
    }
    waiting = Array(rest)
    return tokens
  }

  private static func first(of bytes: ArraySlice<UInt8>) -> (ScreenToken, Int)? {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x1B: return escape(bytes)
    case 0x00...0x1F, 0x7F: return (.control(first), 1)
    default: return scalar(bytes)
    }
  }

  private static func scalar(_ bytes: ArraySlice<UInt8>) -> (ScreenToken, Int)? {
    let first = bytes[bytes.startIndex]
    let length = first < 0x80 ? 1 : first < 0xC2 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard bytes.count >= length else { return nil }
    let text = String(decoding: bytes.prefix(length), as: UTF8.self)
    guard text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first else {
      return (.scalar("\u{FFFD}"), 1)
    }
    return (.scalar(scalar), length)
  }

  private static func escape(_ bytes: ArraySlice<UInt8>) -> (ScreenToken, Int)? {
    let body = bytes.dropFirst()
    guard let kind = body.first else { return nil }
    switch kind {
    case UInt8(ascii: "["): return sequence(body.dropFirst())
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      return string(body.dropFirst())
    default:
      guard let end = body.firstIndex(where: { !(0x20...0x2F ~= $0) }) else { return nil }
      let text = String(decoding: body[...end], as: UTF8.self)
      return (.escape(text), text.utf8.count + 1)
    }
  }

  private static func sequence(_ body: ArraySlice<UInt8>) -> (ScreenToken, Int)? {
    guard let end = body.firstIndex(where: { !(0x20...0x3F ~= $0) }) else { return nil }
    func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
    let inside = body[..<end]
    let prefix = inside.prefix { 0x3C...0x3F ~= $0 }
    let numbers = inside.dropFirst(prefix.count).prefix { 0x30...0x3B ~= $0 }
    let sequence = ScreenToken.ControlSequence(
      prefix: text(prefix),
      parameters: numbers.isEmpty
        ? []
        : text(numbers).split(omittingEmptySubsequences: false) { ";:".contains($0) }
          .map { Int($0) },
      intermediates: text(inside.dropFirst(prefix.count + numbers.count)),
      final: Character(Unicode.Scalar(body[end])))
    return (.sequence(sequence), inside.count + 3)
  }

  private static func string(_ body: ArraySlice<UInt8>) -> (ScreenToken, Int)? {
    for index in body.indices {
      let isBell = body[index] == 0x07
      let isEnd = body[index] == 0x1B && body.dropFirst(index - body.startIndex + 1).first == 0x5C
      guard isBell || isEnd else { continue }
      let text = String(decoding: body[..<index], as: UTF8.self)
      return (.string(text), index - body.startIndex + (isBell ? 3 : 4))
    }
    return nil
  }
}
