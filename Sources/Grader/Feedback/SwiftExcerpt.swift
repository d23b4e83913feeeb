import LayoutEngine

/// What of a Swift file is quoted: the call that begins on a line, without its indent.
///
/// The code around an answer is deeply indented, and a call may go on over several lines; quoted
/// as it stands, it would fill a narrow terminal with space, or show an opening parenthesis alone.
struct SwiftExcerpt {
  /// A call that goes on for longer is cut.
  private static let mostLines = 10

  let lines: [Substring]
  let range: SourceRange

  var excerpt: Feedback.Excerpt {
    let first = lines[range.line - 1]
    // A word inside the line is marked where it is; only a whole line is a call.
    let isWhole = range.start.column == first.prefix(while: \.isWhitespace).count + 1
    let count = isWhole ? callLength : 1
    let quoted = lines[(range.line - 1)..<(range.line - 1 + count)]
    let indent = quoted.map { $0.prefix(while: \.isWhitespace).count }.min() ?? 0
    let texts = quoted.map { String($0.dropFirst(indent)) }
    let start = max(1, range.start.column - indent)
    let end = min(start + max(1, range.length ?? 1), texts[0].count + 1)
    return Feedback.Excerpt(
      line: range.line, text: texts[0], columns: start..<max(start + 1, end),
      more: Array(texts.dropFirst()))
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
