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
  /// Errors name the file as told.
  package static func read(
    _ text: String, path: String = ""
  ) throws(CourseError) -> PlacedJSON {
    var scanner = JSONScanner(text, path)
    return try scanner.document()
  }

  /// Lets the strings at some places count as the numbers that they hold.
  mutating func quoteNumbers(at places: Set<SourcePlace>) {
    switch value {
    case .null, .bool, .number: return
    case .string: isQuotedNumber = places.contains(place)
    case .array(var items):
      for index in items.indices { items[index].quoteNumbers(at: places) }
      value = .array(items)
    case .object(var members):
      for index in members.indices { members[index].json.quoteNumbers(at: places) }
      value = .object(members)
    }
  }
}

extension String {
  /// The text in quotes with odd characters escaped; a long one is cut to stay readable.
  package var quoted: String { String(prefix(40)).debugDescription.replacing("\\'", with: "'") }
}
