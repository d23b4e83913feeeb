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

/// What the lessons of a chapter teach: of each, what one can do then, its idea and its Swift.
struct ChapterSheet {
  let title: String
  let document: Document

  init(_ chapter: OpenCourse.Chapter, _ lessons: [(number: String, lesson: Lesson)]) {
    title = chapter.title
    document = Document(
      lessons.flatMap { number, lesson in
        [.heading(level: 2, [.text("\(number) · \(lesson.title)")])] + Self.blocks(of: lesson)
      })
  }

  private static func blocks(of lesson: Lesson) -> [Document.Block] {
    let ideas = lesson.blocks(of: .idea).flatMap { $0.texts }.joined().filter(\.isStrong)
    let listings = lesson.blocks(of: .swift).filter {
      if case .listing = $0 { true } else { false }
    }
    return ([lesson.promise] + ideas.map { [$0] }).filter { !$0.isEmpty }.map { .paragraph($0) }
      + listings.prefix(1)
  }

  /// The sheet as a page to print.
  func html(style: String, _ session: Session) -> String {
    let page = HTMLPage(
      language: session.course.strings.language, title: title, heading: [.text(title)],
      kind: "sheet", style: .written(style), foot: [.text(session.course.title)])
    var text = HTMLText()
    text.open(page)
    text.add(document.blocks)
    text.close(page)
    return text.html
  }
}

extension Lesson {
  fileprivate func blocks(of section: PresentedSection) -> [Document.Block] {
    self.section(section)?.blocks.map(\.content) ?? []
  }

  /// What one can do after the lesson, as its first paragraph says it; empty if it says nothing.
  var promise: [Document.Inline] {
    for block in document.sections.first?.blocks ?? [] {
      if case .paragraph(let words) = block.content, words.first?.isStrong == true { return words }
    }
    return []
  }
}

extension Document.Inline {
  fileprivate var isStrong: Bool { if case .strong = self { true } else { false } }
}

extension Session {
  func sheet(of chapter: OpenCourse.Chapter) throws(CommandError) -> ChapterSheet {
    var lessons: [(number: String, lesson: Lesson)] = []
    for folder in chapter.folders {
      let header = try header(of: folder)
      lessons.append((number(of: header), try lesson(header)))
    }
    return ChapterSheet(chapter, lessons)
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
