/// A console's text in bytes, without what a way of sending it put between its letters.
///
/// Colours, byte order marks, HTML's spellings of `<`, `>`, `"`, `'` and `&`, and backslashes in
/// front of signs are undone. Each byte knows where it stands in the text as it came.
struct LogText {
  /// What is to be read.
  private(set) var bytes: [UInt8] = []
  /// For each byte its distance from the text's beginning in UTF-8.
  private(set) var offsets: [Int] = []
  /// For each byte how many bytes of the text it stands for.
  private var lengths: [UInt8] = []

  /// The distance of the place behind a byte from the text's beginning.
  func end(of index: Int) -> Int { offsets[index] + Int(lengths[index]) }

  /// Whether signs are spelled as in HTML where reading has come to.
  private var isEncoded = false

  init(_ text: String) {
    let source = Array(text.utf8)
    bytes.reserveCapacity(source.count)
    offsets.reserveCapacity(source.count)
    lengths.reserveCapacity(source.count)
    var position = 0
    while position < source.count { position += take(source, position) }
  }

  /// Takes what stands at a place, and tells how many bytes that are.
  private mutating func take(_ source: [UInt8], _ position: Int) -> Int {
    let byte = source[position]
    switch byte {
    case UInt8(ascii: "&"):
      if let length = takeEntity(source, position) { return length }
    case UInt8(ascii: "<"):
      if Self.beginsClass(source, position + 1) { isEncoded = false }
    case 0x1B:
      return Self.endOfControl(source, position) - position
    case UInt8(ascii: "\\"):
      // `\"` in a list's quotes, `\<` in Markdown.
      if position + 1 < source.count, Self.isEscaped(source[position + 1]) {
        append(source[position + 1], at: position + 1)
        return 2
      }
    case 0xC2, 0xE2, 0xEF:
      if let twin = Self.twin(source, position) {
        if let byte = twin.byte { append(byte, at: position, length: twin.length) }
        return twin.length
      }
    default: break
    }
    append(byte, at: position)
    return 1
  }

  private mutating func append(_ byte: UInt8, at offset: Int, length: Int = 1) {
    bytes.append(byte)
    offsets.append(offset)
    lengths.append(UInt8(length))
  }

  /// Takes a sign as HTML spells it: where entries are encoded, and everywhere the space that
  /// Markdown leaves as it is.
  private mutating func takeEntity(_ source: [UInt8], _ position: Int) -> Int? {
    guard let entity = Entity(at: position, in: source) else { return nil }
    if entity.byte == UInt8(ascii: "<"), Self.beginsClass(source, position + entity.length) {
      isEncoded = true
    }
    guard isEncoded || entity.byte == 0x20 else { return nil }
    append(entity.byte, at: position, length: entity.length)
    return entity.length
  }

  /// Whether a class and a colon begin here, as they do behind the `<` of an entry.
  private static func beginsClass(_ source: [UInt8], _ start: Int) -> Bool {
    var position = start
    let last = min(source.count, start + LogScanner.longestClass)
    while position < last, source[position].isClassLetter { position += 1 }
    return position > start && position < source.count && source[position] == UInt8(ascii: ":")
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B, 0x5D...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// What a character is in ASCII: nothing for a mark that isn't seen, a space for a wide one.
  private static func twin(_ source: [UInt8], _ start: Int) -> (byte: UInt8?, length: Int)? {
    let next = start + 1 < source.count ? source[start + 1] : 0
    let last = start + 2 < source.count ? source[start + 2] : 0
    switch (source[start], next, last) {
    case (0xC2, 0xA0, _): return (0x20, 2)
    case (0xEF, 0xBB, 0xBF), (0xE2, 0x80, 0x8B): return (nil, 3)
    // Full-width signs, as input methods of Chinese and Japanese have them.
    case (0xEF, 0xBC, 0x9C): return (UInt8(ascii: "<"), 3)
    case (0xEF, 0xBC, 0x9E): return (UInt8(ascii: ">"), 3)
    case (0xEF, 0xBC, 0x82): return (UInt8(ascii: "\""), 3)
    default: return nil
    }
  }

  /// The place behind a terminal's control sequence, `ESC [ 31 m`.
  private static func endOfControl(_ source: [UInt8], _ start: Int) -> Int {
    var position = start + 1
    guard position < source.count, source[position] == UInt8(ascii: "[") else { return position }
    position += 1
    while position < source.count, (0x20...0x3F).contains(source[position]) { position += 1 }
    return position < source.count && (0x40...0x7E).contains(source[position])
      ? position + 1 : position
  }
}

/// A sign as HTML spells it.
private struct Entity {
  let byte: UInt8
  let length: Int

  private static let known: [(name: [UInt8], byte: UInt8)] = [
    ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")), ("&quot;", UInt8(ascii: "\"")),
    ("&amp;", UInt8(ascii: "&")), ("&#39;", UInt8(ascii: "'")), ("&apos;", UInt8(ascii: "'")),
    ("&#x27;", UInt8(ascii: "'")), ("&#34;", UInt8(ascii: "\"")), ("&nbsp;", 0x20),
  ].map { (Array($0.0.utf8), $0.1) }

  init?(at position: Int, in source: [UInt8]) {
    let found = Self.known.first { source[position...].starts(with: $0.name) }
    guard let found else { return nil }
    (byte, length) = (found.byte, found.name.count)
  }
}
