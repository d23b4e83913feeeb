import Course
import Feedback
import LayoutEngine
import Terminal

/// `lessons sheet`: what the lessons of a chapter teach, on one page.
enum SheetCommand {
  static let command = CommandSpec(
    "sheet", summary: .says("help.sheet"),
    positionals: [.init("chapter", .optional, help: .says("help.sheet.chapter"))],
    options: [.init("html", help: .says("help.sheet.html"))], run: run)

  static func run(
    _ invocation: Invocation, _ surroundings: Surroundings
  ) throws(CommandError) -> Outcome {
    let session = try Session(surroundings, invocation)
    guard let chapter = try session.chapter(invocation.positionals.first) else {
      throw .usage(UsageSentence.lessonsMissing)
    }
    let sheet = try session.sheet(of: chapter)
    if invocation.isSet("json") {
      let report = SheetReport(
        chapter: sheet.title, markdown: MarkdownText.text(of: sheet.document.blocks))
      return session.outcome(report, of: "sheet")
    }
    if invocation.isSet("html") {
      let html = sheet.html(style: session.courseFolder.pageStyle(surroundings), session)
      return session.outcome(session.page.adding(html))
    }
    var page = session.page
    page.paragraph(StyledText(sheet.title, .heading))
    page.gap()
    page.add(sheet.document, session)
    var outcome = session.outcome(page)
    outcome.isPaged = true
    return outcome
  }
}

private struct SheetReport: Report {
  let chapter: String
  let markdown: String
}

extension Page {
  /// The same page with lines as they are.
  fileprivate func adding(_ text: String) -> Page {
    var page = self
    page.add(text.sourceLines.dropLast().map { StyledText(String($0)) })
    return page
  }
}

extension Session {
  func sheet(of chapter: OpenCourse.Chapter) throws(CommandError) -> ChapterSheet {
    var lessons: [(number: String, lesson: Lesson)] = []
    for folder in chapter.folders {
      let header = try header(of: folder)
      lessons.append((number(of: header), try lesson(header)))
    }
    return ChapterSheet(chapter.title, lessons)
  }

  /// The chapter with a number, from 1, or whose title begins with some words, or in which a lesson
  /// is; without words, the chapter in which the learner is.
  func chapter(_ words: String?) throws(CommandError) -> OpenCourse.Chapter? {
    let chapters = course.chapters
    guard let words else {
      let current = try currentExercise()
      return current.flatMap { chapter(of: $0.lessonFolder) } ?? chapters.last
    }
    if let number = Int(words) {
      guard chapters.indices.contains(number - 1) else {
        throw .usage(
          .says("usage.chapterMissing", ["name": .text(words), "total": .count(chapters.count)]))
      }
      return chapters[number - 1]
    }
    let titled = chapters.first { $0.title.lowercased().hasPrefix(words.lowercased()) }
    if let titled { return titled }
    return chapter(of: try lesson(named: words).folder)
  }

  func chapter(of folder: String) -> OpenCourse.Chapter? {
    course.chapters.first { $0.folders.contains(folder) }
  }
}
