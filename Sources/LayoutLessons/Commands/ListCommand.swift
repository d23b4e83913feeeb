import Grader

/// `lessons list`: all lessons and exercises, and how far the learner is.
enum ListCommand {
  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let session = try Session(surroundings, invocation)
    if invocation.isSet("json") { return session.outcome(report(session), of: "list") }
    var page = session.page
    for chapter in session.course.chapters {
      page.paragraph(StyledText(chapter.title, .heading))
      page.gap()
      for lesson in chapter.lessons { add(lesson, to: &page, session) }
    }
    StatusCommand.addCount(to: &page, session)
    return session.outcome(page)
  }

  private static func report(_ session: Session) -> ListReport {
    let counts = StatusCommand.counts(session)
    return ListReport(
      title: session.course.title,
      chapters: session.course.chapters.map { chapter in
        ListReport.Chapter(
          title: chapter.title,
          lessons: chapter.lessons.map { lesson in
            ListReport.Entry(
              lesson: LessonReport(lesson, session),
              exercises: lesson.exercises.map { ExerciseReport($0, session) })
          })
      }, solved: counts.solved, seen: counts.seen, total: counts.total)
  }

  private static func add(_ lesson: Lesson, to page: inout Page, _ session: Session) {
    page.paragraph(StyledText("\(lesson.folder.prefix(2))  \(lesson.title)", .strong))
    let width = lesson.exercises.map(\.id.widthInColumns).max() ?? 0
    for exercise in lesson.exercises {
      let state = session.state(of: exercise)
      let padding = String(repeating: " ", count: width - exercise.id.widthInColumns + 2)
      page.paragraph(
        StyledText(exercise.id, .code) + StyledText(padding)
          + StyledText(session.text(state), state == .stateSolved ? .good : .quiet), indent: 6)
    }
    page.gap()
  }
}
