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
      let words = content.unicodeScalars.split { $0.properties.isWhitespace }
      guard let first = words.first, let last = words.last else { return nil }
      let range = SourceRange(
        line: index + 1, column: line[..<first.startIndex].count + 1,
        length: line[first.startIndex..<last.endIndex].count)
      return Self(
        words: words.map { String($0) }, range: range,
        outcome: Result { () throws(Unreadable) in try read(content, range) })
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    let bytes = line.utf8
    let end = bytes.indices.first { index in
      bytes[index] == UInt8(ascii: "#")
        || bytes[index] == UInt8(ascii: "/") && bytes[index...].starts(with: "//".utf8)
    }
    return line[..<(end ?? line.endIndex)]
  }
}
