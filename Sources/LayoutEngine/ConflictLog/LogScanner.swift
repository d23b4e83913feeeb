/// Goes through a console's text and tells what of it belongs to reports, piece by piece.
///
/// - Complexity: O(text).
struct LogScanner {
  /// A piece of a text that may belong to a report.
  struct Piece {
    enum Kind {
      case phrase(LogPhrase)
      case entry(EntryReader.Entry)
      /// What begins like an entry, and where in it and why it can't be read.
      case unread(UnreadLogLine.Problem, Range<Int>)
      case listBegin
      case listEnd
      /// The quotes of an entry with nothing between them.
      case emptyQuotes
      /// A line that is none of these.
      case line
    }

    let kind: Kind
    /// Places in the bytes of the text.
    let range: Range<Int>
    /// What stands there, on one line.
    var text = ""
    /// Whether a phrase stands at the beginning of a line, as consoles put it.
    var beginsLine = false
  }

  /// The most letters that a class in front of an address has.
  static let longestClass = 300

  private let bytes: [UInt8]
  private var position = 0
  /// What stands in front of the line that is read.
  private var prefix: ConsolePrefix
  private(set) var pieces: [Piece] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    prefix = ConsolePrefix(of: 0..<0, in: bytes)
  }

  /// The pieces of a text, in its order.
  static func pieces(of bytes: [UInt8]) -> [Piece] {
    var scanner = LogScanner(bytes)
    while scanner.position < bytes.count { scanner.scanLine() }
    return scanner.pieces
  }

  /// Takes what is on the rest of a line, and on the lines to which an entry on it goes on.
  private mutating func scanLine() {
    var end = position
    while end < bytes.count, !bytes[end].isLineEnd { end += 1 }
    prefix = ConsolePrefix(of: position..<end, in: bytes)
    let start = position
    // An entry without its `<` is only known where nothing stands before it.
    var (isKnown, isAtBeginning) = (false, true)
    while position < bytes.count, !bytes[position].isLineEnd {
      if takeOpener() || takePhrase() || isAtBeginning && takeBareEntry(before: end) {
        (isKnown, isAtBeginning) = (true, true)
      } else {
        if position >= prefix.end, !Self.isListSign(bytes[position]) { isAtBeginning = false }
        position += 1
      }
    }
    if isKnown {
      noteList(from: start)
    } else {
      note(prefix.end..<position)
    }
    while position < bytes.count, bytes[position].isLineEnd { position += 1 }
  }

  /// A list may begin at the end of the line with the head: `detected: (`.
  private mutating func noteList(from start: Int) {
    guard case .phrase(let phrase)? = pieces.last?.kind, phrase.part == .head else { return }
    var last = position
    while last > start, bytes[last - 1].isSpace { last -= 1 }
    guard last > start, bytes[last - 1] == UInt8(ascii: "(") else { return }
    pieces.append(Piece(kind: .listBegin, range: last - 1..<last))
  }

  /// A line without a phrase or an entry.
  private mutating func note(_ line: Range<Int>) {
    let start = line.lowerBound
    var end = line.upperBound
    while end > start, bytes[end - 1].isSpace { end -= 1 }
    guard start < end else { return }
    let range = start..<end
    let content = bytes[range]
    // Three dots stand for lines that somebody left out.
    if content.allSatisfy(Self.isListSign), !content.starts(with: Array("..".utf8)) {
      if content.contains(UInt8(ascii: "(")) {
        pieces.append(Piece(kind: .listBegin, range: range))
      } else if content.contains(UInt8(ascii: ")")) {
        pieces.append(Piece(kind: .listEnd, range: range))
      } else if content.starts(with: Array("\"\"".utf8)) {
        pieces.append(Piece(kind: .emptyQuotes, range: range))
      }
      return
    }
    let isMetadata = content.split(separator: UInt8(ascii: "|")).dropFirst().contains { field in
      Self.fields.contains { field.starts(with: $0) }
    }
    if isMetadata { return }
    pieces.append(
      Piece(kind: .line, range: range, text: String(decoding: content, as: UTF8.self)))
  }

  /// Fields of the line that Xcode's console writes below a message.
  private static let fields = ["Process", "Library", "Subsystem", "Category", "TID"].map {
    Array(" \($0): ".utf8)
  }

  /// Whether a byte tells no more than how a list is put.
  static func isListSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "."),
      UInt8(ascii: "\""), UInt8(ascii: "`"):
      true
    default: byte.isSpace
    }
  }

  private mutating func takePhrase() -> Bool {
    guard let found = LogPhrase.phrase(in: bytes, at: position) else { return false }
    let before = bytes[min(prefix.end, position)..<position]
    pieces.append(
      Piece(
        kind: .phrase(found.phrase), range: position..<found.end,
        beginsLine: before.allSatisfy(Self.isListSign)))
    position = found.end
    if found.phrase == .recovery, bytes[position...].starts(with: Self.recovered) {
      position += Self.recovered.count
    }
    // The end of the line belongs to the phrase, unless an entry stands there.
    if found.phrase.part == .end || found.phrase.part == .advice { skipLine() }
    return true
  }

  /// What UIKit prints behind the words about what it breaks, and AppKit doesn't.
  private static let recovered = Array(" constraint".utf8)

  private mutating func skipLine() {
    while position < bytes.count, !bytes[position].isLineEnd, !isOpener(at: position) {
      position += 1
    }
  }
}

// MARK: - Entries

extension LogScanner {
  private mutating func takeOpener() -> Bool {
    guard isOpener(at: position) else { return false }
    let joined = EntryStretch(bytes, from: position, prefix: prefix, isOpener: isOpener)
    let piece = joined.piece()
    pieces.append(piece)
    position = piece.range.upperBound
    return true
  }

  /// Takes an entry whose `<` and `>` a web page has taken for those of a tag, if one can be read.
  private mutating func takeBareEntry(before end: Int) -> Bool {
    guard position < bytes.count, bytes[position].isLetter || bytes[position] == UInt8(ascii: "_")
    else { return false }
    let limit = min(end, position + Self.longestClass)
    var colon = position
    while colon < limit, bytes[colon].isClassLetter { colon += 1 }
    guard Self.namesConstraint(bytes[position..<colon]),
      bytes[colon...].starts(with: Array(":0x".utf8))
    else { return false }
    let quote = UInt8(ascii: "\"")
    let isQuoted = position > 0 && bytes[position - 1] == quote
    let last = isQuoted ? bytes[colon..<end].firstIndex(of: quote) ?? end : end
    let piece = EntryStretch(bare: position..<last, of: bytes).piece()
    guard case .entry = piece.kind else { return false }
    pieces.append(piece)
    position = piece.range.upperBound
    return true
  }

  /// Whether an entry begins at a place: `<`, a class of constraints, and a colon.
  private func isOpener(at start: Int) -> Bool {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "<") else { return false }
    var place = start + 1
    if place < bytes.count, bytes[place] == 0x20 { place += 1 }
    let first = place
    let limit = min(bytes.count, first + Self.longestClass)
    while place < limit, bytes[place].isClassLetter { place += 1 }
    guard place > first, place + 1 < bytes.count, bytes[place] == UInt8(ascii: ":") else {
      return false
    }
    if Self.namesConstraint(bytes[first..<place]) { return true }
    // In a list's quotes any class may be one of constraints.
    return start > 0 && bytes[start - 1] == UInt8(ascii: "\"")
      && bytes[place...].starts(with: Array(":0x".utf8))
  }

  private static let constraint = Array("onstraint".utf8)

  private static func namesConstraint(_ name: ArraySlice<UInt8>) -> Bool {
    guard name.count >= constraint.count else { return false }
    return (name.startIndex...(name.endIndex - constraint.count)).contains { start in
      name[start] == constraint[0] && name[start...].starts(with: constraint)
    }
  }
}

/// The words of a report's frame: what stands around the list of constraints.
///
/// Source: docs/SEMANTICS.md, S8.12; `Vectors/messages.json` of the tests.
enum LogPhrase: CaseIterable {
  case head
  case appKitHead
  case advice
  case firstAdvice
  case secondAdvice
  case note
  case recovery
  case breakpoint
  case category
  case appKitBreakpoint
  case oldBreakpoint

  /// What a phrase has to do with the list.
  enum Part {
    case head
    case advice
    case recovery
    case end
  }

  var part: Part {
    switch self {
    case .head, .appKitHead: .head
    case .advice, .firstAdvice, .secondAdvice, .note: .advice
    case .recovery: .recovery
    case .breakpoint, .category, .appKitBreakpoint, .oldBreakpoint: .end
    }
  }

  /// Whether AppKit prints the phrase, and UIKit doesn't.
  var isAppKits: Bool { self == .appKitHead || self == .appKitBreakpoint }

  /// How the phrase begins, by which it is known.
  var words: StaticString {
    switch self {
    case .head: "Unable to simultaneously satisfy constraints"
    case .appKitHead: "Conflicting constraints detected"
    case .advice: "Probably at least one of the constraints in the following list"
    case .firstAdvice: "(1) look at each constraint and try to figure out"
    case .secondAdvice: "(2) find the code that added the unwanted constraint"
    case .note: "(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"
    case .recovery: "Will attempt to recover by breaking"
    case .breakpoint: "Make a symbolic breakpoint at"
    case .category: "The methods in the UIConstraintBasedLayoutDebugging category"
    case .appKitBreakpoint: "Set the NSUserDefault NSConstraintBasedLayoutVisualize"
    case .oldBreakpoint: "Break on objc_exception_throw"
    }
  }

  /// The phrase that begins at a place, and where its known words end.
  ///
  /// A space of the phrase may be any number of them, or a line's end where a console broke it.
  static func phrase(in bytes: [UInt8], at start: Int) -> (phrase: LogPhrase, end: Int)? {
    switch bytes[start] {
    case UInt8(ascii: "U"), UInt8(ascii: "C"), UInt8(ascii: "P"), UInt8(ascii: "("),
      UInt8(ascii: "W"), UInt8(ascii: "M"), UInt8(ascii: "T"), UInt8(ascii: "S"),
      UInt8(ascii: "B"):
      break
    default: return nil
    }
    for phrase in allCases {
      if let end = phrase.end(in: bytes, from: start) { return (phrase, end) }
    }
    return nil
  }

  private func end(in bytes: [UInt8], from start: Int) -> Int? {
    words.withUTF8Buffer { letters in
      var place = start
      for letter in letters {
        if letter == UInt8(ascii: " ") {
          let gap = place
          while place < bytes.count, Self.isGap(bytes[place]) { place += 1 }
          guard place > gap else { return nil }
        } else {
          guard place < bytes.count, bytes[place] == letter else { return nil }
          place += 1
        }
      }
      return place
    }
  }

  /// A space, a line's end, or the mark of a quoted line in mail.
  private static func isGap(_ byte: UInt8) -> Bool { byte.isSpace || byte == UInt8(ascii: ">") }
}

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
