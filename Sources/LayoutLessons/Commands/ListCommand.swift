import Course

/// `lessons list`: all lessons and exercises, and how far the learner is.
enum ListCommand {
  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let session = try Session(surroundings, invocation)
    if invocation.isSet("json") { return session.outcome(try report(session), of: "list") }
    var page = session.page
    var listed: [LessonHeader] = []
    for chapter in session.course.chapters {
      page.paragraph(StyledText(chapter.title, .heading))
      page.gap()
      for folder in chapter.folders {
        let lesson = try session.header(of: folder)
        add(lesson, to: &page, session)
        listed.append(lesson)
      }
    }
    StatusCommand.addCount(of: listed, to: &page, session)
    return session.outcome(page)
  }

  /// Everything that a program could show of a list, for which each exercise is read.
  private static func report(_ session: Session) throws(CommandError) -> ListReport {
    var chapters: [ListReport.Chapter] = []
    var listed: [LessonHeader] = []
    for chapter in session.course.chapters {
      var entries: [ListReport.Entry] = []
      for folder in chapter.folders {
        let lesson = try session.header(of: folder)
        listed.append(lesson)
        var exercises: [ExerciseReport] = []
        for id in lesson.exerciseIDs {
          exercises.append(ExerciseReport(try session.exercise(id, of: lesson), session))
        }
        entries.append(
          ListReport.Entry(lesson: LessonReport(lesson, session), exercises: exercises))
      }
      chapters.append(ListReport.Chapter(title: chapter.title, lessons: entries))
    }
    let counts = StatusCommand.counts(of: listed, session)
    return ListReport(
      title: session.course.title, chapters: chapters, solved: counts.solved, seen: counts.seen,
      total: counts.total)
  }

  private static func add(_ lesson: LessonHeader, to page: inout Page, _ session: Session) {
    page.paragraph(StyledText("\(lesson.folder.prefix(2))  \(lesson.title)", .strong))
    let width = lesson.exerciseIDs.map(\.widthInColumns).max() ?? 0
    for id in lesson.exerciseIDs {
      let state = session.state(of: id)
      let padding = String(repeating: " ", count: width - id.widthInColumns + 2)
      page.paragraph(
        StyledText(id, .code) + StyledText(padding)
          + StyledText(session.text(state.sentence), state == .solved ? .good : .quiet),
        indent: 6)
    }
    page.gap()
  }
}
