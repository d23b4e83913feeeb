extension EntryReader {
  /// Reads a gap or a size: `V:|-(8)-[UIView:0x1]`, `H:[UIView:0x1(>=40)]`.
  mutating func format() throws(EntryError) -> EntryBody {
    let isAcross = bytes.take("H:")
    if !isAcross { bytes.position += 2 }
    let before = try end()
    if let size = before.size {
      var body = EntryBody(
        first: .init(name: before.name, attribute: isAcross ? "width" : "height"))
      body.apply(size)
      body.isVisualFormat = true
      return body
    }
    guard bytes.take("-") else { throw error() }
    guard bytes.take("(") else { throw error() }
    let size = try extent()
    guard bytes.take(")-") else { throw error() }
    let after = try end()
    guard after.size == nil, !(before.isSuperview && after.isSuperview) else { throw error() }
    let marker = mark()
    return EntryBody(gap: size, from: before, to: after, isAcross: isAcross, marker)
  }

  /// `(LTR)` or `(RTL)`, if one comes next.
  private mutating func mark() -> EntryBody.Mark? {
    let start = bytes.position
    bytes.skipSpaces()
    if bytes.take("(LTR)") { return .leftToRight }
    if bytes.take("(RTL)") { return .rightToLeft }
    bytes.position = start
    return nil
  }

  /// What a gap begins or ends with: `|`, or an item in brackets with its size.
  private mutating func end() throws(EntryError) -> FormatEnd {
    if bytes.take("|") { return FormatEnd(name: .superview) }
    guard bytes.take("[") else { throw error() }
    let start = bytes.position
    guard let end = endOfName(from: start) else { throw error() }
    bytes.position = end.place
    let name =
      end.isAddressed
      ? bytes.addressedName(start..<end.place)
      : LogName(text: bytes.text(start..<end.place), hasAddress: false)
    guard bytes.take("(") else {
      guard bytes.take("]") else { throw error() }
      return FormatEnd(name: name)
    }
    let size = try extent()
    guard bytes.take(")]") else { throw error() }
    return FormatEnd(name: name, size: size)
  }

  /// Where a name in brackets ends: before `]`, or before the size in parentheses.
  private func endOfName(from start: Int) -> (place: Int, isAddressed: Bool)? {
    let addressed = bytes.endOfAddressed(from: start) { place in
      endsBracket(place) || hasSize(at: place)
    }
    if let addressed { return (addressed, true) }
    var place = start
    while place < bytes.bytes.count {
      if place > start, endsBracket(place) || hasSize(at: place) { return (place, false) }
      place += 1
    }
    return nil
  }

  /// Whether `]` stands at a place, and behind it something that can follow.
  private func endsBracket(_ place: Int) -> Bool {
    guard bytes.has("]", at: place) else { return false }
    guard place + 1 < bytes.bytes.count else { return true }
    switch bytes.bytes[place + 1] {
    case UInt8(ascii: "-"): return bytes.has("-(", at: place + 1)
    case UInt8(ascii: "("), UInt8(ascii: " "), UInt8(ascii: ">"), UInt8(ascii: "^"), 0x09:
      return true
    default: return false
    }
  }

  /// Whether a size and the end of its brackets stand at a place: `(>=40@750)]`.
  private func hasSize(at place: Int) -> Bool {
    guard bytes.has("(", at: place) else { return false }
    var ahead = self
    ahead.bytes.position = place + 1
    guard (try? ahead.extent()) != nil else { return false }
    return bytes.has(")]", at: ahead.bytes.position)
  }

  /// `8`, `>=NSSpace(8)`, `258@251`: a relation, a number and a priority.
  mutating func extent() throws(EntryError) -> Extent {
    let relation = takeRelation() ?? .equal
    let length = try distance()
    var priority: Double?
    if bytes.take("@") { priority = try number() }
    return Extent(
      relation: relation, length: length.points, isStandardSpace: length.isStandardSpace,
      priority: priority)
  }

  /// What stands in a gap or behind a name.
  struct Extent {
    let relation: Relation
    let length: Double
    let isStandardSpace: Bool
    let priority: Double?
  }
}

/// One end of a gap.
private struct FormatEnd {
  let name: LogName
  var size: EntryReader.Extent?

  var isSuperview: Bool { name.text == "|" && !name.hasAddress }
}

extension EntryBody {
  fileprivate mutating func apply(_ extent: EntryReader.Extent) {
    relation = extent.relation
    constant = extent.length
    isStandardSpace = extent.isStandardSpace
    priority = extent.priority
  }

  /// The constraint that a gap stands for: what comes after it, tied to what comes before.
  ///
  /// Read from right to left, the gap begins at the right edge, and the nearer item is tied to the
  /// one further left.
  fileprivate init(
    gap: EntryReader.Extent, from before: FormatEnd, to after: FormatEnd, isAcross: Bool,
    _ mark: Mark?
  ) {
    let (near, far) =
      switch (isAcross, mark) {
      case (false, _): ("top", "bottom")
      case (true, nil): ("leading", "trailing")
      case (true, .leftToRight): ("left", "right")
      case (true, .rightToLeft): ("right", "left")
      }
    // From right to left, what comes later lies further left: the distance counts from there.
    let isTurned = isAcross && mark == .rightToLeft
    let one = Side(name: after.name, attribute: after.isSuperview ? far : near)
    let other = Side(name: before.name, attribute: before.isSuperview ? near : far)
    self.init(first: isTurned ? other : one, second: isTurned ? one : other)
    apply(gap)
    isVisualFormat = true
    let isChildFirst = before.isSuperview != isTurned
    if before.isSuperview || after.isSuperview {
      kinship = isChildFirst ? .firstInSecond : .secondInFirst
    } else {
      kinship = .siblings
    }
  }
}

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
