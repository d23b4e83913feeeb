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
    case listing(Listing)
    case picture(Picture, caption: [Inline])
    /// Blocks that are folded below a summary, where a reader can unfold them.
    case fold(summary: Block, [Block])
    /// Blocks beside each other, where there is room.
    case columns([[Block]])
    case part(Part, [Block])
    /// A block that a style sheet knows by a word.
    case styled(String, Block)
    case grid(Grid)
    /// Numbers with their names, which are read at a glance.
    case tiles([Tile])
    /// Shares of a whole, each with its style; words beside it say the same.
    case bar([Share])

    /// Every stretch of running text in reading order; a listing has none.
    package var texts: [[Inline]] {
      switch self {
      case .heading(_, let words), .paragraph(let words), .quote(let words): [words]
      case .bullets(let items): items
      case .numbered(let items): items.map { $0.text }
      case .listing: []
      case .picture(_, let caption): [caption]
      case .fold(let summary, let blocks): summary.texts + blocks.flatMap { $0.texts }
      case .columns(let columns): columns.joined().flatMap { $0.texts }
      case .part(_, let blocks): blocks.flatMap { $0.texts }
      case .styled(_, let block): block.texts
      case .grid(let grid): grid.texts
      case .tiles(let tiles): tiles.flatMap { [$0.name, $0.value] }
      case .bar: []
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

  /// A stretch of running text; in a lesson, strong and emphasis hold text and code only.
  package indirect enum Inline: Hashable, Sendable {
    case text(String), code(String)
    case strong([Inline]), emphasis([Inline]), small([Inline])
    case link([Inline], target: String)
    /// What somebody chose to be called, whose direction doesn't change the text around it.
    case name(String)
    /// Words that a style sheet knows by a word.
    case styled(String, [Inline])
    /// A sign that is seen and not read aloud, because words beside it say the same.
    case sign(String)
    /// A share from 0 to 1, and what it is a share of.
    case meter(Double, of: String)
    case lineBreak

    /// The words without their marks; of a link, its text.
    package var plain: String {
      switch self {
      case .text(let text), .code(let text), .name(let text), .sign(let text): text
      case .strong(let words), .emphasis(let words), .small(let words), .link(let words, _),
        .styled(_, let words):
        words.map { $0.plain }.joined()
      case .lineBreak: " "
      case .meter: ""
      }
    }
  }

  /// How blocks that belong together are shown.
  package struct Part: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// The first block is its heading.
      case section
      case group
    }

    package let kind: Kind
    /// The word by which a style sheet knows it; may be empty.
    package let style: String
    /// Where links to it lead; empty if none do.
    package let id: String

    package init(_ kind: Kind, style: String = "", id: String = "") {
      (self.kind, self.style, self.id) = (kind, style, id)
    }
  }

  /// A table; rows may stand in parts.
  package struct Grid: Hashable, Sendable {
    package struct Cell: Hashable, Sendable {
      package let words: [Inline]
      /// What stands below the words.
      package let blocks: [Block]
      package let style: String

      package init(_ words: [Inline], _ blocks: [Block] = [], style: String = "") {
        (self.words, self.blocks, self.style) = (words, blocks, style)
      }
    }

    package let style: String
    /// What a wide table is called, which scrolls in its own place; empty for one that doesn't.
    package let label: String
    package let caption: [Inline]
    /// The headings of the columns; none if the rows say what they are.
    package let columns: [[Inline]]
    /// The first cell of a row is its heading.
    package let rows: [[Cell]]

    package init(
      style: String = "", label: String = "", caption: [Inline] = [], columns: [[Inline]] = [],
      rows: [[Cell]] = []
    ) {
      self.style = style
      self.label = label
      self.caption = caption
      self.columns = columns
      self.rows = rows
    }

    fileprivate var texts: [[Inline]] {
      (caption.isEmpty ? [] : [caption]) + columns
        + rows.joined().flatMap { [$0.words] + $0.blocks.flatMap { $0.texts } }
    }
  }

  package struct Tile: Hashable, Sendable {
    package let style: String
    package let name: [Inline]
    package let value: [Inline]

    package init(style: String, name: [Inline], value: [Inline]) {
      (self.style, self.name, self.value) = (style, name, value)
    }
  }

  package struct Share: Hashable, Sendable {
    package let style: String
    package let count: Int

    package init(style: String, count: Int) { (self.style, self.count) = (style, count) }
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
    package let mark: Mark?
    /// Whether readers see the numbers of the lines.
    package let isNumbered: Bool

    package init(
      kind: String = "", attributes: [Attribute] = [], lines: [String], firstLine: Int = 1,
      mark: Mark? = nil, isNumbered: Bool = false
    ) {
      self.kind = kind
      self.attributes = attributes
      self.lines = lines
      self.firstLine = firstLine
      self.mark = mark
      self.isNumbered = isNumbered
    }

    /// A stretch of one of the lines that something is said about.
    package struct Mark: Hashable, Sendable {
      /// The line's place in the listing, counted from 0.
      package let line: Int
      /// The first marked column, counted from 1, and how many there are; both may lie past the end.
      package let column: Int
      package let length: Int

      package init(line: Int, column: Int, length: Int) {
        (self.line, self.column, self.length) = (line, column, length)
      }
    }

    /// The value of an attribute; empty for a bare word, `nil` if it isn't there.
    package subscript(name: String) -> String? {
      attributes.first { $0.name == name }.map { $0.value ?? "" }
    }
  }
}
