import LayoutEngine

/// Why a file that the teacher wrote or downloaded can't be used.
package struct InputFileError: Error, Hashable, Sendable {
  package let path: String
  /// Where in the file, counted from 1; the column in characters.
  package let line, column: Int
  /// What is wrong and what to do next, without the place.
  package let sentence: Sentence
  private var others: [InputFileError] = []

  package init(_ path: String, line: Int, column: Int, _ sentence: Sentence) {
    self.path = path
    self.line = line
    self.column = column
    self.sentence = sentence
  }

  /// A mistake in a file that is read as those of a course are.
  package init(_ error: CourseError) {
    self.init(
      error.path, line: error.place?.line ?? 1, column: error.place?.column ?? 1, error.sentence)
  }

  /// Prints as `file:line:column: error: what is wrong, and what to do next`.
  package func text(in strings: StringsCatalogue?) -> String {
    "\(path):\(line):\(column): error: \(words(in: strings))"
  }

  /// What is wrong, without the place of the first mistake.
  package func words(in strings: StringsCatalogue?) -> String {
    ([sentence.text(in: strings)] + others.map { $0.text(in: strings) }).joined(separator: "\n")
  }

  /// All mistakes of a file as one error; `nil` if there are none.
  package init?(all errors: [InputFileError]) {
    guard let first = errors.first else { return nil }
    self = first
    others = Array(errors.dropFirst())
  }
}
