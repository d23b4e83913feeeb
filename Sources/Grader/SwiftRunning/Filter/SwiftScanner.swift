import LayoutEngine

/// Splits Swift code into tokens, closely enough that nothing hides in a comment or a text.
///
/// It rather sees too much: text that only it takes for code can only
/// lead to a refusal. The two agree on what is a text, a comment or code up to the first thing that
/// the compiler can't read. A file with such a thing isn't compiled: the compiler reports an error,
/// and the filter refuses the conditions of `#if` under which it wouldn't.
///
/// Source: *The Swift Programming Language*, "Lexical Structure".
struct SwiftScanner {
  private let bytes: [UInt8]
  private var index = 0
  private var tokens: [SwiftToken] = []
  private var nesting = 0
  private var isTooDeep = false

  private static let deepest = 20

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The tokens of a file; `nil` if its texts are nested too deeply to be looked through.
  static func tokens(of bytes: [UInt8]) -> [SwiftToken]? {
    var scanner = SwiftScanner(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { scanner.index = 3 }
    while scanner.index < bytes.count { scanner.step() }
    return scanner.isTooDeep ? nil : scanner.tokens
  }

  private func byte(at offset: Int = 0) -> UInt8? {
    index + offset < bytes.count ? bytes[index + offset] : nil
  }

  private func looking(at text: StaticString, offset: Int = 0) -> Bool {
    guard index + offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    for place in 0..<text.utf8CodeUnitCount
    where bytes[index + offset + place] != text.utf8Start[place] {
      return false
    }
    return true
  }

  private mutating func add(_ kind: SwiftToken.Kind, from start: Int) {
    tokens.append(SwiftToken(kind: kind, bytes: start..<index))
  }

  private mutating func step() {
    guard let first = byte() else { return }
    let start = index
    switch first {
    // A vertical tab and a form feed separate words, too.
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), 0x0B, 0x0C, UInt8(ascii: "\r"):
      index += 1
    // The compiler takes a no-break space for a space, with a warning.
    case 0xC2 where byte(at: 1) == 0xA0: index += 2
    case UInt8(ascii: "/") where looking(at: "//"): skipLine()
    case UInt8(ascii: "/") where looking(at: "/*"): skipBlockComment()
    case UInt8(ascii: "\""): text(fences: 0)
    case UInt8(ascii: "#"): fence()
    case UInt8(ascii: "`"): escapedWord()
    case UInt8(ascii: "@"):
      index += 1
      add(.attributeSign, from: start)
    case _ where first.startsWord:
      let word = takeWord()
      add(.word(word, isEscaped: false), from: start)
    case _ where first.isDigit:
      _ = takeWord()
      add(.number, from: start)
    default:
      index += 1
      add(.sign(first), from: start)
    }
  }

  private mutating func takeWord() -> String {
    let start = index
    while let next = byte(), next.startsWord || next.isDigit { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func skipLine() {
    while let next = byte(), next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") { index += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while index < bytes.count {
      if looking(at: "/*") {
        depth += 1
        index += 2
      } else if looking(at: "*/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        index += 1
      }
    }
  }

  /// `#"…"#` or a directive.
  private mutating func fence() {
    let start = index
    var count = 0
    while byte(at: count) == UInt8(ascii: "#") { count += 1 }
    if byte(at: count) == UInt8(ascii: "\"") { return text(fences: count) }
    if count > 1 {
      // Only the last may begin a directive; the others are counted once, however many there are.
      index += count - 1
      return add(.directive(""), from: start)
    }
    index += 1
    let word = byte().map(\.startsWord) == true ? takeWord() : ""
    add(.directive(word), from: start)
  }

  /// A plain name between two backticks; any other backtick is a sign.
  private mutating func escapedWord() {
    let start = index
    index += 1
    let first = index
    while let next = byte(), next.startsWord || next.isDigit || next >= 0x80 { index += 1 }
    let word = String(decoding: bytes[first..<index], as: UTF8.self)
    guard !word.isEmpty, byte() == UInt8(ascii: "`") else {
      index = first
      return add(.sign(UInt8(ascii: "`")), from: start)
    }
    index += 1
    add(.word(word, isEscaped: true), from: start)
  }

  /// A text literal that is fenced by `#` signs, with the code that is written into it.
  private mutating func text(fences: Int) {
    let start = index
    index += fences
    let isLong = looking(at: "\"\"\"") && !(fences > 0 && endsOnThisLine(fences))
    index += isLong ? 3 : 1
    while let next = byte() {
      if next == UInt8(ascii: "\""), ends(fences: fences, isLong: isLong) {
        index += (isLong ? 3 : 1) + fences
        break
      }
      if !isLong, next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r") { break }
      if next == UInt8(ascii: "\\"), isFenced(fences, at: 1) {
        index += 1 + fences
        if byte() == UInt8(ascii: "(") {
          interpolation()
        } else if byte() != UInt8(ascii: "\n") {
          index += 1
        }
      } else {
        index += 1
      }
    }
    index = min(index, bytes.count)
    add(.text, from: start)
  }

  /// Whether a fenced literal that begins like a long one is a short one, as `#"""#` is.
  private func endsOnThisLine(_ fences: Int) -> Bool {
    var offset = 2
    while let next = byte(at: offset), next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") {
      offset += 1
      if next == UInt8(ascii: "\""), isFenced(fences, at: offset) { return true }
    }
    return false
  }

  private func ends(fences: Int, isLong: Bool) -> Bool {
    isLong ? looking(at: "\"\"\"") && isFenced(fences, at: 3) : isFenced(fences, at: 1)
  }

  private func isFenced(_ fences: Int, at offset: Int) -> Bool {
    (0..<fences).allSatisfy { byte(at: offset + $0) == UInt8(ascii: "#") }
  }

  private mutating func interpolation() {
    guard nesting < Self.deepest else {
      isTooDeep = true
      index = bytes.count
      return
    }
    nesting += 1
    defer { nesting -= 1 }
    var depth = 0
    while let next = byte() {
      if next == UInt8(ascii: "(") { depth += 1 }
      if next == UInt8(ascii: ")") { depth -= 1 }
      step()
      if depth == 0 { return }
    }
  }
}

extension UInt8 {
  /// Letters, `_` and `$`; other alphabets are no part of any word that the filter looks for.
  fileprivate var startsWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

/// A piece of Swift code that the filter looks at; comments and the text of literals are none.
struct SwiftToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// An identifier or keyword, without its backticks if it had any.
    case word(String, isEscaped: Bool)
    /// A word after `#`, for example `selector`; empty if something else follows the sign.
    case directive(String)
    case attributeSign
    /// A text literal, from quote to quote; the code inside its `\(…)` comes as tokens of its own.
    case text
    case number
    /// One byte of anything else.
    case sign(UInt8)
  }

  let kind: Kind
  let bytes: Range<Int>

  var word: String? {
    guard case .word(let word, _) = kind else { return nil }
    return word
  }

  /// Whether this is a word that isn't escaped.
  func isKeyword(_ keyword: String) -> Bool { kind == .word(keyword, isEscaped: false) }

  func isSign(_ sign: Character) -> Bool {
    sign.asciiValue.map { kind == .sign($0) } ?? false
  }
}

/// The tokens of a text, with the parentheses that belong together.
///
/// They are paired once, so that no text can keep the checker busy by how much it opens.
///
/// - Complexity: O(bytes) to make.
struct PairedTokens {
  let tokens: [SwiftToken]
  /// For each parenthesis that opens the place of the one that closes it.
  private let closings: [Int: Int]

  /// - Parameter bytes: A text; one whose texts are nested too deeply has no tokens.
  init(_ bytes: [UInt8]) {
    tokens = SwiftScanner.tokens(of: bytes) ?? []
    var closings: [Int: Int] = [:]
    var open: [Int] = []
    for (place, token) in tokens.enumerated() {
      if token.isSign("(") { open.append(place) }
      if token.isSign(")"), let start = open.popLast() { closings[start] = place }
    }
    self.closings = closings
  }

  /// The place of the parenthesis that closes the one at a place; `nil` if none does.
  func closing(of place: Int) -> Int? { closings[place] }
}

struct ByteLines: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  func place(of offset: Int) -> SourcePlace {
    let line = line(of: offset)
    return SourcePlace(line: line + 1, column: length(of: starts[line]..<offset) + 1)
  }

  /// The line and the column in bytes, both counted from 1, by which the compiler knows a byte.
  func compilersPlace(of offset: Int) -> (line: Int, byteColumn: Int) {
    let line = line(of: offset)
    return (line + 1, offset - starts[line] + 1)
  }

  /// The line that holds a byte, counted from 0; found by halving, as a file can have thousands.
  private func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The place that the compiler means by a line and a column in bytes, both counted from 1.
  ///
  /// Beyond the text it is the end of the line, or of the text.
  func place(line: Int, byteColumn: Int) -> SourcePlace {
    guard line >= 1, line <= starts.count else { return place(of: bytes.count) }
    let end = line < starts.count ? starts[line] - 1 : bytes.count
    return place(of: min(starts[line - 1] + max(byteColumn, 1) - 1, max(end, starts[line - 1])))
  }

  /// A line, counted from 1, without its end; empty beyond the text.
  func bytes(ofLine line: Int) -> ArraySlice<UInt8> {
    guard starts.indices.contains(line - 1) else { return [] }
    let end = line < starts.count ? starts[line] - 1 : bytes.count
    let bytes = bytes[starts[line - 1]..<end]
    return bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
  }

  func length(of range: Range<Int>) -> Int { text(of: range).count }

  func text(of range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
