/// Splits a text into tokens; whatever can't be one becomes a broken token with its reason.
///
/// - Complexity: O(n) in the number of characters.
struct EquationLexer {
  private let source: [Character]
  /// The source as bytes, where each is a character; empty where that isn't so.
  private let bytes: [UInt8]
  /// The source with full-width characters replaced; the same number of characters.
  let characters: [Character]
  private(set) var index = 0
  private var line: Int
  private var column: Int
  private var gap = ""
  private var isWholeFormat = false
  private var tokens: [EquationToken] = []
  /// Whether the statement is visual format, which has signs of its own.
  private(set) var isVisualFormat = false

  private init(_ text: String, from start: SourcePlace) {
    var text = text
    let isPlain = text.withUTF8 { $0.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") } }
    bytes = isPlain ? Array(text.utf8) : []
    source = isPlain ? bytes.map { Character(Unicode.Scalar($0)) } : Array(text)
    characters = isPlain ? source : source.map { $0.asciiTwin }
    line = start.line
    column = start.column
  }

  /// The tokens of a text, with a line end after each line.
  static func tokens(
    of text: some StringProtocol, from start: SourcePlace = SourcePlace(line: 1, column: 1)
  ) -> [EquationToken] {
    tokens(of: String(text), from: start)
  }

  /// The same for a `String`, which is what callers from other modules are compiled for.
  private static func tokens(of text: String, from start: SourcePlace) -> [EquationToken] {
    var lexer = EquationLexer(text, from: start)
    while lexer.readGap() { lexer.readToken() }
    return lexer.tokens
  }

  /// The tokens of a text that is one format, even if it doesn't begin like one.
  static func tokens(ofFormat format: String) -> [EquationToken] {
    var lexer = EquationLexer(format, from: SourcePlace(line: 1, column: 1))
    lexer.isWholeFormat = true
    while lexer.readGap() { lexer.readToken() }
    return lexer.tokens
  }

  /// Where the character at `index` stands.
  var place: SourcePlace { SourcePlace(line: line, column: column) }

  func character(_ offset: Int = 0) -> Character? {
    characters.indices.contains(index + offset) ? characters[index + offset] : nil
  }

  /// How many characters from here on have a property.
  func run(from offset: Int = 0, while condition: (Character) -> Bool) -> Int {
    var end = index + offset
    while end < characters.count, condition(characters[end]) { end += 1 }
    return end - index - offset
  }

  mutating func take(_ count: Int, as kind: EquationToken.Kind) {
    let start = place
    let typed = typed(index..<index + count)
    let text = bytes.isEmpty ? String(characters[index..<index + count]) : typed
    advance(by: count)
    tokens.append(
      EquationToken(
        kind: kind, text: text, typed: typed,
        range: SourceRange(start: start, end: place), gap: gap))
  }

  /// Takes the next characters as something that can't be read.
  ///
  /// - Parameters:
  ///   - count: How many characters are taken.
  ///   - error: What is wrong with them.
  ///   - marked: How many of them are pointed at; `nil` for all.
  mutating func take(_ count: Int, brokenBy error: EquationError.Reason, marking marked: Int? = nil)
  {
    let range = SourceRange(line: line, column: column, length: marked ?? count)
    take(count, as: .broken(EquationError(error, at: range)))
  }

  /// The source's characters at some places, as they were typed.
  private func typed(_ places: Range<Int>) -> String {
    bytes.isEmpty ? String(source[places]) : String(decoding: bytes[places], as: UTF8.self)
  }

  private mutating func advance(by count: Int) {
    if !bytes.isEmpty, !bytes[index..<index + count].contains(UInt8(ascii: "\n")) {
      column += count
      index += count
      return
    }
    for character in characters[index..<index + count] {
      if character.isLineEnd {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
    index += count
  }
}

// MARK: - Gaps

extension EquationLexer {
  /// Passes over spaces, comments and line ends.
  ///
  /// - Returns: Whether anything is left to read.
  private mutating func readGap() -> Bool {
    let spaces = run { $0.isGap }
    gap = typed(index..<index + spaces)
    advance(by: spaces)
    // What is missing at the end of a line is missing before its comment.
    let stop = place
    let isOpen = !readCommentsAndLineEnds()
    if line != stop.line { gap = " " }
    if line != stop.line || (index >= characters.count && !isOpen) { endLine(at: stop) }
    guard isOpen else { return index < characters.count }
    take(2, brokenBy: .commentNotClosed)
    endLine(at: place)
    return false
  }

  /// - Returns: Whether all comments are closed; if not, the open one comes next.
  private mutating func readCommentsAndLineEnds() -> Bool {
    while let next = character() {
      if next == "#" || (next == "/" && character(1) == "/") {
        advance(by: restOfLine)
      } else if next == "/" && character(1) == "*" {
        guard let length = blockCommentLength() else { return false }
        advance(by: length)
      } else if next.isLineEnd || next.isGap {
        advance(by: 1)
        continue
      } else {
        return true
      }
      gap = " "
    }
    return true
  }

  /// How many characters are left of the line.
  private var restOfLine: Int {
    guard !bytes.isEmpty else { return run { !$0.isLineEnd } }
    return (bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count) - index
  }

  private func blockCommentLength() -> Int? {
    var end = index + 2
    while end + 1 < characters.count {
      if characters[end] == "*" && characters[end + 1] == "/" { return end + 2 - index }
      end += 1
    }
    return nil
  }

  private mutating func endLine(at place: SourcePlace) {
    tokens.append(
      EquationToken(
        kind: .lineEnd, text: "", typed: "", range: SourceRange(start: place, end: place), gap: ""))
  }
}

// MARK: - Words

extension EquationLexer {
  private mutating func readToken() {
    guard let next = character() else { return }
    if beginsStatement { isVisualFormat = isWholeFormat || beginsVisualFormat }
    if next.startsWord {
      readWord()
    } else if next.isDecimalDigit || startsWithPoint {
      readNumber()
    } else if next == "`" || (next == "\"" && (isVisualFormat || beginsTextValue)) {
      readQuoted(until: next)
    } else {
      readSign(next)
    }
  }

  private var beginsStatement: Bool {
    guard let last = tokens.last else { return true }
    return last.kind == .lineEnd || last.kind == .semicolon
  }

  /// Whether a text is set to what stands here: `Title.text = `.
  private var beginsTextValue: Bool {
    let last = tokens.suffix(3)
    guard last.count == 3, let dot = last.first, let relation = last.last else { return false }
    return dot.kind == .dot && relation.kind == .relation(.equal)
      && last[last.startIndex + 1].text == SceneStatement.PropertyName.text.rawValue
  }

  /// Whether `H:`, `V:`, `|` or `[` begins here; a letter may have lost its colon.
  private var beginsVisualFormat: Bool {
    switch character() {
    case "|", "[": return true
    case "H", "V":
      let next = character(1)
      return next == "|" || next == "[" || (next == ":" && character(2) != "=")
    default: return false
    }
  }

  /// Whether a number such as `.5` begins here, and not the dot before an attribute.
  private var startsWithPoint: Bool {
    guard character() == ".", character(1)?.isDecimalDigit == true else { return false }
    guard let before = character(-1) else { return true }
    return !before.continuesWord && before != "`" && before != "." && before != ")"
  }

  private mutating func readWord() {
    let length = run { $0.continuesWord }
    let isBlank = length >= 3 && run { $0 == "_" } == length
    take(length, as: isBlank ? .blank : .name)
  }

  private mutating func readQuoted(until quote: Character) {
    let length = run(from: 1) { $0 != quote && !$0.isLineEnd }
    guard character(length + 1) == quote else {
      return take(length + 1, brokenBy: .quoteNotClosed, marking: 1)
    }
    let name = source[index + 1..<index + 1 + length]
    // A backtick between straight quotes could be printed in no equation.
    if let odd = name.first(where: { $0.isControl || $0 == "`" }) {
      take(length + 2, brokenBy: .unexpectedCharacter(odd.visible))
    } else {
      take(length + 2, as: .quoted(String(name)))
    }
  }
}

extension EquationLexer {
  /// Takes a number, and the comma after it if that was meant as a decimal point.
  mutating func readNumber() {
    let length = run { $0.isDecimalDigit || $0 == "." }
    let text = String(characters[index..<index + length])
    if text.count(where: { $0 == "." }) > 1 {
      take(length, brokenBy: .twoDecimalPoints)
    } else if let value = DecimalText.value(of: text) {
      take(length, as: .number(value))
    } else {
      take(length, brokenBy: .notFinite)
    }
    // In a list of predicates a comma sets two of them apart.
    guard !isVisualFormat, character() == ",", character(1)?.isDecimalDigit == true else { return }
    let rest = run { $0.isDecimalDigit || $0 == "." || $0 == "," }
    let written = text + String(characters[index..<index + rest])
    // The digits are taken along, so that a long list of them is looked at only once.
    take(rest, brokenBy: .decimalComma(suggestion: Self.withPoint(written)), marking: 1)
  }

  /// `8,0` with a point; if there are more signs, the commas only set thousands apart.
  private static func withPoint(_ written: String) -> String {
    let isPlain = written.count(where: { $0 == "," || $0 == "." }) == 1
    return isPlain
      ? String(written.map { $0 == "," ? "." : $0 }) : String(written.filter { $0 != "," })
  }
}

extension EquationLexer {
  /// Takes an operator, a relation or a mark.
  mutating func readSign(_ sign: Character) {
    // Scalars are compared faster than characters.
    switch sign.onlyScalar {
    case "+": take(1, as: .plus)
    case "-": take(1, as: .minus)
    case "*", "×": take(1, as: .times)
    case "/", "÷": take(1, as: .over)
    case "(": take(1, as: .open)
    case ")": take(1, as: .close)
    case ".": take(1, as: .dot)
    case "@": take(1, as: .at)
    case "%": take(1, as: .percent)
    case ";": take(1, as: .semicolon)
    case "|" where isVisualFormat: take(1, as: .bar)
    case "[" where isVisualFormat: take(1, as: .openBracket)
    case "]" where isVisualFormat: take(1, as: .closeBracket)
    case "," where isVisualFormat: take(1, as: .comma)
    case ",": take(1, brokenBy: .unexpectedText(","))
    case ":" where character(1) == "=": take(2, as: .wrongRelation(.assignment))
    case ":": take(1, as: .colon)
    case "≤", "≦", "⩽": take(1, as: .relation(.lessThanOrEqual))
    case "≥", "≧", "⩾": take(1, as: .relation(.greaterThanOrEqual))
    case "≠": take(1, as: .wrongRelation(.notEqual))
    case "=", "<", ">", "!": readRelation()
    default: take(1, brokenBy: .unexpectedCharacter(sign.visible))
    }
  }

  private mutating func readRelation() {
    let length = run { $0.isRelationSign }
    let text = String(characters[index..<index + length])
    switch text {
    case "=", "==": take(length, as: .relation(.equal))
    case "<=": take(length, as: .relation(.lessThanOrEqual))
    case ">=": take(length, as: .relation(.greaterThanOrEqual))
    case "<" where character(1) == "-": take(2, as: .wrongRelation(.assignment))
    case "<": take(1, as: .wrongRelation(.strictInequality(suggestion: .lessThanOrEqual)))
    case ">": take(1, as: .wrongRelation(.strictInequality(suggestion: .greaterThanOrEqual)))
    case "!=", "!==", "<>": take(length, as: .wrongRelation(.notEqual))
    case "!": take(1, brokenBy: .unexpectedCharacter("!"))
    default:
      take(length, as: .wrongRelation(.notARelation(text, suggestion: Self.nearest(to: text))))
    }
  }

  private static func nearest(to text: String) -> Relation {
    switch (text.contains("<"), text.contains(">")) {
    case (true, false): .lessThanOrEqual
    case (false, true): .greaterThanOrEqual
    default: .equal
    }
  }
}
