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
