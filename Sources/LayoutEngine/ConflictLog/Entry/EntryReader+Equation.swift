extension EntryReader {
  /// Reads an equation: `UIView:0x1.width == 0.4*UIView:0x2.width + 1`.
  mutating func equation() throws(EntryError) -> EntryBody {
    let first = try firstSide()
    bytes.skipSpaces()
    guard let relation = takeRelation() else { throw error() }
    bytes.skipSpaces()
    var body = EntryBody(first: first, relation: relation)
    if let number = try leadingNumber() {
      guard number.isMultiplier else {
        body.constant = number.value
        body.isStandardSpace = number.isStandardSpace
        return body
      }
      body.multiplier = number.value
    }
    body.second = try secondSide()
    try addFactor(to: &body)
    try addConstant(to: &body)
    return body
  }

  private struct LeadingNumber {
    let value: Double
    var isMultiplier = false
    var isStandardSpace = false
  }

  /// A number behind the relation: all that stands there, or what the second side is multiplied by.
  private mutating func leadingNumber() throws(EntryError) -> LeadingNumber? {
    if bytes.has("NSSpace(", at: bytes.position) {
      return LeadingNumber(value: try distance().points, isStandardSpace: true)
    }
    let start = bytes.position
    guard let value = takeSignedNumber() else { return nil }
    let end = bytes.position
    bytes.skipSpaces()
    if bytes.take("*") {
      bytes.skipSpaces()
      return LeadingNumber(value: value, isMultiplier: true)
    }
    if bytes.isAtEnd || startsTail(at: bytes.position) {
      bytes.position = end
      return LeadingNumber(value: value)
    }
    // A name that begins with a number.
    bytes.position = start
    return nil
  }

  /// A number, before iOS 8 with a space behind its sign: `== + 480`.
  private mutating func takeSignedNumber() -> Double? {
    if let number = bytes.takeNumber() { return number }
    let start = bytes.position
    let isNegative = bytes.has("- ", at: start)
    guard isNegative || bytes.has("+ ", at: start) else { return nil }
    bytes.position += 2
    if let number = bytes.takeNumber() { return isNegative ? -number : number }
    bytes.position = start
    return nil
  }

  private mutating func addFactor(to body: inout EntryBody) throws(EntryError) {
    let start = bytes.position
    bytes.skipSpaces()
    guard bytes.take("*") else {
      bytes.position = start
      return
    }
    bytes.skipSpaces()
    body.multiplier = try number()
  }

  private mutating func addConstant(to body: inout EntryBody) throws(EntryError) {
    let start = bytes.position
    bytes.skipSpaces()
    let isSubtracted = bytes.peek() == UInt8(ascii: "-")
    if bytes.take("+") || bytes.take("-") {
      bytes.skipSpaces()
    } else if !bytes.has("NSSpace(", at: bytes.position),
      !bytes.has("NSLayoutAnchorConstraintSpace(", at: bytes.position)
    {
      bytes.position = start
      return
    }
    let distance = try distance()
    body.constant = isSubtracted ? -distance.points : distance.points
    body.isStandardSpace = distance.isStandardSpace
  }
}

// MARK: - Sides

extension EntryReader {
  private mutating func firstSide() throws(EntryError) -> EntryBody.Side {
    let start = bytes.position
    if let side = try addressedSide() { return side }
    // A name without an address may have dots and spaces: the attribute stands before the relation.
    var place = start
    while place < bytes.bytes.count {
      if isRelation(at: place), let dot = dotOfAttribute(before: place, from: start) {
        return try side(from: start, to: dot, hasAddress: false)
      }
      place += 1
    }
    bytes.position = start
    throw looksComplete(from: start)
      ? error()
      : EntryError(problem: .cutOff, range: bytes.bytes.count..<bytes.bytes.count)
  }

  private mutating func secondSide() throws(EntryError) -> EntryBody.Side {
    let start = bytes.position
    if let side = try addressedSide() { return side }
    // Of a name's dots the first is meant that an attribute follows, and if none, the last.
    var last: Int?
    var place = start
    while place < bytes.bytes.count, !startsTail(at: place) || place == start {
      if place > start, let attribute = bytes.attribute(at: place) {
        last = place
        if EntryReader.isKnown(attribute.name) { break }
      }
      place += 1
    }
    guard let last else {
      guard looksComplete(from: start) else {
        throw EntryError(problem: .cutOff, range: bytes.bytes.count..<bytes.bytes.count)
      }
      _ = try number()
      bytes.skipSpaces()
      throw error()
    }
    return try side(from: start, to: last, hasAddress: false)
  }

  /// A side whose item has an address, if one comes next.
  private mutating func addressedSide() throws(EntryError) -> EntryBody.Side? {
    let start = bytes.position
    if let end = bytes.endOfBracketed(from: start) {
      var side = try side(from: start, to: end, hasAddress: false)
      side.name = bytes.addressedName(start + 1..<end - 1)
      return side
    }
    guard let end = bytes.endOfAddressed(from: start, where: { bytes.isAttribute(at: $0) })
    else { return nil }
    return try side(from: start, to: end, hasAddress: true)
  }

  /// A name that ends at a place, and the attribute that has to stand there.
  private mutating func side(
    from start: Int, to end: Int, hasAddress: Bool
  ) throws(EntryError) -> EntryBody.Side {
    bytes.position = end
    guard let attribute = bytes.attribute(at: end) else { throw error() }
    guard Self.isKnown(attribute.name) else {
      let range = end + 1..<attribute.end
      guard attribute.end < bytes.bytes.count else {
        throw EntryError(problem: .cutOff, range: attribute.end..<attribute.end)
      }
      throw EntryError(problem: .unknownAttribute(attribute.name), range: range)
    }
    bytes.position = attribute.end
    return EntryBody.Side(
      name: hasAddress
        ? bytes.addressedName(start..<end)
        : LogName(text: bytes.text(start..<end), hasAddress: false),
      attribute: attribute.name)
  }

  /// The edges and middles by which masks speak of positions; they are no attributes.
  static let maskPositions = ["minX", "minY", "midX", "midY", "maxX", "maxY"]

  private static func isKnown(_ attribute: String) -> Bool {
    Attribute(name: attribute) != nil || maskPositions.contains(attribute)
  }

  private func isRelation(at place: Int) -> Bool {
    bytes.has("==", at: place) || bytes.has("<=", at: place) || bytes.has(">=", at: place)
  }

  /// The dot of `.attribute` right before a relation.
  private func dotOfAttribute(before place: Int, from start: Int) -> Int? {
    var end = place
    while end > start, bytes.bytes[end - 1].isSpace { end -= 1 }
    var dot = end
    while dot > start, bytes.bytes[dot - 1].isLetter { dot -= 1 }
    guard dot < end, dot - 1 > start, bytes.bytes[dot - 1] == UInt8(ascii: ".") else { return nil }
    return dot - 1
  }

  /// Whether the end of an entry still follows.
  private func looksComplete(from start: Int) -> Bool {
    bytes.first(UInt8(ascii: ">"), from: start) != nil
  }
}
