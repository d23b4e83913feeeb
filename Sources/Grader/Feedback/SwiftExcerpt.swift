package import LayoutEngine

/// The part of a Swift file that feedback quotes: the call that begins on a line, without its indent.
///
/// The code around an answer is deeply indented, and a call may go on over several lines; quoted
/// as it stands, it would fill a narrow terminal with space, or show an opening parenthesis alone.
package struct SwiftExcerpt {
  /// A call with more lines than this is cut.
  private static let mostLines = 10
  /// A longer line is quoted in part, around the mark.
  private static let mostCharacters = 300
  /// How much of such a line comes before the mark.
  private static let before = 40

  private let lines: [Substring]
  private let range: SourceRange

  /// - Parameters:
  ///   - lines: The lines of the file.
  ///   - range: The range to mark, in one of these lines.
  package init(lines: [Substring], range: SourceRange) {
    self.lines = lines
    self.range = range
  }

  /// The lines that are quoted, and the columns that are marked.
  package var excerpt: AnswerExcerpt {
    let first = lines[range.line - 1]
    // If a word inside the line is marked, only this line is quoted.
    let isWhole = range.start.column == first.prefix { $0.isWhitespace }.count + 1
    let count = isWhole ? callLength : 1
    let quoted = lines[(range.line - 1)..<(range.line - 1 + count)]
    let indent = quoted.map { $0.prefix { $0.isWhitespace }.count }.min() ?? 0
    let texts = quoted.map { String($0.dropFirst(indent)) }
    let start = max(1, range.start.column - indent)
    let skipped = texts[0].count > Self.mostCharacters ? max(0, start - 1 - Self.before) : 0
    let text = Self.part(of: texts[0], from: skipped)
    let end = min(start - skipped + max(1, range.length ?? 1), text.count + 1)
    return AnswerExcerpt(
      line: range.line, text: text, columns: (start - skipped)..<max(start - skipped + 1, end),
      more: texts.dropFirst().map { Self.part(of: $0, from: 0) })
  }

  /// The part of a line that is quoted, with an ellipsis where something is left out.
  private static func part(of line: String, from skipped: Int) -> String {
    guard line.count > mostCharacters else { return line }
    let rest = line.dropFirst(skipped)
    let start = skipped > 0 ? "…" + rest.dropFirst() : String(rest)
    return rest.count > mostCharacters ? start.prefix(mostCharacters - 1) + "…" : start
  }

  /// How many lines there are up to the parenthesis that closes the first one.
  private var callLength: Int {
    var depth = 0
    for (index, line) in lines[(range.line - 1)...].prefix(Self.mostLines).enumerated() {
      var isLiteral = false
      for character in line {
        if character == "\"" { isLiteral.toggle() }
        guard !isLiteral else { continue }
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
      }
      if depth <= 0 { return index + 1 }
    }
    return 1
  }
}
