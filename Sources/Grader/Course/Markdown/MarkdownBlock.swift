/// A part of a lesson that stands on lines of its own.
package enum MarkdownBlock: Hashable, Sendable {
  case heading(level: Int, [MarkdownInline])
  case paragraph([MarkdownInline]), quote([MarkdownInline])
  case bullets([[MarkdownInline]]), numbered([NumberedItem])
  case table(header: [[MarkdownInline]], rows: [[[MarkdownInline]]])
  case listing(MarkdownListing)

  /// An item with its marker as written, `1.` or `a.`.
  package struct NumberedItem: Hashable, Sendable {
    package let marker: String
    package let text: [MarkdownInline]
  }

  /// Every stretch of running text in reading order; a listing has none.
  package var texts: [[MarkdownInline]] {
    switch self {
    case .heading(_, let inlines), .paragraph(let inlines), .quote(let inlines): [inlines]
    case .bullets(let items): items
    case .numbered(let items): items.map { $0.text }
    case .table(let header, let rows): header + rows.joined()
    case .listing: []
    }
  }
}
