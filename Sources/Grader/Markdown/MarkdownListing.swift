/// A fenced block; its first line stands on the line after the block's place.
package struct MarkdownListing: Hashable, Sendable {
  /// A word of the info string: `window=320x72`, or a bare `equivalent` without a value.
  package struct Attribute: Hashable, Sendable {
    package let key: String
    package let value: String?
    package let place: TextPlace
  }

  /// The first word of the info string.
  package let kind: String
  package let attributes: [Attribute]
  package let lines: [String]
}
