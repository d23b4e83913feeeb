/// The smallest pieces of a statement: numbers, names, signs.
struct EquationToken: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case number(Double)
    case name
    /// A name between backticks; it can hold anything but a backtick and a line end.
    case quoted(String)
    case blank
    case dot
    case plus
    case minus
    case times
    case over
    case open
    case close
    case colon
    case at
    case percent
    /// `|` in visual format, as the three that follow.
    case bar
    case openBracket
    case closeBracket
    case comma
    case relation(Relation)
    /// A sign that stands where a relation should, and is none.
    indirect case wrongRelation(EquationError.Reason)
    /// Something that no grammar line can take.
    indirect case broken(EquationError)
    case semicolon
    /// The end of a line; it stands where the gap after the last token ends.
    case lineEnd
  }

  let kind: Kind
  /// The characters with full-width ones replaced by their ASCII twins.
  let text: String
  let typed: String
  let range: SourceRange
  /// What was typed between the token before and this one; one space for a comment.
  let gap: String

  /// Whether a line that ends with the token goes on in the next.
  var wantsMore: Bool {
    switch kind {
    case .plus, .minus, .times, .over, .open, .relation, .wrongRelation: true
    default: false
    }
  }

  /// Whether a line that begins with the token goes on from the one before.
  var continuesLine: Bool {
    switch kind {
    case .plus, .minus, .times, .over, .close, .at, .relation, .wrongRelation: true
    default: false
    }
  }

  var nameText: String? {
    switch kind {
    case .name: text
    case .quoted(let name): name
    default: nil
    }
  }

  /// The one spelling that all ways of writing the token share.
  func spelling(isAfterDot: Bool) -> String {
    switch kind {
    case .name:
      guard isAfterDot, let attribute = Attribute(name: text) else { return text }
      return attribute.name
    case .quoted(let name): return ItemSpelling.part(name)
    case .blank: return "___"
    case .relation(let relation): return relation.sign
    case .times: return "*"
    case .over: return "/"
    default: return text
    }
  }
}

extension Character {
  /// The ASCII twin of a character that input methods and typesetting put in its place.
  ///
  /// Chinese and Japanese input methods produce full-width signs, digits and letters; printed
  /// formulas have a minus sign of their own, and word processors turn a hyphen into a dash. Any
  /// other character is its own twin.
  var asciiTwin: Character {
    guard !isASCII, let scalar = unicodeScalars.first, unicodeScalars.dropFirst().isEmpty else {
      return self
    }
    switch scalar.value {
    case 0xFF01...0xFF5E: return Character(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
    // Hyphens, dashes from the figure dash to the em dash, and the minus sign.
    case 0x2010...0x2014, 0x2212: return "-"
    default: return self
    }
  }

  /// Whether a line ends here; CR and LF together are one character.
  var isLineEnd: Bool {
    // No other character begins with one of these.
    let first = utf8.first
    return first == UInt8(ascii: "\n") || first == UInt8(ascii: "\r")
  }

  /// Whether nothing is to be read here: white space within a line, or a byte order mark.
  var isGap: Bool {
    if let plain { return plain == " " || plain == "\t" || plain == "\u{B}" || plain == "\u{C}" }
    return (isWhitespace && !isLineEnd) || self == "\u{FEFF}"
  }

  /// Whether the character is one of `0` to `9`.
  var isDecimalDigit: Bool { plain.map { ("0"..."9").contains($0) } ?? false }

  /// Whether a name can begin with the character.
  var startsWord: Bool {
    guard let plain else { return isLetter }
    return ("a"..."z").contains(plain) || ("A"..."Z").contains(plain) || plain == "_"
  }

  /// Whether a name can go on with the character.
  var continuesWord: Bool { startsWord || (plain == nil ? isNumber : isDecimalDigit) }

  var isRelationSign: Bool {
    plain.map { $0 == "=" || $0 == "<" || $0 == ">" || $0 == "!" } ?? false
  }

  /// The character's scalar; `nil` if it has several.
  var onlyScalar: Unicode.Scalar? {
    plain ?? (unicodeScalars.dropFirst().isEmpty ? unicodeScalars.first : nil)
  }

  /// The scalar of an ASCII character, whose kind needs no table; `nil` for any other.
  private var plain: Unicode.Scalar? {
    let bytes = utf8
    guard bytes.count == 1, let byte = bytes.first else { return nil }
    return Unicode.Scalar(byte)
  }

  /// Whether the character moves the cursor or is otherwise no part of a text.
  var isControl: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }

  /// The character itself, or its number if it can't be seen: `U+200B`.
  var visible: String {
    guard let scalar = unicodeScalars.first else { return "" }
    switch scalar.properties.generalCategory {
    case .control, .format, .unassigned, .privateUse, .nonspacingMark, .enclosingMark,
      .lineSeparator, .paragraphSeparator, .surrogate:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    default:
      return String(self)
    }
  }
}
