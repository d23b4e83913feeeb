import Course
package import LayoutEngine

/// One line that isn't empty or a comment, of an answer that isn't made of equations.
package struct AnswerLine<Entry: Sendable>: Sendable {
  /// The line's words, for comparing lines that can't be read.
  let words: [String]
  package let range: SourceRange
  let outcome: Result<Entry, Unreadable>

  /// Reads every line on its own, so that one bad line hides no other.
  package static func lines(
    of text: String, reading read: (Substring, SourceRange) throws(Unreadable) -> Entry
  ) -> [Self] {
    text.sourceLines.enumerated().compactMap { index, line in
      let content = withoutComment(line)
      guard content.contains(where: { !$0.isWhitespace }) else { return nil }
      let indent = content.prefix(while: \.isWhitespace).count
      let range = SourceRange(
        line: index + 1, column: indent + 1, length: max(1, content.trimmed.count))
      return Self(
        words: content.split(whereSeparator: \.isWhitespace).map(String.init), range: range,
        outcome: Result { () throws(Unreadable) in try read(content, range) })
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    let end = min(
      line.firstIndex(of: "#") ?? line.endIndex,
      line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
    return line[..<end]
  }
}
