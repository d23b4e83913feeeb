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

  init(_ text: String) {
    let source = Array(text.utf8)
    bytes.reserveCapacity(source.count)
    offsets.reserveCapacity(source.count)
    lengths.reserveCapacity(source.count)
    var isEncoded = false
    var position = 0
    while position < source.count {
      let byte = source[position]
      switch byte {
      case UInt8(ascii: "&"):
        let entity = Entity(at: position, in: source)
        if let entity, entity.isOpening, Self.beginsClass(source, position + entity.length) {
          isEncoded = true
        }
        guard let entity, isEncoded || entity.isSpace else { break }
        append(entity.bytes, at: position, length: entity.length)
        position += entity.length
        continue
      case UInt8(ascii: "<"):
        if Self.beginsClass(source, position + 1) { isEncoded = false }
      case 0x1B:
        position = Self.endOfControl(source, position)
        continue
      case UInt8(ascii: "\\"):
        // `\"` in a list's quotes, `\<` in Markdown.
        guard position + 1 < source.count, Self.isEscaped(source[position + 1]) else { break }
        position += 1
        append([source[position]], at: position)
        position += 1
        continue
      case 0xC2, 0xE2, 0xEF:
        guard let (twin, length) = Self.twin(source, position) else { break }
        append(twin, at: position, length: length)
        position += length
        continue
      default: break
      }
      append([byte], at: position)
      position += 1
    }
  }

  private mutating func append(_ new: [UInt8], at offset: Int, length: Int = 1) {
    for byte in new {
      bytes.append(byte)
      offsets.append(offset)
      lengths.append(UInt8(length))
    }
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
  private static func twin(_ source: [UInt8], _ start: Int) -> (bytes: [UInt8], length: Int)? {
    func begins(_ bytes: UInt8...) -> Bool { source[start...].starts(with: bytes) }
    if begins(0xC2, 0xA0) { return ([0x20], 2) }
    if begins(0xEF, 0xBB, 0xBF) || begins(0xE2, 0x80, 0x8B) { return ([], 3) }
    // A full-width sign, as input methods of Chinese and Japanese have it: U+FF1C and U+FF1E.
    if begins(0xEF, 0xBC, 0x9C) { return ([UInt8(ascii: "<")], 3) }
    if begins(0xEF, 0xBC, 0x9E) { return ([UInt8(ascii: ">")], 3) }
    if begins(0xEF, 0xBC, 0x82) { return ([UInt8(ascii: "\"")], 3) }
    return nil
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
  let bytes: [UInt8]
  let length: Int
  /// Whether it is the sign that begins an entry.
  var isOpening: Bool { bytes == [UInt8(ascii: "<")] }

  /// Whether it is a space that lines aren't broken at, which Markdown leaves as it is.
  var isSpace: Bool { bytes == [0x20] }

  private static let known: [(name: [UInt8], bytes: [UInt8])] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&"), ("&#39;", "'"),
    ("&apos;", "'"), ("&#x27;", "'"), ("&#34;", "\""), ("&nbsp;", " "),
  ].map { (Array($0.utf8), Array($1.utf8)) }

  init?(at position: Int, in source: [UInt8]) {
    let found = Self.known.first { source[position...].starts(with: $0.name) }
    guard let found else { return nil }
    (bytes, length) = (found.bytes, found.name.count)
  }
}

extension UInt8 {
  /// Whether the byte may stand in a class as a log prints it: `SnapKit.LayoutConstraint`, `_TtC…`.
  var isClassLetter: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x2E, 0x80...: true
    default: false
    }
  }

  var isHexDigit: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
    default: false
    }
  }

  var isDigit: Bool { (0x30...0x39).contains(self) }

  var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }

  /// A space, a tab or a line's end.
  var isSpace: Bool { self == 0x20 || isLineEnd || self == 0x09 }

  var isLineEnd: Bool { self == 0x0A || self == 0x0D }
}
