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
