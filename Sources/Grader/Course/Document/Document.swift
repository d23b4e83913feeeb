package import LayoutEngine

/// What a person reads, as a tree.
///
/// A lesson is read into it, and the pages of commands and of classes are built from it. Renderers for
/// a terminal, HTML and Markdown add nothing to what it says.
package struct Document: Hashable, Sendable {
  package var blocks: [Block]

  package init(_ blocks: [Block] = []) { self.blocks = blocks }

  /// A part that stands on lines of its own.
  package indirect enum Block: Hashable, Sendable {
    case heading(level: Int, [Inline])
    case paragraph([Inline]), quote([Inline])
    case bullets([[Inline]]), numbered([NumberedItem])
    case table(header: [[Inline]], rows: [[[Inline]]])
    case listing(Listing)
    case picture(Picture, caption: [Inline])
    /// Blocks that are folded below a summary, where a reader can unfold them.
    case fold(summary: [Inline], [Block])
    /// Blocks beside each other, where there is room.
    case columns([[Block]])

    /// Every stretch of running text in reading order; a listing has none.
    package var texts: [[Inline]] {
      switch self {
      case .heading(_, let words), .paragraph(let words), .quote(let words): [words]
      case .bullets(let items): items
      case .numbered(let items): items.map { $0.text }
      case .table(let header, let rows): header + rows.joined()
      case .listing: []
      case .picture(_, let caption): [caption]
      case .fold(let summary, let blocks): [summary] + blocks.flatMap { $0.texts }
      case .columns(let columns): columns.joined().flatMap { $0.texts }
      }
    }
  }

  /// An item with its marker as written, `1.` or `a.`.
  package struct NumberedItem: Hashable, Sendable {
    package let marker: String
    package let text: [Inline]

    package init(marker: String, text: [Inline]) {
      self.marker = marker
      self.text = text
    }
  }

  /// A stretch of running text; strong and emphasis hold text and code only.
  package indirect enum Inline: Hashable, Sendable {
    case text(String), code(String)
    case strong([Inline]), emphasis([Inline])
    case link(text: String, target: String)

    /// The words without their marks; of a link, its text.
    package var plain: String {
      switch self {
      case .text(let text), .code(let text), .link(let text, _): text
      case .strong(let words), .emphasis(let words): words.map { $0.plain }.joined()
      }
    }
  }

  /// Lines as they stand: a fenced block of a lesson, an answer, a log.
  package struct Listing: Hashable, Sendable {
    /// A word of the info string: `window=320x72`, or a bare `equivalent` without a value.
    package struct Attribute: Hashable, Sendable {
      package let name: String
      package let value: String?
      package let place: SourcePlace
    }

    /// The first word of the info string.
    package let kind: String
    /// The other words in order, each name once.
    package let attributes: [Attribute]
    package let lines: [String]
    /// The line on which the first of the lines stands, counted from 1.
    package let firstLine: Int

    package init(
      kind: String = "", attributes: [Attribute] = [], lines: [String], firstLine: Int = 1
    ) {
      self.kind = kind
      self.attributes = attributes
      self.lines = lines
      self.firstLine = firstLine
    }

    /// The value of an attribute; empty for a bare word, `nil` if it isn't there.
    package subscript(name: String) -> String? {
      attributes.first { $0.name == name }.map { $0.value ?? "" }
    }
  }
}
