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
      StyledText(
        session.text(
          .says(
            "command.lesson.header",
            [
              "number": .text(number), "total": .count(session.course.folders.count),
              "title": .text(lesson.title), "count": .count(lesson.exerciseIDs.count),
              "minutes": .count(minutes),
            ])), .heading))
    page.gap()
    for section in lesson.halves.before { add(section, to: &page) }
  }

  /// Adds the section that says why it works.
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
    for block in section.blocks { add(block.content, to: &page) }
  }

  /// Adds one block as it is written.
  package func add(_ block: Document.Block, to page: inout Page) {
    switch block {
    case .heading(level: 1, _):
      // The title stands in the header already.
      return
    case .heading(_, let words):
      page.paragraph(styled(words).whenPlain(.strong))
    case .paragraph(let words):
      page.paragraph(styled(words))
    case .bullets(let items):
      for item in items { page.paragraph(StyledText("- ") + styled(item), hanging: 4) }
    case .numbered(let items):
      for item in items {
        page.paragraph(
          StyledText("\(item.marker) ") + styled(item.text), hanging: item.marker.count + 3)
      }
    case .table(let header, let rows):
      page.add(
        TextTable(
          header: header.map { styled($0) }, rows: rows.map { $0.map { styled($0) } }))
    case .listing(let listing): add(listing, to: &page)
    case .quote(let words):
      page.paragraph(styled(words).whenPlain(.quiet), indent: 4)
    case .picture(let picture, let caption):
      page.paragraph(styled(caption).whenPlain(.quiet))
      page.add(picture, session)
    case .fold(let summary, let blocks):
      page.paragraph(styled(summary).whenPlain(.strong))
      for block in blocks { add(block, to: &page) }
    case .columns(let columns):
      for block in columns.joined() { add(block, to: &page) }
    case .part(_, let blocks):
      for block in blocks { add(block, to: &page) }
    case .styled(_, let block): return add(block, to: &page)
    // No lesson has one of these.
    case .grid, .tiles, .bar: return
    }
    page.gap()
  }

  private func add(_ listing: Document.Listing, to page: inout Page) {
    guard listing.kind == "drawing" else {
      page.addListing(listing.lines.joined(separator: "\n"))
      return
    }
    guard let picture = lesson.picture(listing) else {
      for line in listing.lines { page.verbatim(line, indent: 4) }
      return
    }
    page.add(picture, session)
  }

  /// Running text with its marks as meanings.
  package func styled(_ words: [Document.Inline]) -> StyledText {
    words.map { inline in
      switch inline {
      case .text(let text): StyledText(text)
      case .strong(let inside): StyledText(inside.map(\.plain).joined(), .strong)
      case .emphasis(let inside): StyledText(inside.map(\.plain).joined(), .emphasis)
      case .code(let text): StyledText(text, .code)
      case .link(let words, let target):
        StyledText(words.map(\.plain).joined(), .link) + StyledText(" (\(target))", .quiet)
      case .small, .name, .styled, .sign, .meter, .lineBreak: StyledText(inline.plain)
      }
    }.joined()
  }
}

extension Lesson {
  /// The sections that are presented, by the headings that every lesson has.
  package enum PresentedSection: String {
    case guess = "Guess first"
    case idea = "One idea"
    case example = "Worked example"
    case replies = "If you guessed …"
    case why = "Why it works"
  }

  /// A section by its heading; `nil` in a course that has other ones.
  package func section(_ section: PresentedSection) -> MarkdownDocument.Section? {
    document.sections.first { $0.title == section.rawValue }
  }
}
