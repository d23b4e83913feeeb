import Course
import Feedback
import Grading
import Terminal

/// The views that the commands open, each made from the session.
extension CourseScreen {
  func view(for command: ScreenCommand) throws(CommandError) -> (any ScreenView)? {
    switch command {
    case .lesson: return try lessonView()
    case .list: return try listView()
    case .keys: return keysView
    case .page: return pageView
    case .sandbox: return SandboxView()
    default: return nil
    }
  }

  private func listView() throws(CommandError) -> any ScreenView {
    var entries: [ListView.Entry] = []
    for chapter in session.course.chapters {
      for folder in chapter.folders {
        let lesson = try session.header(of: folder)
        entries.append(
          ListView.Entry(
            chapter: chapter.title, number: session.number(of: lesson), lesson: lesson))
      }
    }
    return ListView(entries, at: view.exercise.id)
  }

  private func lessonView() throws(CommandError) -> any ScreenView {
    let (session, lesson) = (session, try session.lesson(view.exercise.lesson))
    let minutes = try session.minutes(of: lesson.header)
    return PagesView(lesson.title) { page in
      let text = LessonPage(session: session, lesson: lesson)
      text.addBeforeExercises(minutes: minutes, to: &page)
      if session.isComplete(lesson.header) { text.addAfterExercises(to: &page) }
    }
  }

  private var keysView: any ScreenView {
    let words = session.text(.says("screen.help"))
    return PagesView(session.text(.says("screen.help.title"))) { page in
      for line in words.split(separator: "\n") { page.paragraph(StyledText(String(line))) }
    }
  }

  /// The whole exercise, and all that was said about the answer.
  private var pageView: any ScreenView {
    let (session, prepared, told) = (session, view.prepared, view.told)
    return PagesView(prepared.exercise.title) { page in
      for paragraph in told.paragraphs {
        page.paragraph(paragraph)
        page.gap()
      }
      page.add(ExercisePage(session: session, prepared: prepared).lines(columns: page.columns))
    }
  }
}
