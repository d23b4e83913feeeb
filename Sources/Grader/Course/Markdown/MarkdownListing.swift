package import LayoutEngine

/// A fenced block: what it is, and its lines as they stand.
package struct MarkdownListing: Hashable, Sendable {
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

  /// The value of an attribute; empty for a bare word, `nil` if it isn't there.
  package subscript(name: String) -> String? {
    attributes.first { $0.name == name }.map { $0.value ?? "" }
  }
}
