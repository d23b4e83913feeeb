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

/// What consoles, tools and mail put in front of a line.
///
///     > 2023-05-01 10:11:12.345678+0200 MyApp[1234:56789] [LayoutConstraints] Unable to …
struct ConsolePrefix {
  /// The kinds of pieces of which it is made.
  struct Kinds: OptionSet {
    let rawValue: UInt8
    /// The mark of a quoted line, or of a comment.
    static let quote = Kinds(rawValue: 1)
    /// `[LayoutConstraints] `, `[        ] `, `[  +30 ms] `.
    static let tag = Kinds(rawValue: 2)
    /// `2023-05-01`, `10:11:12.345678+0200`, `11/15/14`.
    static let stamp = Kinds(rawValue: 4)
    /// `MyApp[1234:56789]`.
    static let process = Kinds(rawValue: 8)
  }

  /// The place behind it.
  private(set) var end: Int
  private(set) var kinds: Kinds = []
  /// How often the line is quoted.
  private(set) var quotes = 0

  /// The prefix of a line.
  ///
  /// - Parameters:
  ///   - line: Where the line stands.
  ///   - bytes: The text.
  ///   - model: The prefix of a line that goes on here; this line's has no more to it than that.
  init(of line: Range<Int>, in bytes: [UInt8], like model: ConsolePrefix? = nil) {
    end = line.lowerBound
    while true {
      while end < line.upperBound, bytes[end].isSpace { end += 1 }
      guard let piece = Self.piece(bytes[end..<line.upperBound]) else { return }
      let isQuote = piece.kind == .quote
      if let model {
        guard isQuote ? quotes < model.quotes : model.kinds.contains(piece.kind) else { return }
      }
      end = piece.end
      kinds.insert(piece.kind)
      if isQuote { quotes += 1 }
    }
  }

  private static func piece(_ line: ArraySlice<UInt8>) -> (kind: Kinds, end: Int)? {
    guard let first = line.first else { return nil }
    switch first {
    case UInt8(ascii: ">"): return (.quote, line.startIndex + 1)
    case UInt8(ascii: "/"):
      return line.starts(with: Array("//".utf8)) ? (.quote, line.startIndex + 2) : nil
    case UInt8(ascii: "["): return endOfTag(line).map { (.tag, $0) }
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return endOfStamp(line).map { (.stamp, $0) }
    default:
      if let end = endOfLevel(line) { return (.stamp, end) }
      return endOfProcess(line).map { (.process, $0) }
    }
  }

  private static func endOfTag(_ line: ArraySlice<UInt8>) -> Int? {
    let rest = line.dropFirst().drop { byte in
      byte == 0x20 || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "+")
        || byte == UInt8(ascii: "-") || byte.isClassLetter
    }
    guard rest.first == UInt8(ascii: "]") else { return nil }
    guard let next = rest.dropFirst().first else { return rest.startIndex + 1 }
    return next.isSpace ? rest.startIndex + 1 : nil
  }

  /// Digits with at least two signs among them.
  private static func endOfStamp(_ line: ArraySlice<UInt8>) -> Int? {
    let stamp = line.prefix { !$0.isSpace }
    let signs = Array("-:/.+,".utf8)
    let others = Array("TZ".utf8)
    guard stamp.allSatisfy({ $0.isDigit || signs.contains($0) || others.contains($0) }),
      stamp.count(where: signs.contains) > 1
    else { return nil }
    return stamp.endIndex
  }

  /// What Console writes before the time.
  private static let levels = ["default\t", "error\t", "info\t", "debug\t", "fault\t"].map {
    Array($0.utf8)
  }

  private static func endOfLevel(_ line: ArraySlice<UInt8>) -> Int? {
    levels.first { line.starts(with: $0) }.map { line.startIndex + $0.count }
  }

  /// The most letters that the name of a program has here.
  private static let longestProcess = 64

  private static func endOfProcess(_ line: ArraySlice<UInt8>) -> Int? {
    let name = line.prefix(longestProcess).prefix { byte in
      byte.isClassLetter || byte == 0x20 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "(")
        || byte == UInt8(ascii: ")")
    }
    var rest = line[name.endIndex...]
    guard !name.isEmpty, rest.first == UInt8(ascii: "[") else { return nil }
    rest = rest.dropFirst()
    let number = rest.prefix { $0.isHexDigit || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "x") }
    rest = rest[number.endIndex...]
    guard number.first?.isHexDigit == true, rest.first == UInt8(ascii: "]") else { return nil }
    rest = rest.dropFirst()
    return rest.first == UInt8(ascii: ":") ? rest.startIndex + 1 : rest.startIndex
  }
}

/// Kinds of bytes by which the readers of logs find their way.
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
