package import Course

/// The files that are written about a class, and messages about them for the teacher.
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
