package import Course
import Feedback

/// A lesson's text, with its drawings made for the width of the terminal.
package struct LessonPage {
  package let session: Session
  package let lesson: Lesson

  package init(session: Session, lesson: Lesson) {
    self.session = session
    self.lesson = lesson
  }

  /// Adds the header and what is read before the exercises of a lesson that takes so long.
  package func addBeforeExercises(minutes: Int, to page: inout Page) {
    let number = session.number(of: lesson.header)
    page.paragraph(
      session.words(
        .says(
          "command.lesson.header",
          [
            "number": .text(number), "total": .count(session.course.folders.count),
            "title": .text(lesson.title), "count": .count(lesson.exerciseIDs.count),
            "minutes": .count(minutes),
          ]), .heading))
    page.gap()
    for section in lesson.halves.before { add(section, to: &page) }
  }

  package func addExplanation(to page: inout Page) {
    if let section = lesson.section(.why) { add(section, to: &page) }
  }

  /// Adds what is read after passing the exercises.
  package func addAfterExercises(to page: inout Page) {
    for section in lesson.halves.after { add(section, to: &page) }
    page.paragraph(StyledText(lesson.header.source, .quiet))
  }

  private func add(_ section: MarkdownDocument.Section, to page: inout Page) {
    if let title = section.title {
      page.gap()
      page.paragraph(StyledText(title, .heading))
      page.gap()
    }
    page.add(blocks: section.blocks.map(\.content), session, of: lesson)
  }
}
