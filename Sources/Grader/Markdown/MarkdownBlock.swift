/// A paragraph, a listing or another part of a lesson, and where it begins.
package struct MarkdownBlock: Hashable, Sendable {
  /// What the course's Markdown has; a numbered item's marker is as written, `1.` or `a.`.
  package enum Content: Hashable, Sendable {
    case heading(level: Int, [MarkdownInline])
    case paragraph([MarkdownInline]), quote([MarkdownInline])
    case bullets([[MarkdownInline]]), numbered([NumberedItem])
    case table(header: [[MarkdownInline]], rows: [[[MarkdownInline]]])
    case listing(MarkdownListing)
  }

  package struct NumberedItem: Hashable, Sendable {
    package let marker: String
    package let inlines: [MarkdownInline]
  }

  package let content: Content
  package let place: TextPlace

  /// Every stretch of running text in reading order; a listing has none.
  package var texts: [[MarkdownInline]] {
    switch content {
    case .heading(_, let inlines), .paragraph(let inlines), .quote(let inlines): [inlines]
    case .bullets(let items): items
    case .numbered(let items): items.map(\.inlines)
    case .table(let header, let rows): header + rows.joined()
    case .listing: []
    }
  }
}
