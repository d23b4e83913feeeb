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
