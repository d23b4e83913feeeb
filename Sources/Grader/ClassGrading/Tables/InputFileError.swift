/// Why a file that the teacher wrote or downloaded can't be taken, and how to mend it.
///
/// Prints as `file:line:column: error: what is the matter, and what to do`.
package struct InputFileError: Error, Hashable, Sendable, CustomStringConvertible {
  package let path: String
  /// Where in the file, counted from 1; the column in characters.
  package let line, column: Int
  /// What is the matter and what to do, without the place.
  package let message: String

  init(_ path: String, line: Int, column: Int, _ message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  package var description: String { "\(path):\(line):\(column): error: \(message)" }
}
