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

  /// Whether a word stands at a place.
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
