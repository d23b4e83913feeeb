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
