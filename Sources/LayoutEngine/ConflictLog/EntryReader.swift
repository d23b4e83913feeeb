/// Reads an entry of a log: class, address, what it says, and how strongly.
///
///     <NSLayoutConstraint:0x1 'gap' H:[UIView:0x2]-(8)-[UIView:0x3]   (active)>
///
/// Spaces may be missing or too many wherever they tell nothing.
///
/// Source: docs/SEMANTICS.md, S8.14 to S8.17.
struct EntryReader {
  var bytes: EntryBytes

  init(_ stretch: [UInt8]) { bytes = EntryBytes(stretch) }

  /// An entry, and where it ends.
  struct Entry {
    let description: ConstraintDescription
    let style: ConstraintDescription.Style
    let maker: LogEntry.Maker
    let isStandardSpace: Bool
    /// The place behind its `>`.
    let end: Int
  }

  /// Reads the entry with which the stretch begins.
  mutating func entry() throws(EntryError) -> Entry {
    let head = try head()
    var body: EntryBody
    var identifier: String?
    if bytes.quote(at: bytes.position) != nil {
      (identifier, body) = try identified()
    } else {
      body = try self.body()
    }
    let tail = try tail()
    // Where the end tells that the constraint is active, a lost `>` leaves nothing out.
    let isComplete = tail.isActive != nil && (bytes.isAtEnd || bytes.has("\"", at: bytes.position))
    guard head.isClosed || bytes.take(">") || isComplete else { throw error() }
    body.priority = tail.priority ?? body.priority
    var description = ConstraintDescription(
      className: head.className, address: head.address, mask: head.mask, identifier: identifier,
      first: tail.legends.side(body.first, occurrence: 0), relation: body.relation,
      second: body.second.map { tail.legends.side($0, occurrence: 1) }, kinship: body.kinship,
      multiplier: body.multiplier, constant: body.constant,
      priority: body.priority ?? Priority.required.value, isActive: tail.isActive ?? true,
      content: tail.content)
    if description.second == nil, head.mask != nil, let superview = tail.legends.superview {
      description.reference = superview
    }
    return Entry(
      description: description, style: style(body, tail, className: head.className),
      maker: LogEntry.Maker(description), isStandardSpace: body.isStandardSpace,
      end: bytes.position)
  }

  /// Whose form a line has.
  private func style(
    _ body: EntryBody, _ tail: EntryTail, className: String
  ) -> ConstraintDescription.Style {
    if tail.isActive != nil { return .today }
    if className.hasPrefix("MAS") || className.hasPrefix("Snap") || tail.isInMasonrysWords {
      return .masonry
    }
    // What UIKit would have put in visual format.
    let isSize = body.second == nil && Attribute(name: body.first.attribute)?.kind == .size
    return isSize && !body.isVisualFormat ? .masonry : .beforeIOS10
  }
}

// MARK: - The beginning

extension EntryReader {
  private struct Head {
    let className: String
    let address: String
    let mask: String?
    /// Whether the `>` stands behind the address, as in FLKAutoLayout's lines.
    let isClosed: Bool
  }

  private mutating func head() throws(EntryError) -> Head {
    guard bytes.take("<") else { throw error() }
    bytes.skipSpaces()
    let classEnd = bytes.end(from: bytes.position) { $0.isClassLetter }
    let className = bytes.text(bytes.position..<classEnd)
    bytes.position = classEnd
    guard bytes.take(":") else { throw error() }
    bytes.skipSpaces()
    let address = try address()
    let isClosed = bytes.take(">")
    bytes.skipSpaces()
    let mask = try mask()
    bytes.skipSpaces()
    return Head(className: className, address: address, mask: mask, isClosed: isClosed)
  }

  /// `0x6000`, SnapKit's `0x6000@File.swift#12`, or Masonry's name.
  private mutating func address() throws(EntryError) -> String {
    let start = bytes.position
    var end = bytes.end(from: start) { !$0.isSpace && $0 != UInt8(ascii: ">") }
    if bytes.has("0x", at: start) {
      let digits = bytes.end(from: start + 2) { $0.isHexDigit }
      if let next = bytes.peek(digits - start), next == UInt8(ascii: "@") {
        end = endOfPlace(from: digits) ?? end
      } else if bytes.quote(at: digits) != nil || bytes.has("H:", at: digits)
        || bytes.has("V:", at: digits)
      {
        end = digits
      }
    }
    guard end > start, end < bytes.bytes.count else { throw error() }
    bytes.position = end
    return bytes.text(start..<end)
  }

  /// Where `@Folder/My File.swift#12` ends.
  private func endOfPlace(from start: Int) -> Int? {
    var place = start
    while let sign = bytes.first(UInt8(ascii: "#"), from: place) {
      let end = bytes.end(from: sign + 1) { $0.isDigit }
      if end > sign + 1 { return end }
      place = sign + 1
    }
    return nil
  }

  /// `h=--& v=&-&`, the mask that UIKit made constraints of.
  private mutating func mask() throws(EntryError) -> String? {
    guard bytes.take("h=") else { return nil }
    guard let across = maskAxis() else { throw error() }
    bytes.skipSpaces()
    guard bytes.take("v="), let down = maskAxis() else { throw error() }
    return "h=\(across) v=\(down)"
  }

  /// Three signs, of which text processing may have made one dash of two.
  private mutating func maskAxis() -> String? {
    let start = bytes.position
    var axis = ""
    while axis.utf8.count < 3 {
      if bytes.take("&") {
        axis += "&"
      } else if bytes.take("-") || bytes.take("\u{2013}") {
        axis += "-"
      } else if bytes.take("\u{2014}") {
        axis += "--"
      } else {
        break
      }
    }
    guard axis.utf8.count == 3 else {
      bytes.position = start
      return nil
    }
    return axis
  }
}

// MARK: - The middle

extension EntryReader {
  /// How many quotes an identifier is looked for at: each costs a reading of what follows.
  private static let mostQuotes = 8

  /// An identifier in quotes, which may have such quotes in it, and what follows.
  ///
  /// It ends at the first quote with a space behind it where the rest can be read, or else at one
  /// without.
  private mutating func identified() throws(EntryError) -> (String, EntryBody) {
    let start = bytes.position + (bytes.quote(at: bytes.position) ?? 1)
    let quotes = quotes(from: start)
    let spaced = quotes.filter { bytes.has(" ", at: $0.upperBound) }
    var first: EntryError?
    for quote in spaced.prefix(Self.mostQuotes) + quotes.prefix(Self.mostQuotes) {
      var ahead = self
      ahead.bytes.position = quote.upperBound
      ahead.bytes.skipSpaces()
      do {
        let body = try ahead.body()
        bytes = ahead.bytes
        return (bytes.text(start..<quote.lowerBound), body)
      } catch {
        if first == nil { first = error }
      }
    }
    bytes.position = bytes.bytes.count
    throw first ?? error()
  }

  /// Where the quotes from a place on stand.
  private func quotes(from start: Int) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var place = start
    while place < bytes.bytes.count {
      let length = bytes.quote(at: place)
      if let length { found.append(place..<place + length) }
      place += length ?? 1
    }
    return found
  }

  private mutating func body() throws(EntryError) -> EntryBody {
    let isFormat = bytes.has("H:", at: bytes.position) || bytes.has("V:", at: bytes.position)
    let next = bytes.peek(2)
    if isFormat, next == UInt8(ascii: "|") || next == UInt8(ascii: "[") { return try format() }
    return try equation()
  }
}

// MARK: - Faults

extension EntryReader {
  /// What is wrong where reading stopped: the end came too early, or something unknown stands there.
  func error() -> EntryError {
    guard !bytes.isAtEnd else {
      return EntryError(problem: .cutOff, range: bytes.bytes.count..<bytes.bytes.count)
    }
    return EntryError(problem: .unknownForm, range: bytes.position..<bytes.bytes.count)
  }

  /// Reads a number that has to stand here.
  mutating func number() throws(EntryError) -> Double {
    if let number = bytes.takeNumber() { return number }
    guard !bytes.isAtEnd else { throw error() }
    let end = bytes.end(from: bytes.position) { byte in
      !byte.isSpace && byte != UInt8(ascii: ")") && byte != UInt8(ascii: ">")
        && byte != UInt8(ascii: "]")
    }
    let last = max(end, bytes.position + 1)
    throw EntryError(
      problem: .notANumber(bytes.text(bytes.position..<last)), range: bytes.position..<last)
  }

  /// Reads a number, or the standard space as logs print it: `NSSpace(8)`.
  mutating func distance() throws(EntryError) -> (points: Double, isStandardSpace: Bool) {
    guard bytes.take("NSSpace(") || bytes.take("NSLayoutAnchorConstraintSpace(") else {
      return (try number(), false)
    }
    let points = try number()
    guard bytes.take(")") else { throw error() }
    return (points, true)
  }

  /// `==`, `<=` or `>=`.
  mutating func takeRelation() -> Relation? {
    if bytes.take("==") { return .equal }
    if bytes.take("<=") { return .lessThanOrEqual }
    if bytes.take(">=") { return .greaterThanOrEqual }
    return nil
  }
}

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
