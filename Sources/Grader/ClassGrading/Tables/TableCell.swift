/// The content of a cell of comma-separated text.
package enum TableCell: Hashable, Sendable {
  /// Anybody's words.
  case text(String)
  /// A finite number, written with a point and without separators between thousands.
  case number(Double)
  case empty

  /// A text, or nothing.
  package static func text(_ words: String?) -> TableCell { words.map { .text($0) } ?? .empty }

  /// A number, or nothing.
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

/// A row of comma-separated text, with the line end of RFC 4180.
package func tableRow(_ cells: [TableCell]) -> String {
  cells.map(\.spelling).joined(separator: ",") + "\r\n"
}
