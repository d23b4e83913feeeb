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
  mutating func several(_ range: ClosedRange<Int>, _ make: (inout OddSource) -> String) -> String {
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
    case 2: return junk() + pick([("\"", 2), ("\"\"\"", 1), ("\\(", 1), ("#\"", 1), ("//", 2)])
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
    case 1: return escape + pick([("n", 2), ("\"", 2), ("\\", 2), ("u{41}", 1), ("'", 1)])
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

/// Declarations, statements and expressions.
extension OddSource {
  mutating func declaration() -> String {
    switch pick([
      (0, 10), (1, 10), (2, 6), (3, 5), (4, 7), (5, 5), (6, 1), (7, 3), (8, 1), (9, 2), (10, 1),
    ]) {
    case 0: return importing()
    case 1: return variable()
    case 2: return function()
    case 3: return attributes() + "class" + gap() + type() + wideGap() + "{" + members() + "}"
    case 4: return refusedAttribute()
    case 5: return depth == 3 && once(in: 3) ? skipped() : branches { $0.declaration() }
    case 6: return "#" + mark() + "(" + expression() + ")"
    case 7:
      return pick([
        ("postfix" + gap() + "operator" + gap() + "...", 2),
        ("enum " + type() + " { case `import`, `" + mark() + "`, " + mark() + " }", 2),
        ("nonisolated(" + pick([("unsafe", 1), ("`unsafe`", 1)]) + ") var " + mark() + " = 1", 1),
        ("typealias " + type() + gap() + "= " + type(), 2),
        ("func lessonsAnswer() {}", 1), ("class `AnswerStage` {}", 1),
      ])
    case 8: return broken()
    case 9: return objectiveC()
    default: return "#sourceLocation(file: \"a\", line: 1)\n"
    }
  }

  private mutating func importing() -> String {
    let head = pick([
      ("", 12), ("@testable" + gap(), 2), ("@preconcurrency" + wideGap(), 2), ("@_exported ", 1),
    ])
    let tail = pick([("", 6), (";", 1), (" ;" + newline() + newline(), 1)])
    let module = pick([
      (module(), 10), ("`" + module() + "`", 2), (module() + "é", 1), ("图" + module(), 1),
      (module() + gap() + "." + gap() + "A", 2), ("UIKit", 1), ("CoreGraphics", 1),
    ])
    guard once(in: 4) else { return head + "import" + wideGap() + module + tail }
    let kind = pick([("class", 2), ("struct", 2), ("func", 1), ("var", 1), ("actor", 1)])
    return head + "import" + wideGap() + kind + gap() + module + ".A"
  }

  private mutating func variable() -> String {
    attributes() + pick([("let", 2), ("var", 1)]) + wideGap() + name() + " = "
      + (once(in: 4) ? wideGap() : "") + expression() + pick([("", 9), (";", 1)])
  }

  private mutating func function() -> String {
    let parameter = pick([
      ("", 3), ("_" + gap() + mark() + ": Int", 2), ("import: Int", 1),
    ])
    return attributes() + "func" + gap() + name() + "(" + parameter + ")" + wideGap() + "{"
      + statements() + "}"
  }

  private mutating func members() -> String {
    several(0...2) { source in
      source.end() + (source.once(in: 2) ? source.variable() : source.function()) + source.end()
    }
  }

  private mutating func statements() -> String {
    several(0...3) { source in
      source.end() + source.statement() + source.end()
    }
  }

  private mutating func statement() -> String {
    switch pick([(0, 6), (1, 4), (2, 2), (3, 1)]) {
    case 0: "_ = " + expression()
    case 1: variable()
    case 2: "if " + mark() + gap() + "{" + statements() + "}"
    default: branches { $0.statement() }
    }
  }

  /// Code of which only one part is compiled.
  private mutating func branches(_ make: (inout OddSource) -> String) -> String {
    let isOn = once(in: 2)
    let condition = isOn ? pick([("true", 3), ("!false", 2), ("os(A) || true", 1)]) : unmet()
    let first = branch(isOn, make)
    let between = once(in: 3) ? "#elseif A\n" + branch(false, make) : ""
    let second = once(in: 2) ? "#else\n" + branch(!isOn, make) : ""
    return "\n#if " + condition + "\n" + first + between + second + "#endif\n"
  }

  /// A condition that doesn't hold.
  private mutating func unmet() -> String {
    if once(in: 3) {
      return pick([
        ("swift(<1)", 2), ("A && compiler (<1)", 1), ("`swift`(<1)", 1), ("!compiler(>=4)", 1),
        ("(_compiler_version(\"99\"))", 1), ("swift/**/(<1)", 1), ("compiler(<1) || A", 1),
      ])
    }
    return pick([
      ("false", 4), ("os(A)", 2), ("hasFeature(A)", 1), ("hasAttribute(a)", 1), ("A", 1),
      ("canImport(A)", 1), ("arch(a)", 1), ("!true", 1), ("$A", 1), ("_endian(big)", 1),
      ("targetEnvironment(a)", 1), ("objectFormat(A)", 1), ("_runtime(_ObjC)", 1),
    ])
  }

  /// Code that isn't compiled and can't be read, and what would be missed if it were.
  private mutating func skipped() -> String {
    let condition = unmet()
    isUntold = true
    let count = Int.random(in: 1...2, using: &numbers)
    let code = (0..<count).map { _ in broken() + newline() }.joined()
    isUntold = false
    return "#if " + condition + "\na\n" + code + "#endif\n" + importing() + newline() + variable()
  }

  private mutating func branch(_ isOn: Bool, _ make: (inout OddSource) -> String) -> String {
    let (wasActive, wasUntold) = (isActive, isUntold)
    (isActive, isUntold) = (wasActive && isOn, true)
    defer { (isActive, isUntold) = (wasActive, wasUntold) }
    return several(0...2) { source in
      let isBroken = !source.isActive && source.once(in: 5)
      return (isBroken ? source.broken() : make(&source)) + source.end()
    } + "\n"
  }

  // MARK: Attributes

  private mutating func attributes() -> String {
    guard once(in: 3) else { return "" }
    let sign = "@" + (once(in: 6) ? gap() : "")
    let name = pick([
      (type(), 5), (type() + "(" + name() + ")", 3), ("objc", 2), ("`" + type() + "`", 1),
      ("MainActor", 1), ("discardableResult", 1), ("available(*, deprecated)", 1), ("main", 1),
    ])
    return sign + name + pick([(" ", 6), (gap(), 3), (wideGap(), 2)])
  }

  /// An attribute that the filter refuses, with a mark in its parentheses.
  private mutating func refusedAttribute() -> String {
    let sign = "@" + (once(in: 4) ? wideGap() : "")
    let name = pick([
      ("_cdecl", 4), ("_silgen_name", 2), ("section", 2), ("_section", 1), ("_semantics", 1),
      ("`_cdecl`", 1),
    ])
    let argument = "(" + (once(in: 4) ? gap() : "") + "\"" + mark() + "\")"
    return sign + name + (once(in: 6) ? gap() : "") + argument + wideGap() + "func" + gap() + mark()
      + "()" + gap() + "{" + statements() + "}"
  }

  /// Code that is rewritten before it is compiled.
  private mutating func objectiveC() -> String {
    pick([
      ("@objc(a:) func " + mark() + "() {}", 2),
      ("@IBOutlet" + gap() + "weak var " + mark() + ": " + type() + "?", 2),
      ("let " + mark() + " = " + mark() + "(#selector(" + mark() + "(_:)))", 2),
      ("let " + mark() + " = #selector(getter: " + type() + "." + mark() + ")", 1),
      ("let " + mark() + " = #keyPath(" + type() + "." + mark() + ")", 2),
      ("import" + gap() + "CoreGraphics" + gap() + "." + type(), 1),
      ("import class" + wideGap() + "QuartzCore.A", 1),
    ])
  }

  // MARK: Expressions

  private mutating func name() -> String {
    pick([(mark(), 12), ("`" + mark() + "`", 2), ("é" + mark(), 1), (mark() + "é", 1)])
  }

  mutating func expression() -> String {
    switch pick([(0, 6), (1, 12), (2, 5), (3, 4), (4, isInText ? 0 : 1), (5, 3)]) {
    case 0: return name()
    case 1: return text()
    case 2: return operation()
    case 3:
      return pick([
        ("1", 1), ("0b101", 1), ("1.5e3", 1), ("#file", 1),
        ("\\" + type() + "." + mark(), 1), ("1." + mark(), 1), (mark() + "." + mark(), 2),
        (mark() + ".import", 1), ("{ $0 }", isInText ? 0 : 1),
        ("(" + mark() + ".import)", 1), (mark() + "!", 1), (mark() + "?." + mark(), 1),
        ("#" + mark(), 1), (mark() + "(import: " + mark() + ")", 1),
      ])
    case 4:
      return pick([
        ("`" + mark() + " \" )`", 1), ("`" + mark() + " import " + type() + "`", 1),
        ("#/" + mark() + "\"/#", 1), ("##/" + mark() + "/*/##", 1),
      ])
    default:
      return several(1...1) { source in
        switch source.pick([(0, 2), (1, 2), (2, 2), (3, source.isInText ? 0 : 2)]) {
        case 0: "(" + source.expression() + ")"
        case 1: "[" + source.expression() + "]"
        case 2: source.mark() + "(" + source.expression() + ")"
        default: "{" + source.statements() + "}"
        }
      } + "." + mark()
    }
  }

  private mutating func operation() -> String {
    switch pick([(0, 4), (1, 3), (2, 3)]) {
    case 0:
      mark()
        + pick([
          ("...", 4), ("+++", 1), (".+.", 2), ("…", 1), ("*", 1), ("/", 1), ("+/", 1), ("≈", 1),
          (".>", 1), ("*/**/", 1), ("..<", 1), ("!", 1), ("./.", 1),
        ])
    case 1: pick([("-", 2), ("/", 1), ("≈", 1), ("*", 1), ("./", 1), ("~", 1)]) + mark()
    default:
      mark()
        + pick([
          (" + ", 2), ("+", 1), (" / ", 2), ("/", 2), (" */* ", 1), ("*/*\"*/", 1), (" ./.", 1),
          (" ≈ ", 1), ("..<", 1), ("≈", 1), (" // \"\n + ", 1), (gap() + "*" + gap(), 2),
        ]) + mark()
    }
  }

  /// Code that the compiler doesn't accept where it reads it.
  private mutating func broken() -> String {
    let mark = mark()
    return pick([
      ("\"\(mark)", 2), ("`\(mark)", isInText ? 0 : 2), ("/* \(mark)", 1), ("'\(mark) \"'", 1),
      ("“\(mark) /* ”", 2), ("“ \" ”", 1), ("`\(mark) /* \"", isInText ? 0 : 2), ("*/", 1),
      ("\n<<<<<<< \(mark)\n/* \" \n=======\n\n>>>>>>> \(mark)\n", 1), ("<#\(mark) /* #>", 1),
      ("\n>>>> \(mark)\n\" /*\n====\n<<<<\n", 1), ("@", 1), ("#", 1), ("import", 1), ("\\", 1),
      (")", 1), ("}", 1), ("\"\\(", 1), ("\"\\(\"\(mark)", 1), ("#\"\(mark)\"", 1), ("/\"/", 1),
      ("\"\"\"\(mark)\"\"\"", 1), ("#/\(mark)", 1), ("'", 1), ("\u{301}\(mark)", 1), ("`", 1),
      ("`\(mark) /*\n\"\"\"\n*/", 2), ("`\\ /*`\n\"\"\"\n*/", 1), ("“ /* ”", 1), ("“ \"\"\" ”", 1),
      ("\" \\q \(mark)\"", 1), ("0xz\(mark)", 1), ("unsafe \(mark)", 1), ("#endif", 1),
    ])
  }
}
