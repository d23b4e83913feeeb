import Course
import Terminal

/// What the screen shows after the last exercise of a chapter.
struct ChapterCard {
  private let chapter: OpenCourse.Chapter
  private let number: Int
  private let lessons: [Lesson]
  private let session: Session

  /// - Returns: `nil` unless an exercise that was just passed was the last of its chapter.
  init?(after exercise: Exercise, _ session: Session) throws(CommandError) {
    guard let chapter = session.chapter(of: exercise.lessonFolder),
      let index = session.course.chapters.firstIndex(where: { $0.folders == chapter.folders })
    else { return nil }
    var lessons: [Lesson] = []
    for folder in chapter.folders {
      let header = try session.header(of: folder)
      guard session.isComplete(header) else { return nil }
      lessons.append(try session.lesson(header))
    }
    (self.chapter, number, self.lessons, self.session) = (chapter, index + 1, lessons, session)
  }

  var view: PagesView {
    PagesView(session.text(.says("screen.chapter", ["chapter": chapter.title]))) { add(to: &$0) }
  }

  private func add(to page: inout Page) {
    for lesson in lessons where !lesson.promise.isEmpty {
      page.paragraph(StyledText("✓ ", .good) + StyledText(lesson.promise), hanging: 4)
    }
    page.gap()
    let hard = lessons.flatMap { lesson in
      lesson.exerciseIDs.enumerated().map { number, id in
        (lesson: lesson.header, number: number + 1, record: session.progress[id])
      }
    }.filter { $0.record.checks > 2 && $0.record.state == .solved }
    for (lesson, number, record) in hard.sorted(by: { $0.record.checks > $1.record.checks }).prefix(
      3)
    {
      let words = Sentence.says(
        "screen.chapter.overcome",
        [
          "lesson": .text(session.number(of: lesson)), "number": .count(number),
          "count": .count(record.checks),
        ])
      page.paragraph(session.words(words))
    }
    let days = lessons.compactMap { session.days(until: $0.header) }.min()
    if let days {
      page.paragraph(session.words(.says("screen.chapter.due", ["count": max(1, days)])))
    }
    if let run = session.progress.practice?.run, run > 1 {
      page.paragraph(session.words(.says("screen.chapter.days", ["count": run]), .quiet))
    }
    page.gap()
    let command = session.command("sheet \(number)")
    page.paragraph(session.styled(.says("screen.chapter.sheet", ["command": command])))
  }
}
