package import LayoutEngine

package struct PlacedJSON: Hashable, Sendable {
  /// What a JSON value can be; the members of an object are in file order, each key once.
  package enum Value: Hashable, Sendable {
    case null
    case bool(Bool), number(Double), string(String), array([PlacedJSON]), object([Member])
  }

  package struct Member: Hashable, Sendable {
    package let key: String
    package let place: SourcePlace
    package var json: PlacedJSON
  }

  package var value: Value
  package let place: SourcePlace
  /// Whether it is a number in quotes, which counts as a number where one is wanted.
  ///
  /// JSON itself has none: they are the numbers of files in which numbers vary.
  package var isQuotedNumber = false

  /// Reads a whole file, in time linear to its length; a byte order mark may come first.
  ///
  /// Errors name the file as told.
  package static func read(_ text: String, path: String = "") throws(CourseError) -> PlacedJSON {
    var scanner = JSONScanner(text, path)
    return try scanner.document()
  }

  /// Lets the strings at some places count as the numbers that they hold.
  mutating func quoteNumbers(at places: Set<SourcePlace>) {
    switch value {
    case .null, .bool, .number: return
    case .string: isQuotedNumber = places.contains(place)
    case .array(var items):
      for index in items.indices { items[index].quoteNumbers(at: places) }
      value = .array(items)
    case .object(var members):
      for index in members.indices { members[index].json.quoteNumbers(at: places) }
      value = .object(members)
    }
  }
}

extension String {
  /// The text in quotes with odd characters escaped; a long one is cut to stay readable.
  package var quoted: String { String(prefix(40)).debugDescription.replacing("\\'", with: "'") }
}

/// Walks over the UTF-8 bytes of a JSON text, touching each byte a fixed number of times.
///
/// What looks at every byte reads a local copy of the array. In debug builds, in which the tests
/// open the course a thousand times, reading it through `self` costs several times as much.
struct JSONScanner {
  private let bytes: [UInt8]
  private let path: String
  private var index = 0
  private var depth = 0
  private static let deepest = 128
  /// Where the text was asked for a place last, and that place.
  private var mark = (index: 0, place: SourcePlace(line: 1, column: 1))

  init(_ text: String, _ path: String) {
    self.path = path
    bytes = Array(text.utf8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (index, mark.index) = (3, 3) }
  }

  mutating func document() throws(CourseError) -> PlacedJSON {
    try skipSpace()
    if isAtEnd { throw error(.says("json.empty")) }
    let json = try value()
    try skipSpace()
    guard isAtEnd else { throw error(.says("json.trailingText")) }
    return json
  }

  private var isAtEnd: Bool { index == bytes.count }

  /// The byte at hand; NUL, which JSON never allows, also stands for the end.
  private var next: Unicode.Scalar { isAtEnd ? "\0" : Unicode.Scalar(bytes[index]) }

  private mutating func here() -> SourcePlace {
    let bytes = bytes
    var (lines, start, at) = (0, mark.index, mark.index)
    while at < index {
      if bytes[at] == 10 { (lines, start) = (lines + 1, at + 1) }
      at += 1
    }
    let rest = String(decoding: bytes[start..<index], as: UTF8.self)
    let column = (lines == 0 ? mark.place.column : 1) + rest.count
    mark = (index, SourcePlace(line: mark.place.line + lines, column: column))
    return mark.place
  }

  private mutating func error(_ sentence: Sentence) -> CourseError {
    CourseError(path, at: here(), sentence)
  }

  private mutating func expected(_ expected: Sentence) -> CourseError {
    let rest = String(decoding: bytes[index...].prefix(32), as: UTF8.self)
    let found: Sentence.Value =
      isAtEnd ? .sentence(.says("json.found.end")) : .text(String(rest.prefix(1)).quoted)
    return error(.says("json.expected", ["expected": .sentence(expected), "found": found]))
  }

  private mutating func skipSpace() throws(CourseError) {
    while next == " " || next == "\n" || next == "\r" || next == "\t" { index += 1 }
    if next == "/" || next == "#" { throw error(.says("json.comment")) }
  }

  private mutating func value() throws(CourseError) -> PlacedJSON {
    let place = here()
    let value: PlacedJSON.Value =
      switch next {
      case "[": .array(try members("[", "]", at: place).map { $0.json })
      case "{": .object(try members("{", "}", at: place))
      case "\"": .string(try string(at: place))
      default: try word(at: place)
      }
    return PlacedJSON(value: value, place: place)
  }

  /// The members of an object, or the items of an array as members without keys.
  private mutating func members(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, at place: SourcePlace
  ) throws(CourseError) -> [PlacedJSON.Member] {
    depth += 1
    if depth > Self.deepest {
      throw error(.says("json.tooDeep", ["limit": Self.deepest]))
    }
    var members: [PlacedJSON.Member] = []
    var places: [String: SourcePlace] = [:]
    repeat {
      index += 1
      try skipSpace()
      if next == close, !members.isEmpty {
        throw error(.says("json.trailingComma"))
      }
      if isAtEnd || next == close { break }
      let key = open == "{" ? try key(&places) : (text: "", place: place)
      members.append(.init(key: key.text, place: key.place, json: try value()))
      try skipSpace()
    } while next == ","
    if isAtEnd {
      throw CourseError(path, at: place, .says("json.unclosed", ["bracket": String(open)]))
    }
    guard next == close else {
      throw expected(.says("json.expected.comma", ["bracket": String(close)]))
    }
    index += 1
    depth -= 1
    return members
  }

  private mutating func key(
    _ places: inout [String: SourcePlace]
  ) throws(CourseError) -> (text: String, place: SourcePlace) {
    guard next == "\"" else { throw expected(.says("json.expected.key")) }
    let place = here()
    let key = try string(at: place)
    if let first = places.updateValue(place, forKey: key) {
      throw CourseError(
        path, at: place,
        .says(
          "json.duplicateKey",
          ["key": .text(key.quoted), "line": .count(first.line), "column": .count(first.column)]))
    }
    try skipSpace()
    guard next == ":" else { throw expected(.says("json.expected.colon")) }
    index += 1
    try skipSpace()
    return (key, place)
  }

  private mutating func string(at place: SourcePlace) throws(CourseError) -> String {
    index += 1
    var text = ""
    var start = index
    while true {
      index = endOfPlainText
      if isAtEnd || next == "\n" || next == "\r" { break }
      let piece = start..<index
      switch next {
      case "\"":
        index += 1
        return text + String(decoding: bytes[piece], as: UTF8.self)
      case "\\" where index + 1 < bytes.count:
        text += String(decoding: bytes[piece], as: UTF8.self)
        text.unicodeScalars.append(try escape())
        start = index
      case "\\": index += 1
      case "\t": throw error(.says("json.tab", ["escape": "\\t"]))
      default:
        let escape = Self.escaped(UInt16(bytes[index]))
        throw error(.says("json.controlCharacter", ["escape": escape]))
      }
    }
    throw CourseError(path, at: place, .says("json.unterminated"))
  }

  /// Where the next quote, backslash or control character of a string stands, or the text ends.
  private var endOfPlainText: Int {
    let bytes = bytes
    var end = index
    while end < bytes.count, bytes[end] != 0x22, bytes[end] != 0x5C, bytes[end] >= 0x20 { end += 1 }
    return end
  }

  private mutating func escape() throws(CourseError) -> Unicode.Scalar {
    let letter = Unicode.Scalar(bytes[index + 1])
    if let plain = "\"\\/bfnrt".unicodeScalars.firstIndex(of: letter) {
      index += 2
      return "\"\\/\u{8}\u{C}\n\r\t".unicodeScalars[plain]
    }
    guard letter == "u", let unit = codeUnit(at: index + 2) else {
      let escape = "!"..."~" ~= letter ? "\\\(letter)" : "\\"
      throw error(.says("json.badEscape", ["escape": escape]))
    }
    var units = [unit]
    if UTF16.isLeadSurrogate(unit), bytes[(index + 6)...].starts(with: [0x5C, 0x75]),
      let second = codeUnit(at: index + 8)
    {
      units.append(second)
    }
    var (decoder, source) = (UTF16(), units.makeIterator())
    guard case .scalarValue(let scalar) = decoder.decode(&source) else {
      throw error(.says("json.loneSurrogate", ["escape": Self.escaped(unit)]))
    }
    index += 6 * units.count
    return scalar
  }

  private func codeUnit(at start: Int) -> UInt16? {
    let digits = bytes.dropFirst(start).prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
    else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private static func escaped(_ unit: UInt16) -> String {
    "\\u" + String(0x10000 + UInt32(unit), radix: 16).suffix(4)
  }

  private mutating func word(at place: SourcePlace) throws(CourseError) -> PlacedJSON.Value {
    let word = bytes[index...].prefix {
      switch Unicode.Scalar($0) {
      case "0"..."9", "a"..."z", "A"..."Z", "+", "-", ".", "_": true
      default: false
      }
    }
    if word.isEmpty { throw expected(.says("json.expected.value")) }
    index += word.count
    let text = String(decoding: word, as: UTF8.self)
    switch text {
    case "true", "false": return .bool(text == "true")
    case "null": return .null
    default: break
    }
    guard Self.isNumber(word), let number = Double(text) else {
      throw CourseError(path, at: place, .says("json.badWord", ["word": text.quoted]))
    }
    guard number.isFinite else {
      throw CourseError(path, at: place, .says("json.overflow", ["word": text.quoted]))
    }
    return .number(number)
  }

  /// Refuses what `Double` takes and JSON doesn't: `+1`, `01`, `.5`, `1.`, `0x1p3`, `nan`.
  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    let isDigit = { (byte: UInt8?) in byte.map { 48...57 ~= $0 } ?? false }
    let unsigned = word.first == UInt8(ascii: "-") ? word.dropFirst() : word
    return isDigit(unsigned.first) && !(unsigned.first == 48 && isDigit(unsigned.dropFirst().first))
      && zip(word, word.dropFirst() + [0]).allSatisfy { $0 != UInt8(ascii: ".") || isDigit($1) }
      && word.allSatisfy { isDigit($0) || $0 | 0x20 == 0x65 || 0x2B...0x2E ~= $0 }
  }
}
