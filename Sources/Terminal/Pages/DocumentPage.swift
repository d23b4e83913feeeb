package import Course
import Feedback

extension Page {
  /// Adds a document, with its drawings made for the width of the page.
  package mutating func add(_ document: Document, _ session: Session) {
    for (place, block) in document.blocks.enumerated() {
      if place > 0 { gap() }
      add(block, session, nil)
    }
  }

  /// Adds blocks of a document, or of a lesson whose drawings show what it says about them.
  package mutating func add(
    blocks: [Document.Block], _ session: Session, of lesson: Lesson? = nil
  ) {
    for block in blocks {
      add(block, session, lesson)
      // The title stands in the header already.
      if case .heading(level: 1, _) = block { continue }
      gap()
    }
  }

  private mutating func add(
    _ block: Document.Block, style: String = "", _ session: Session, _ lesson: Lesson?
  ) {
    switch block {
    case .heading(let level, let words):
      guard level > 1 else { return }
      paragraph(StyledText(words).whenPlain(level == 2 ? .heading : .strong))
    case .paragraph(let words):
      let (indent, hanging) = Self.indents[style] ?? (2, 2)
      paragraph(
        StyledText(words).whenPlain(.init(style: style)), indent: indent, hanging: hanging)
    case .bullets(let items):
      for item in items { paragraph(StyledText("- ") + StyledText(item), hanging: 4) }
    case .numbered(let items):
      for item in items {
        paragraph(
          StyledText("\(item.marker) ") + StyledText(item.text), hanging: item.marker.count + 3)
      }
    // What is to be copied is never broken.
    case .listing(let listing) where style == "copied":
      for line in listing.lines { verbatim(line, .code, indent: 6) }
    case .listing(let listing): add(listing, session, lesson)
    case .quote(let words): paragraph(StyledText(words).whenPlain(.quiet), indent: 4)
    case .picture(let picture, let caption):
      paragraph(StyledText(caption).whenPlain(.quiet))
      add(picture, session)
    case .fold(let summary, let blocks):
      add(summary, style: style, session, lesson)
      add(blocks: blocks, session, of: lesson)
    case .columns(let columns): add(blocks: Array(columns.joined()), session, of: lesson)
    case .part(let part, let blocks) where part.kind == .group:
      for block in blocks { add(block, session, lesson) }
    case .part(_, let blocks): add(blocks: blocks, session, of: lesson)
    case .styled(let style, let block): add(block, style: style, session, lesson)
    case .grid(let grid) where grid.style == "lines": add(lines: grid)
    case .grid(let grid): add(grid)
    case .tiles(let tiles):
      for tile in tiles { paragraph(StyledText(tile.name + [.text(": ")] + tile.value)) }
    // The words beside it say the same.
    case .bar: return
    }
  }

  /// How far paragraphs of a style stand from the left, on the first line and on the others.
  private static let indents = ["legend": (4, 4), "place": (4, 6), "logged": (6, 8)]

  private mutating func add(_ grid: Document.Grid) {
    let table = TextTable(
      header: grid.columns.map { StyledText($0) },
      rows: grid.rows.map { $0.map { StyledText($0.words) } },
      alignments: grid.rows.first?.map { $0.style == "number" ? .trailing : .leading } ?? [])
    add(table, indent: grid.style.isEmpty ? 2 : 4)
  }

  /// Adds lines with their numbers and marks, each with its remarks beside it where there is room.
  private mutating func add(lines grid: Document.Grid) {
    let rows = grid.rows.map { $0.map { StyledText($0.words) } }
    let width = rows.compactMap { $0.first?.widthInColumns }.max() ?? 0
    for row in rows where row.count == 4 {
      let number = StyledText(row[0].text.spaces(to: width)) + row[0].whenPlain(.quiet)
      let line = [number, row[1].isEmpty ? " " : row[1], row[2]].joined(separator: " ")
      let remarks = row[3].whenPlain(.quiet)
      if line.widthInColumns + remarks.widthInColumns + 7 <= columns {
        add([StyledText("    ") + line + "   " + remarks])
      } else {
        paragraph(line, indent: 4, hanging: width + 7)
        paragraph(remarks, indent: width + 7)
      }
    }
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
      case .styled(let style, let words): StyledText(words).whenPlain(.init(style: style))
      case .small, .name, .sign, .meter, .lineBreak: StyledText(inline.plain)
      }
    }.joined()
  }
}

extension StyledText.Meaning {
  /// The meaning of a style of documents; most have none.
  fileprivate init(style: String) {
    self =
      switch style {
      case "bad": .bad
      case "quiet", "legend": .quiet
      default: .plain
      }
  }
}
