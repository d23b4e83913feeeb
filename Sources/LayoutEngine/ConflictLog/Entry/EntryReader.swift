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
