/// What stands behind the statement of an entry: how strong it is, whether it counts, and names.
struct EntryTail {
  var priority: Double?
  /// `nil` if the line doesn't tell, as before iOS 10.
  var isActive: Bool?
  var legends = EntryLegends()
  var content: ContentStrength?
  /// Whether the priority is written as Masonry does, `^low`.
  var isInMasonrysWords = false
}

/// The names that are told at the end of a line.
struct EntryLegends {
  /// Names with their addresses, such as `Title:0x1`, in their order.
  var names: [String] = []
  /// What is printed as `|`.
  var superview: ConstraintDescription.Item?

  /// A side with the address of its item, where the names tell it.
  ///
  /// - Parameters:
  ///   - side: A side as the statement has it.
  ///   - occurrence: Which of two items with the same name is meant: 0 for the first.
  /// - Returns: The side with its legend.
  func side(_ side: EntryBody.Side, occurrence: Int) -> ConstraintDescription.Side {
    ConstraintDescription.Side(item(side.name, occurrence: occurrence), side.attribute)
  }

  private func item(_ name: LogName, occurrence: Int) -> ConstraintDescription.Item {
    if name.hasAddress {
      let isNamed = names.contains(name.text)
      return ConstraintDescription.Item(name.text, legend: isNamed ? name.text : nil)
    }
    if name.text == LogName.superview.text, let superview { return superview }
    let own = names.filter { $0.hasPrefix("\(name.text):") }
    return ConstraintDescription.Item(
      name.text, legend: own.isEmpty ? nil : own[min(occurrence, own.count - 1)])
  }
}

extension EntryReader {
  /// Whether something that belongs to the end of an entry begins at a place.
  func startsTail(at place: Int) -> Bool {
    if bytes.has(">", at: place) { return !bytes.has("=", at: place + 1) }
    guard place < bytes.bytes.count else { return true }
    switch bytes.bytes[place] {
    case UInt8(ascii: "("), UInt8(ascii: "p"), UInt8(ascii: "^"), UInt8(ascii: "H"),
      UInt8(ascii: "@"):
      return bytes.has("(active", at: place) || bytes.has("(inactive", at: place)
        || bytes.has("(Names:", at: place) || bytes.has("(names:", at: place)
        || bytes.has("priority:", at: place) || bytes.has("^", at: place)
        || bytes.has("@", at: place) || bytes.has("Hug:", at: place)
    default: return false
    }
  }

  /// Reads up to the `>` that ends the entry.
  mutating func tail() throws(EntryError) -> EntryTail {
    var tail = EntryTail()
    while true {
      bytes.skipSpaces()
      if bytes.take("priority:") || bytes.take("@") {
        bytes.skipSpaces()
        tail.priority = try number()
      } else if bytes.take("^") {
        tail.priority = try masonryPriority()
        tail.isInMasonrysWords = true
      } else if bytes.take("Hug:") {
        tail.content = try contentStrength()
      } else if bytes.take("(active") {
        tail.isActive = true
        try legends(into: &tail)
      } else if bytes.take("(inactive") {
        tail.isActive = false
        try legends(into: &tail)
      } else if bytes.take("(Names:") || bytes.take("(names:") {
        try legends(into: &tail)
      } else {
        return tail
      }
    }
  }

  private mutating func masonryPriority() throws(EntryError) -> Double {
    let words: [(StaticString, Priority)] = [
      ("low", .low), ("medium", .medium), ("high", .high), ("required", .required),
      ("fitting size", .fittingSizeLevel),
    ]
    for (word, priority) in words where bytes.take(word) { return priority.value }
    return try number()
  }

  private mutating func contentStrength() throws(EntryError) -> ContentStrength {
    let hugging = try number()
    bytes.skipSpaces()
    guard bytes.take("CompressionResistance:") else { throw error() }
    return ContentStrength(hugging: hugging, compression: try number())
  }

  /// Reads `, names: Title:0x1, '|':UIView:0x2 )`, of which all but the end may be missing.
  private mutating func legends(into tail: inout EntryTail) throws(EntryError) {
    var superview: String?
    while true {
      bytes.skipSpaces()
      if bytes.take(",") { continue }
      if bytes.take("names:") || bytes.take("Names:") { continue }
      if bytes.take(")") { break }
      if bytes.take("'|':") || bytes.take("\u{2018}|\u{2019}:") || bytes.take("\u{2019}|\u{2019}:")
      {
        superview = try legend()
      } else {
        tail.legends.names.append(try legend())
      }
    }
    guard let superview else { return }
    let isNamed = tail.legends.names.contains(superview)
    let name = superview.lastIndex(of: ":").map { String(superview[..<$0]) }
    tail.legends.superview =
      isNamed
      ? ConstraintDescription.Item(name ?? superview, legend: superview)
      : ConstraintDescription.Item(superview)
  }

  /// One name of the list: up to its address and text, or up to the list's end without one.
  private mutating func legend() throws(EntryError) -> String {
    let start = bytes.position
    var place = start
    while place < bytes.bytes.count, place == start || !endsList(place) {
      if place > start, let end = endOfAddress(at: place) {
        bytes.position = end
        return bytes.text(start..<end)
      }
      place += 1
    }
    bytes.position = place
    guard place > start, place < bytes.bytes.count else { throw error() }
    return bytes.text(start..<place)
  }

  /// Where `:0x1` and a text behind it end, if a name can end there.
  private func endOfAddress(at place: Int) -> Int? {
    guard bytes.has(":0x", at: place) else { return nil }
    let end = bytes.end(from: place + 3) { $0.isHexDigit }
    if endsLegend(end) { return end }
    guard let quote = bytes.quote(at: end) else { return nil }
    return bytes.endOfQuoted(from: end + quote, where: endsLegend)
  }

  private func endsLegend(_ place: Int) -> Bool {
    bytes.has(",", at: place) || bytes.has(")", at: place) || bytes.has(" )", at: place)
  }

  private func endsList(_ place: Int) -> Bool {
    bytes.has(")>", at: place) || bytes.has(" )>", at: place)
  }
}
