/// A place in a file: line and column counted from 1, columns in characters.
package struct TextPlace: Hashable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
