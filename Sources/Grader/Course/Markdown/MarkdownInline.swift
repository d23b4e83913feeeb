/// A stretch of running text; strong and emphasis hold text and code only.
package indirect enum MarkdownInline: Hashable, Sendable {
  case text(String), code(String)
  case strong([MarkdownInline]), emphasis([MarkdownInline])
  case link(text: String, target: String)

  /// The words without their marks; of a link, its text.
  package var plain: String {
    switch self {
    case .text(let text), .code(let text), .link(let text, _): text
    case .strong(let inlines), .emphasis(let inlines): inlines.map { $0.plain }.joined()
    }
  }
}
