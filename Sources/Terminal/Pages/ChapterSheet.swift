package import Course
import Feedback

/// What the lessons of a chapter teach: of each, what one can do then, its idea and its Swift.
package struct ChapterSheet {
  package let title: String
  package let document: Document

  package init(_ title: String, _ lessons: [(number: String, lesson: Lesson)]) {
    self.title = title
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
  package func html(style: String, _ session: Session) -> String {
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
  package var promise: [Document.Inline] {
    for block in document.sections.first?.blocks ?? [] {
      if case .paragraph(let words) = block.content, words.first?.isStrong == true { return words }
    }
    return []
  }
}

extension Document.Inline {
  fileprivate var isStrong: Bool { if case .strong = self { true } else { false } }
}
