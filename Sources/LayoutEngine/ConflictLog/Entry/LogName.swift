/// A view or guide as a line names it: `UILabel:0x1'Sale'`, or by a name that somebody gave it.
struct LogName {
  /// What is printed.
  let text: String
  /// Whether an address is printed with it.
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
