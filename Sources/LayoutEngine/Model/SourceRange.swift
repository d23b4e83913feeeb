/// A place in a text: line and column, both counted from 1, columns in characters.
package struct SourcePlace: Hashable, Comparable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (a: SourcePlace, b: SourcePlace) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

/// A stretch of a text, from a place up to but not including another.
package struct SourceRange: Hashable, Sendable {
  /// Where the first character stands.
  package let start: SourcePlace
  /// The place after the last character.
  package let end: SourcePlace

  package init(start: SourcePlace, end: SourcePlace) {
    self.start = start
    self.end = end
  }

  /// A stretch of one line, `length` characters long.
  package init(line: Int, column: Int, length: Int) {
    start = SourcePlace(line: line, column: column)
    end = SourcePlace(line: line, column: column + length)
  }

  /// The line on which the stretch begins, counted from 1.
  package var line: Int { start.line }

  /// The number of characters, if the stretch ends on the line on which it begins.
  package var length: Int? { start.line == end.line ? end.column - start.column : nil }
}

extension StringProtocol {
  /// The lines as places count them: what ends one is a line feed, a carriage return or both.
  ///
  /// Other characters that begin a new line on paper, such as U+2028, are part of a line: neither
  /// the readers of answers nor the Swift compiler count them.
  @inlinable package var sourceLines: [SubSequence] {
    // Characters end before and after a line end, so that bytes tell as much, several times as fast.
    var lines: [SubSequence] = []
    var start = startIndex
    var index = startIndex
    let bytes = utf8
    while index < bytes.endIndex {
      let byte = bytes[index]
      let end = index
      index = bytes.index(after: index)
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      lines.append(self[start..<end])
      if byte == UInt8(ascii: "\r"), index < bytes.endIndex, bytes[index] == UInt8(ascii: "\n") {
        index = bytes.index(after: index)
      }
      start = index
    }
    return lines + [self[start...]]
  }
}
