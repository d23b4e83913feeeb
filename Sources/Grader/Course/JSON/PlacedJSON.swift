package import LayoutEngine

/// A JSON value that knows where it stands in its file.
package struct PlacedJSON: Hashable, Sendable {
  /// What a JSON value can be; the members of an object are in file order, each key once.
  package enum Value: Hashable, Sendable {
    case null
    case bool(Bool), number(Double), string(String), array([PlacedJSON]), object([Member])
  }

  /// A key of an object, where the key stands, and its value.
  package struct Member: Hashable, Sendable {
    package let key: String
    package let place: SourcePlace
    package var json: PlacedJSON
  }

  package var value: Value
  package let place: SourcePlace
  /// Whether it is a number in quotes, which counts as a number where one is wanted.
  ///
  /// JSON itself has none: they are the numbers of files in which numbers vary.
  package var isQuotedNumber = false

  /// Reads a whole file, in time linear to its length; a byte order mark may come first.
  ///
  /// - Throws: ``PlacedJSONError`` at the first place that can't be JSON.
  package static func read(_ text: String) throws(PlacedJSONError) -> PlacedJSON {
    var scanner = JSONScanner(text)
    return try scanner.document()
  }
}
