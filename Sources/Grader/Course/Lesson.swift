/// One idea, told in a few hundred words, with its exercises.
package struct Lesson: Sendable {
  /// The folder's name, for example `05-equality`.
  package let folder: String
  /// An identifier that never changes, for example `equality`.
  package let id: String
  package let title: String
  /// The ideas that are taught here.
  package let teaches: [String]
  /// The ideas that have to be taught before.
  package let needs: [String]
  /// The work that the lesson retells.
  package let source: String
  /// How long it takes, in minutes.
  package let minutes: Int
  /// The file as it was read.
  package let file: CourseText
  package let document: MarkdownDocument
  package internal(set) var exercises: [Exercise]
}
