package import Course

/// Documents as Markdown, which GitHub and others show.
package enum MarkdownText {
  /// Blocks with an empty line between them, and a line end after the last one.
  package static func text(of blocks: [Document.Block]) -> String {
    blocks.map { lines(of: $0).joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private static func lines(of block: Document.Block) -> [String] {
    switch block {
    case .heading(let level, let words):
      [String(repeating: "#", count: level) + " " + text(of: words)]
    case .paragraph(let words): [text(of: words)]
    case .quote(let words): ["> " + text(of: words)]
    case .bullets(let items): items.map { "- " + text(of: $0) }
    case .numbered(let items): items.map { "\($0.marker) " + text(of: $0.text) }
    case .grid(let grid):
      [row(grid.columns), row(grid.columns.map { _ in [.text("---")] })]
        + grid.rows.map { cells in row(cells.map { $0.words }) }
    case .listing(let listing): ["```" + listing.kind] + listing.lines + ["```"]
    case .picture(let picture, let caption):
      [text(of: caption), "", "```"] + PlainDrawing.lines(picture.yours + picture.wanted) + ["```"]
    case .fold(let summary, let blocks): lines(of: .part(.init(.group), [summary] + blocks))
    case .columns(let columns): lines(of: .part(.init(.group), columns.flatMap { $0 }))
    case .part(_, let blocks):
      blocks.enumerated().flatMap { ($0 > 0 ? [""] : []) + lines(of: $1) }
    case .styled(_, let block): lines(of: block)
    case .tiles(let tiles): tiles.map { "- \(text(of: $0.name)): \(text(of: $0.value))" }
    case .bar: []
    }
  }

  package static func row(_ cells: [[Document.Inline]]) -> String {
    "| " + cells.map { text(of: $0) }.joined(separator: " | ") + " |"
  }

  package static func text(of words: [Document.Inline]) -> String {
    words.map { inline in
      switch inline {
      case .text(let text): escaped(text)
      case .name(let name): withoutMarks(name)
      case .code(let text): "`\(text)`"
      case .strong(let words): "**\(text(of: words))**"
      case .emphasis(let words): "*\(text(of: words))*"
      case .link(let words, let target): "[\(text(of: words))](\(target))"
      case .small(let words), .styled(_, let words): text(of: words)
      case .sign(let sign): escaped(sign)
      case .meter: ""
      case .lineBreak: "\n"
      }
    }.joined()
  }

  /// Words of our own, in which no character means anything to Markdown or to HTML.
  private static func escaped(_ words: String) -> String {
    var text = ""
    for character in words {
      if "\\`*_[]<>#|~&".contains(character) { text.append("\\") }
      text.append(character)
    }
    return text
  }

  /// What somebody typed, on one line, without marks, links and mentions.
  ///
  /// Source: CommonMark 0.31, Backslash escapes.
  private static func withoutMarks(_ words: String) -> String {
    var text = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "\n", "\t": text += " "
      // A backslash doesn't prevent GitHub from notifying the account with that name.
      case "@": text += "@<!-- -->"
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case "!"..."/", ":"..."@", "["..."`", "{"..."~":
        text += "\\"
        text.unicodeScalars.append(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
