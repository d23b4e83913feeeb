package import Course
import Feedback

extension Page {
  /// Adds a document as it is written, with its drawings made for the width of the page.
  package mutating func add(_ document: Document, _ session: Session) {
    add(blocks: document.blocks, session)
  }

  /// Adds blocks of a document, or of a lesson whose drawings show what it says about them.
  package mutating func add(
    blocks: [Document.Block], _ session: Session, of lesson: Lesson? = nil
  ) {
    for block in blocks { add(block, session, lesson) }
  }

  private mutating func add(_ block: Document.Block, _ session: Session, _ lesson: Lesson?) {
    switch block {
    case .heading(level: 1, _):
      // The title stands in the header already.
      return
    case .heading(_, let words): paragraph(StyledText(words).whenPlain(.strong))
    case .paragraph(let words): paragraph(StyledText(words))
    case .bullets(let items):
      for item in items { paragraph(StyledText("- ") + StyledText(item), hanging: 4) }
    case .numbered(let items):
      for item in items {
        paragraph(
          StyledText("\(item.marker) ") + StyledText(item.text), hanging: item.marker.count + 3)
      }
    case .table(let header, let rows):
      add(
        TextTable(
          header: header.map { StyledText($0) }, rows: rows.map { $0.map { StyledText($0) } }))
    case .listing(let listing): add(listing, session, lesson)
    case .quote(let words): paragraph(StyledText(words).whenPlain(.quiet), indent: 4)
    case .picture(let picture, let caption):
      paragraph(StyledText(caption).whenPlain(.quiet))
      add(picture, session)
    case .fold(let summary, let blocks):
      paragraph(StyledText(summary).whenPlain(.strong))
      add(blocks: blocks, session, of: lesson)
    case .columns(let columns): add(blocks: Array(columns.joined()), session, of: lesson)
    case .part(_, let blocks): add(blocks: blocks, session, of: lesson)
    case .styled(_, let block): return add(block, session, lesson)
    case .grid(let grid):
      let rows = grid.rows.map { $0.map { StyledText($0.words) } }
      add(TextTable(header: grid.columns.map { StyledText($0) }, rows: rows))
    case .tiles(let tiles):
      for tile in tiles { paragraph(StyledText(tile.name + [.text(": ")] + tile.value)) }
    // The words beside it say the same.
    case .bar: return
    }
    gap()
  }

  private mutating func add(_ listing: Document.Listing, _ session: Session, _ lesson: Lesson?) {
    guard listing.kind == "drawing" else {
      return addListing(listing.lines.joined(separator: "\n"))
    }
    guard let picture = lesson?.picture(listing) else {
      for line in listing.lines { verbatim(line, indent: 4) }
      return
    }
    add(picture, session)
  }
}

extension StyledText {
  /// Running text with its marks as meanings.
  package init(_ words: [Document.Inline]) {
    self = words.map { inline in
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
