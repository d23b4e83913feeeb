package import Course

/// Why a file that the teacher wrote or downloaded can't be used.
package struct InputFileError: Error, Hashable, Sendable {
  package let path: String
  /// Where in the file, counted from 1; the column in characters.
  package let line, column: Int
  /// What is wrong and what to do next, without the place.
  package let sentence: Sentence

  init(_ path: String, line: Int, column: Int, _ sentence: Sentence) {
    self.path = path
    self.line = line
    self.column = column
    self.sentence = sentence
  }

  /// Prints as `file:line:column: error: what is wrong, and what to do next`.
  package func text(in strings: StringsCatalogue?) -> String {
    "\(path):\(line):\(column): error: \(sentence.text(in: strings))"
  }
}
