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
