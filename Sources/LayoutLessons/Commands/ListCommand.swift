import Course
import Terminal

/// `lessons list`: all lessons and exercises, and how far the learner is.
enum ListCommand {
  static let command = CommandSpec("list", summary: .says("help.list"), options: [.whole], run: run)

  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let session = try Session(surroundings, invocation)
    if invocation.isSet("json") { return session.outcome(try report(session), of: "list") }
    let ids = try session.headers().flatMap(\.exerciseIDs)
    let current = ([session.progress.current].compactMap(\.self) + ids).first {
      ids.contains($0) && !session.progress.isBehind($0)
    }
    var page = session.page
    var listed: [LessonHeader] = []
    var start = 0
    for chapter in session.course.chapters {
      page.gap()
      let title = page.lines.count
      page.paragraph(StyledText(chapter.title, .heading))
      page.gap()
      for folder in chapter.folders {
        let lesson = try session.header(of: folder)
        let isHere = lesson.exerciseIDs.contains { $0 == current }
        // The chapter's title stays with its first lesson.
        if isHere { start = folder == chapter.folders.first ? title : page.lines.count }
        add(lesson, current: current, to: &page, session)
        listed.append(lesson)
      }
    }
    var end = session.page
    session.addCount(of: listed, to: &end)
    var rows = page.lines
    let room = FittedPage.rows - end.lines.count - 1
    if surroundings.settings.isTerminal, !invocation.isSet("all"), rows.count > room {
      let first = min(start, rows.count - room + 1)
      rows = session.cut(Array(rows[first...]), to: room, seeAll: "list")
    }
    page = session.page
    page.add(rows)
    page.gap()
    page.add(end.lines)
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
          ListReport.Entry(lesson: try LessonReport(lesson, session), exercises: exercises))
      }
      chapters.append(ListReport.Chapter(title: chapter.title, lessons: entries))
    }
    let counts = session.counts(of: listed)
    return ListReport(
      title: session.course.title, chapters: chapters, solved: counts.solved, seen: counts.seen,
      total: counts.total)
  }

  private static func add(
    _ lesson: LessonHeader, current: String?, to page: inout Page, _ session: Session
  ) {
    let number = session.number(of: lesson)
    page.paragraph(StyledText("\(number.spaces(to: 2))\(number)  \(lesson.title)", .strong))
    let width = lesson.exerciseIDs.map(\.widthInColumns).max() ?? 0
    for id in lesson.exerciseIDs {
      let state = session.state(of: id)
      let mark = id != current ? " " : session.surroundings.settings.isPlain ? ">" : "▸"
      page.paragraph(
        StyledText("\(mark) ", .strong) + StyledText(id, .code)
          + StyledText(id.spaces(to: width + 2))
          + session.words(state.sentence, state == .solved ? .good : .quiet),
        indent: 4)
    }
    page.gap()
  }
}

extension Session {
  /// How many exercises are solved, how many only seen, and how many there are.
  func counts(of lessons: [LessonHeader]) -> (solved: Int, seen: Int, total: Int) {
    let states = lessons.flatMap(\.exerciseIDs).map { progress.exercises[$0]?.state }
    return (
      states.filter { $0 == .solved }.count, states.filter { $0 == .seen }.count, states.count
    )
  }

  func addCount(of lessons: [LessonHeader], to page: inout Page) {
    let counts = counts(of: lessons)
    page.paragraph(
      words(
        .says(
          "command.status",
          [
            "solved": counts.solved, "total": counts.total,
            "seen": counts.seen,
          ])))
  }
}

private struct ListReport: Report {
  struct Chapter: Encodable {
    let title: String
    let lessons: [Entry]
  }

  struct Entry: Encodable {
    let lesson: LessonReport
    let exercises: [ExerciseReport]
  }

  let title: String
  let chapters: [Chapter]
  let solved, seen, total: Int
}
