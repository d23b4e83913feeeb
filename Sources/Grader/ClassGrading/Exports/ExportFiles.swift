package import Course

/// Files that are written about a class, and what the teacher should know of them beforehand.
package struct ExportFiles {
  package var classFiles: [any ClassFile] = []
  package var learnerFiles: [any LearnerFile] = []
  /// As sentences.
  package var notices: [String] = []

  package init() {}
}

/// Why no files can be written for a word of `--export`.
package struct ExportError: Error, Hashable, Sendable {
  /// What is wrong and what to do next.
  package let sentence: Sentence

  init(_ sentence: Sentence) { self.sentence = sentence }
}
