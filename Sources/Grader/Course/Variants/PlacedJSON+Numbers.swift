import LayoutEngine

extension PlacedJSON {
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
