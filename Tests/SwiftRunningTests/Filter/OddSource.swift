import TestRunners

/// Makes up Swift files that the compiler mostly accepts and that are hard to read.
///
/// Marks tell what a reader takes for what: words such as `m7`, each of which stands in one place
/// /// of one file only. Those that only one of the readers may tell of begin with an `n`: what stands
/// between `#if` and `#endif`, but for the imports that are compiled, and the comments in the code of
/// a text.
struct OddSource {
  var numbers: SeededGenerator
  /// The number of the last mark.
  private var marks: Int
  /// How many levels of code may still be put into the code being made.
  var depth = 3
  /// Whether the code being made is compiled.
  var isActive = true
  /// Whether only one of the readers may tell of it.
  var isUntold = false
  /// Whether the code being made stands in a text.
  ///
  /// Version 6.3 of the compiler never ends over a text with an odd backtick in its code.
  var isInText = false

  private init(number: Int) {
    numbers = SeededGenerator(state: UInt64(number))
    marks = number * Self.mostMarks
  }

  /// How many marks a file may have.
  private static let mostMarks = 10000

  /// The number of the file that a mark stands in.
  static func file(of mark: String) -> Int { (Int(mark.dropFirst()) ?? 0) / mostMarks }

  /// The file of a number, the same on every machine.
  static func text(number: Int) -> String {
    var source = OddSource(number: number)
    let head = source.pick([("", 90), ("\u{FEFF}", 4), ("#!/bin/sh\n", 1), ("\u{FEFF}\u{FEFF}", 1)])
    let count = Int.random(in: 1...4, using: &source.numbers)
    return head + (0..<count).map { _ in source.declaration() + source.end() }.joined()
  }

  /// One of some values, each as often as its number says.
  mutating func pick<Value>(_ values: [(Value, Int)]) -> Value {
    var left = Int.random(in: 0..<values.map(\.1).reduce(0, +), using: &numbers)
    for (value, weight) in values {
      left -= weight
      if left < 0 { return value }
    }
    return values[0].0
  }

  /// Whether something happens that does so once in a number of times.
  mutating func once(in times: Int) -> Bool { Int.random(in: 0..<times, using: &numbers) == 0 }

  /// What a closure makes, some times over; nothing where the code is deep enough.
  mutating func several(
    _ range: ClosedRange<Int>, _ make: (inout OddSource) -> String
  ) -> String {
    guard depth > 0 else { return "" }
    depth -= 1
    defer { depth += 1 }
    return (0..<Int.random(in: range, using: &numbers)).map { _ in make(&self) }.joined()
  }

  /// A new word.
  mutating func mark() -> String {
    marks += 1
    return (isUntold ? "n" : "m") + "\(marks)"
  }

  /// A new word that begins with a capital.
  mutating func type() -> String { mark().uppercased() }

  /// The name of a module.
  mutating func module() -> String {
    marks += 1
    return (isActive ? "M" : "N") + "\(marks)"
  }

  // MARK: What stands between words

  /// What separates two words of one line.
  mutating func gap() -> String {
    switch pick([(0, 40), (1, 20), (2, 10), (3, 1)]) {
    case 0: " "
    case 1: pick([("\t", 4), ("\u{0B}", 2), ("\u{0C}", 2), ("\u{A0}", 2), (" \u{A0}\u{A0}", 1)])
    case 2: pick([("/**/", 1), (" /* " + comment() + " */ ", 3), ("/*" + comment() + "*/", 2)])
    default:
      pick([
        ("\u{200B}", 1), ("\u{2028}", 1), ("\u{3000}", 1), (" \u{FEFF}", 1), ("\0", 1),
        ("\u{1}", 1),
      ])
    }
  }

  /// What separates two words that may stand on two lines.
  mutating func wideGap() -> String {
    switch pick([(0, 12), (1, 2), (2, 1)]) {
    case 0: gap()
    case 1: pick([("\n", 2), ("\r", 1), ("\r\n  ", 1), (gap() + "\n" + gap(), 1)])
    default: " //" + lineComment() + newline()
    }
  }

  mutating func newline() -> String { pick([("\n", 6), ("\r\n", 2), ("\r", 1)]) }

  /// What ends the line of a declaration or a statement.
  mutating func end() -> String {
    switch pick([(0, 10), (1, 4), (2, 2)]) {
    case 0: newline()
    case 1: pick([("//", 2), ("///", 1), (" //", 2)]) + lineComment() + newline()
    default: "/*" + comment() + newline() + "*/"
    }
  }

  /// Pieces that mean something anywhere but in a comment or a text.
  private mutating func junk() -> String {
    let mark = mark()
    return pick([
      (" \(mark) ", 6), ("import \(mark.uppercased())", 3), ("@_cdecl(\"\(mark)\")", 2), ("'", 2),
      ("`", 2), ("`\(mark)`", 1), ("#", 1), ("#if \(mark)", 1), ("#endif", 1), ("“", 1), ("”", 1),
      ("unsafe \(mark)", 1), ("lessonsAnswer", 1), ("#\(mark)", 1), ("<#", 1), ("\u{A0}", 1),
      ("é", 1),
    ])
  }

  /// What a comment between signs holds.
  private mutating func comment() -> String {
    let wasUntold = isUntold
    isUntold = wasUntold || isInText
    defer { isUntold = wasUntold }
    switch pick([(0, 12), (1, 4), (2, 4), (3, 1), (4, 2)]) {
    case 0: return junk()
    case 1: return "/*" + junk() + "*/"
    case 2:
      return junk() + pick([("\"", 2), ("\"\"\"", 1), ("\\(", 1), ("#\"", 1), ("//", 2)])
    case 3: return pick([("*", 1), ("/", 1), ("**", 1), ("*/*", 1), ("//*", 1)]) + junk()
    default: return junk() + newline() + junk()
    }
  }

  /// What a comment to the end of the line holds.
  private mutating func lineComment() -> String {
    pick([("", 3), (" ", 2), ("/* ", 2), ("*/", 1), ("\"", 1), ("\\", 1)]) + junk()
  }

  // MARK: Texts

  /// A text with the code in it.
  mutating func text() -> String {
    let fence = pick([("", 6), ("#", 2), ("##", 1)])
    guard !isInText, once(in: 3) else {
      if !fence.isEmpty, once(in: 6) { return fence + "\"\"\"" + fence }
      let inner = (0..<Int.random(in: 0...3, using: &numbers)).map { _ in part(fence) }.joined()
      return fence + "\"" + inner + "\"" + fence
    }
    let inner = (0..<Int.random(in: 0...3, using: &numbers)).map { _ in
      part(fence) + pick([("\n", 3), ("\"\n", 1), ("\"\" ", 1), ("\\\(fence) \n", 1), ("\r\n", 1)])
    }.joined()
    return fence + "\"\"\"\n" + inner + "\n\"\"\"" + fence
  }

  private mutating func part(_ fence: String) -> String {
    let escape = "\\" + fence
    switch pick([(0, 6), (1, 3), (2, 5), (3, 2), (4, 1)]) {
    case 0: return junk()
    case 1:
      return escape + pick([("n", 2), ("\"", 2), ("\\", 2), ("u{41}", 1), ("'", 1)])
    case 2:
      guard depth > 0 else { return junk() }
      depth -= 1
      let wasInText = isInText
      isInText = true
      defer { (depth, isInText) = (depth + 1, wasInText) }
      return escape + "(" + expression() + ")"
    case 3: return pick([("/*", 2), ("*/", 2), ("//", 2), ("(", 1), (")", 1), ("\\\\(", 1)])
    default: return fence.isEmpty ? "\\\\" : "\"" + mark() + "\\("
    }
  }
}
