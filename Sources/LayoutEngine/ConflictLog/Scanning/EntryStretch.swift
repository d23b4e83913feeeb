/// The bytes from an entry's `<` to where it has ended at the latest, put on one line.
struct EntryStretch {
  /// How many lines a console may break an entry into.
  private static let mostLines = 12

  private var bytes: [UInt8] = []
  /// For each byte its place in the text.
  private var places: [Int] = []
  /// Where in `bytes` a further line begins.
  private var breaks: [Int] = []
  /// How many of the bytes stand on the first line.
  private var firstCount = 0

  /// - Parameters:
  ///   - text: All bytes.
  ///   - start: Where the entry's `<` stands.
  ///   - prefix: What stands in front of the line, and may stand in front of further ones.
  ///   - isOpener: Whether another entry begins at a place.
  init(
    _ text: [UInt8], from start: Int, prefix: ConsolePrefix, isOpener: (Int) -> Bool
  ) {
    var place = start
    for line in 0..<Self.mostLines {
      if line > 0 {
        let next = Self.line(of: text, from: place)
        place = ConsolePrefix(of: next, in: text, like: prefix).end
        let isOver = place == next.upperBound && !isInText
        if isOver || Self.endsList(text[place..<next.upperBound]) { break }
        breaks.append(bytes.count)
      }
      let begin = place
      while place < text.count, !text[place].isLineEnd {
        if place > start, isOpener(place) { break }
        if place == begin, LogPhrase.phrase(in: text, at: place) != nil { break }
        bytes.append(text[place])
        places.append(place)
        place += 1
      }
      if line == 0 { firstCount = bytes.count }
      guard place < text.count, text[place].isLineEnd else { break }
      place += text[place...].starts(with: [0x0D, 0x0A]) ? 2 : 1
    }
    places.append((places.last ?? start) + 1)
  }

  /// An entry on one line, with the `<` and `>` that it has lost.
  init(bare line: Range<Int>, of text: [UInt8]) {
    let end = (text[line].lastIndex { !Self.endsEntry($0) } ?? line.lowerBound) + 1
    bytes = [UInt8(ascii: "<")] + text[line.lowerBound..<end]
    places = [line.lowerBound] + (line.lowerBound..<end)
    if bytes.last != UInt8(ascii: ">") {
      bytes.append(UInt8(ascii: ">"))
      places.append(end - 1)
    }
    firstCount = bytes.count
  }

  /// Whether an item's text has begun, `UILabel:0x1'`, and hasn't ended: blank lines belong to it.
  private var isInText: Bool {
    guard let quote = bytes.lastIndex(of: UInt8(ascii: "'")) else { return false }
    let digits = bytes[..<quote].reversed().prefix { $0.isHexDigit }
    return !digits.isEmpty && bytes[..<(quote - digits.count)].suffix(3) == Self.address[...]
  }

  private static let address = Array(":0x".utf8)

  private static func line(of text: [UInt8], from start: Int) -> Range<Int> {
    var end = start
    while end < text.count, !text[end].isLineEnd { end += 1 }
    return start..<end
  }

  private static func endsList(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == UInt8(ascii: ")") && line.allSatisfy(LogScanner.isListSign)
  }

  /// The entry, or why there is none.
  func piece() -> LogScanner.Piece {
    let first: EntryError
    do throws(EntryError) {
      return try piece(gap: false)
    } catch {
      first = error
    }
    guard !breaks.isEmpty, first.range.upperBound > firstCount else { return unread(first) }
    do throws(EntryError) {
      return try piece(gap: true)
    } catch {
      return unread(error)
    }
  }

  /// The entry read with or without a space where a line was broken.
  private func piece(gap: Bool) throws(EntryError) -> LogScanner.Piece {
    var joined = bytes
    if gap { for place in breaks.reversed() { joined.insert(0x20, at: place) } }
    var reader = EntryReader(joined)
    let entry = try reader.entry()
    let added = gap ? breaks.indices.count { breaks[$0] + $0 < entry.end } : 0
    return LogScanner.Piece(
      kind: .entry(entry), range: places[0]..<places[entry.end - added - 1] + 1,
      text: String(decoding: joined[..<entry.end], as: UTF8.self))
  }

  /// What begins like an entry and isn't one: to its last `>`, or to the line's end without one.
  private func unread(_ error: EntryError) -> LogScanner.Piece {
    var end = firstCount
    let closing = bytes[..<firstCount].indices.last { place in
      bytes[place] == UInt8(ascii: ">")
        && !(place + 1 < firstCount && bytes[place + 1] == UInt8(ascii: "="))
    }
    if let closing { end = closing + 1 }
    while end > 1, Self.endsEntry(bytes[end - 1]) { end -= 1 }
    var (reason, low) = (error.problem, min(error.range.lowerBound, end))
    if closing == nil { (reason, low) = (.cutOff, end) }
    let high = max(low, min(error.range.upperBound, end))
    return LogScanner.Piece(
      kind: .unread(reason, place(low)..<place(high)), range: places[0]..<place(end),
      text: String(decoding: bytes[..<end], as: UTF8.self))
  }

  /// Whether a byte comes of how a list is put, and not of the entry.
  private static func endsEntry(_ byte: UInt8) -> Bool {
    byte.isSpace || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: ",")
      || byte == UInt8(ascii: "`") || byte == UInt8(ascii: "*")
  }

  /// The place in the text of a byte, or the one behind the byte before.
  private func place(_ index: Int) -> Int { index == 0 ? places[0] : places[index - 1] + 1 }
}
