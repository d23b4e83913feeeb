/// One idea, told in a few hundred words.
package struct Lesson: Sendable {
  package let header: LessonHeader
  package let file: CourseText
  package let document: MarkdownDocument

  package var folder: String { header.folder }
  package var id: String { header.id }
  package var title: String { header.title }
  package var exerciseIDs: [String] { header.exerciseIDs }
}
