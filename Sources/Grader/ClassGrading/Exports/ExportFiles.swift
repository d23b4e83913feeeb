/// Files that are written about a class, and what the teacher should know of them beforehand.
package struct ExportFiles {
  package var classFiles: [any ClassFile] = []
  package var learnerFiles: [any LearnerFile] = []
  /// As sentences.
  package var notices: [String] = []

  package init() {}
}

/// Why no files can be written for a word of `--export`.
package struct ExportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is the matter, and what to do.
  package let description: String

  init(_ description: String) { self.description = description }
}
