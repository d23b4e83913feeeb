/// The content of a cell of comma-separated text.
package enum TableCell: Hashable, Sendable {
  case text(String)
  /// A finite number, written with a point and without separators between thousands.
  case number(Double)
  case empty

  package static func text(_ words: String?) -> TableCell { words.map { .text($0) } ?? .empty }

  package static func number(_ number: Double?) -> TableCell {
    number.map { .number($0) } ?? .empty
  }

  /// The cell as it stands between delimiters.
  ///
  /// Words that a spreadsheet would take for a formula begin with an apostrophe, which says that
  /// they are words; characters that steer a screen are dropped. A quote is written twice, inside
  /// quotes, where the cell has one, a delimiter, a line end, or space at either end.
  package var spelling: String {
    switch self {
    case .empty: return ""
    case .number(let number):
      let text = "\(number)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    case .text(let words):
      let clean = words.withoutControls
      let first = clean.unicodeScalars.first
      let text = first.map(Self.beginsFormula) ?? false ? "'" + clean : clean
      let isPlain = !text.utf8.contains { Self.quoted.contains($0) }
      let hasSpace = text.first?.isWhitespace ?? false || text.last?.isWhitespace ?? false
      return isPlain && !hasSpace ? text : "\"\(text.replacing("\"", with: "\"\""))\""
    }
  }

  /// What spreadsheets begin a formula with, the full-width forms that some of them read alike, and
  /// the spaces that some of them skip.
  ///
  /// Source: OWASP, CSV Injection.
  private static func beginsFormula(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "=", "+", "-", "@", "\t", "\r", "\n": true
    case "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}": true
    default: false
    }
  }

  /// What a cell needs quotes for: every delimiter that readers guess, quotes and line ends.
  private static let quoted = Array(",;\t\"\n\r".utf8)
}

extension String {
  /// The text without characters that steer a screen or that no format lets through.
  ///
  /// Control characters, marks that turn the direction of what follows, and code points that are no
  /// characters are dropped. Tabs and line ends stay, each line end as a line feed.
  package var withoutControls: String {
    // Most texts have nothing to drop, and thousands of them make a class.
    if utf8.allSatisfy({ 0x20...0x7E ~= $0 || $0 == 0x09 || $0 == 0x0A }) { return self }
    var text = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in unicodeScalars {
      let endsReturn = isAfterReturn && scalar == "\n"
      isAfterReturn = scalar == "\r"
      if endsReturn { continue }
      if scalar == "\r" { text.append("\n") } else if !scalar.steers { text.append(scalar) }
    }
    return String(text)
  }
}

extension Unicode.Scalar {
  /// Whether it does something to a screen instead of showing there, or is no character at all.
  fileprivate var steers: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x202A...0x202E, 0x2066...0x2069: true
    case 0xFEFF, 0xFDD0...0xFDEF: true
    default: value & 0xFFFE == 0xFFFE
    }
  }
}
