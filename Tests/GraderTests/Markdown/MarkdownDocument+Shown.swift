import Course
import LayoutEngine

extension MarkdownDocument {
  /// The whole structure on a line for each field and block, to be compared as text.
  var shown: [String] {
    frontMatter.map { "\($0.key)@\($0.place.shown)=\($0.value)@\($0.valuePlace.shown)" }
      + blocks.map { "\($0.place.shown) \($0.shown)" }
  }
}

extension TextPlace {
  var shown: String { "\(line):\(column)" }
}

extension MarkdownDocument.Block {
  fileprivate var shown: String {
    switch content {
    case .heading(let level, let text): "h\(level) \(text.shown)"
    case .paragraph(let text): "p \(text.shown)"
    case .quote(let text): "quote \(text.shown)"
    case .bullets(let items): "bullets \(items.map(\.shown))"
    case .numbered(let items): "numbered \(items.map { $0.marker + $0.text.shown })"
    case .table(let header, let rows):
      "table \(header.map(\.shown)) \(rows.map { $0.map(\.shown) })"
    case .listing(let listing): "\(listing.attributes.shown(kind: listing.kind)) \(listing.lines)"
    case .picture, .fold, .columns, .part, .styled, .grid, .tiles, .bar: "not in Markdown"
    }
  }
}

extension [Document.Listing.Attribute] {
  fileprivate func shown(kind: String) -> String {
    ([kind] + map { "\($0.name)=\($0.value ?? "-")@\($0.place.shown)" }).joined(separator: " ")
  }
}

extension [Document.Inline] {
  fileprivate var shown: String { map(\.shown).joined() }
}

extension Document.Inline {
  fileprivate var shown: String {
    switch self {
    case .text(let text): "(\(text))"
    case .code(let code): "`\(code)`"
    case .strong(let inlines): "strong\(inlines.shown)."
    case .emphasis(let inlines): "emphasis\(inlines.shown)."
    case .link(let text, let target): "link(\(text.map(\.plain).joined()) -> \(target))"
    case .small, .name, .styled, .sign, .meter, .lineBreak: "not in Markdown"
    }
  }
}
