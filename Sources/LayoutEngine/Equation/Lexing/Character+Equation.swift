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

  /// Whether a relation can contain the character.
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
