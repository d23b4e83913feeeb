/// What stands in the middle of a line: an equation, or a piece of visual format.
struct EntryBody {
  /// A view's or guide's name with what of it is tied.
  struct Side {
    var name: LogName
    var attribute: String
  }

  /// The mark behind a piece of visual format that says which way it is read.
  enum Mark {
    case leftToRight
    case rightToLeft
  }

  var first: Side
  var relation = Relation.equal
  var second: Side?
  var kinship = ConstraintDescription.Kinship.none
  var multiplier = 1.0
  var constant = 0.0
  var priority: Double?
  var isStandardSpace = false
  var isVisualFormat = false
}

extension LogName {
  static let superview = LogName(text: "|", hasAddress: false)
}

/// A view or guide as a line names it: `UILabel:0x1'Sale'`, or by a name that somebody gave it.
struct LogName {
  let text: String
  let hasAddress: Bool
}

extension EntryBytes {
  /// The name of an addressed item, with the quotes that logs have.
  func addressedName(_ range: Range<Int>) -> LogName {
    let written = text(range)
    guard let opening = range.first(where: { quote(at: $0) == 3 && bytes[$0 - 1].isHexDigit }),
      quote(at: range.upperBound - 3) == 3, range.upperBound - 3 > opening
    else { return LogName(text: written, hasAddress: true) }
    let inner = text(opening + 3..<range.upperBound - 3)
    return LogName(text: "\(text(range.lowerBound..<opening))'\(inner)'", hasAddress: true)
  }

  /// The end of `Class:0x1'text'` from a place on, if that is what stands there.
  ///
  /// - Parameters:
  ///   - start: Where the class begins.
  ///   - isEnd: Whether the name can end at a place, which decides where its text ends.
  /// - Returns: The place behind it.
  func endOfAddressed(from start: Int, where isEnd: (Int) -> Bool) -> Int? {
    var place = end(from: start) { !$0.isSpace && !$0.endsClass }
    guard place > start, has(":0x", at: place) else { return nil }
    place = end(from: place + 3) { $0.isHexDigit }
    guard let length = quote(at: place) else { return place }
    return endOfQuoted(from: place + length, where: isEnd)
  }

  /// The end of `<Class:0x1>`, as Snap wrote items at first, if that and an attribute stand there.
  func endOfBracketed(from start: Int) -> Int? {
    guard has("<", at: start) else { return nil }
    func isEnd(_ place: Int) -> Bool { has(">", at: place) && isAttribute(at: place + 1) }
    guard let end = endOfAddressed(from: start + 1, where: isEnd), isEnd(end) else { return nil }
    return end + 1
  }

  /// The place behind the quote that ends a text, the first one behind which something can go on.
  func endOfQuoted(from start: Int, where isEnd: (Int) -> Bool) -> Int? {
    var place = start
    while place < bytes.count {
      if let length = quote(at: place) {
        if isEnd(place + length) { return place + length }
        place += length
      } else {
        place += 1
      }
    }
    return nil
  }

  /// Whether `.attribute` and something to compare or add stands at a place.
  func isAttribute(at place: Int) -> Bool { attribute(at: place) != nil }

  /// The word behind the dot at a place, and where it ends, if a name can end before it.
  func attribute(at place: Int) -> (name: String, end: Int)? {
    guard place < bytes.count, bytes[place] == UInt8(ascii: "."), let name = word(at: place + 1),
      bytes[place + 1].isLetter
    else { return nil }
    let end = place + 1 + name.utf8.count
    guard end < bytes.count else { return (name, end) }
    switch bytes[end] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ">"), UInt8(ascii: "<"),
      UInt8(ascii: "="), UInt8(ascii: "*"), UInt8(ascii: "("), UInt8(ascii: "^"),
      UInt8(ascii: "@"), UInt8(ascii: "\""), 0x0A, 0x0D:
      return (name, end)
    default: return nil
    }
  }
}

extension UInt8 {
  fileprivate var endsClass: Bool {
    switch self {
    case UInt8(ascii: "'"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "|"),
      UInt8(ascii: "*"), UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: "\""):
      true
    default: false
    }
  }
}

/// Why a stretch isn't an entry, and which part of it can't be read.
struct EntryError: Error {
  let problem: UnreadLogLine.Problem
  /// Places in the stretch.
  let range: Range<Int>
}

/// A stretch of a log's bytes that is read from its beginning to its end.
struct EntryBytes {
  /// Where in the stretch reading goes on.
  var position = 0
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position >= bytes.count }

  /// The byte that comes next, or one further on.
  func peek(_ distance: Int = 0) -> UInt8? {
    let place = position + distance
    return place >= 0 && place < bytes.count ? bytes[place] : nil
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  mutating func skipSpaces() {
    while let byte = peek(), byte.isSpace { position += 1 }
  }

  func has(_ word: StaticString, at place: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard place >= 0, place + count <= bytes.count else { return false }
    return word.withUTF8Buffer { letters in
      (0..<count).allSatisfy { letters[$0] == bytes[place + $0] }
    }
  }

  /// Reads a word if it comes next.
  mutating func take(_ word: StaticString) -> Bool {
    guard has(word, at: position) else { return false }
    position += word.utf8CodeUnitCount
    return true
  }

  /// The first place from `start` on where a byte stands.
  func first(_ byte: UInt8, from start: Int) -> Int? {
    var place = start
    while place < bytes.count {
      if bytes[place] == byte { return place }
      place += 1
    }
    return nil
  }

  /// The first place from `start` on that no longer has a byte of a kind.
  func end(from start: Int, while isOf: (UInt8) -> Bool) -> Int {
    var place = start
    while place < bytes.count, isOf(bytes[place]) { place += 1 }
    return place
  }
}

// MARK: - Numbers

extension EntryBytes {
  /// The end of a number that begins at a place: `8`, `-0.5`, `2.22507e-308`, `inf`.
  ///
  /// `nan` is none: no constraint can say it.
  func endOfNumber(from start: Int) -> Int? {
    var place = start
    if place < bytes.count, bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+") {
      place += 1
    }
    if has("inf", at: place) { return place + 3 }
    let whole = end(from: place) { $0.isDigit }
    var found = whole
    if whole < bytes.count, bytes[whole] == UInt8(ascii: ".") {
      let fraction = end(from: whole + 1) { $0.isDigit }
      guard fraction > whole + 1 || whole > place else { return nil }
      found = fraction
    } else if whole == place {
      return nil
    }
    return endOfPower(from: found) ?? found
  }

  private func endOfPower(from start: Int) -> Int? {
    guard start < bytes.count, bytes[start] | 0x20 == UInt8(ascii: "e") else { return nil }
    var place = start + 1
    if place < bytes.count, bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+") {
      place += 1
    }
    let last = end(from: place) { $0.isDigit }
    return last > place ? last : nil
  }

  /// Reads a number if one comes next and ends there.
  mutating func takeNumber() -> Double? {
    guard let end = endOfNumber(from: position), !continuesWord(at: end) else { return nil }
    var digits = bytes[position..<end]
    if digits.last == UInt8(ascii: ".") { digits.removeLast() }
    guard let number = Double(String(decoding: digits, as: UTF8.self)) else { return nil }
    position = end
    return number
  }

  private func continuesWord(at place: Int) -> Bool {
    guard place < bytes.count else { return false }
    let byte = bytes[place]
    return byte.isClassLetter
  }
}

// MARK: - Words

extension EntryBytes {
  /// How many bytes a `'` has at a place: text processing makes it `‘` or `’`.
  func quote(at place: Int) -> Int? {
    if place < bytes.count, bytes[place] == UInt8(ascii: "'") { return 1 }
    return has("\u{2018}", at: place) || has("\u{2019}", at: place) ? 3 : nil
  }

  /// The word that begins at a place, of letters and digits.
  func word(at place: Int) -> String? {
    let last = end(from: place) { $0.isLetter || $0.isDigit }
    return last > place ? text(place..<last) : nil
  }
}
