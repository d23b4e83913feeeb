/// Reads the tokens of one statement by recursive descent, one function to a grammar line.
struct EquationParser {
  /// Parentheses inside each other beyond this are refused, so that the stack can't overflow.
  static let deepestNesting = 100

  let names: KnownNames
  /// Whether names may stand where numbers do.
  let allowsNames: Bool
  private let statementTokens: StatementTokens
  private var position = 0
  /// How many parentheses are open.
  var depth = 0
  /// The anchor that was read last; a percentage is probably one of its kind.
  var lastAnchor: WrittenAnchor?

  init(_ tokens: StatementTokens, knowing names: KnownNames, allowsNames: Bool = true) {
    statementTokens = tokens
    self.names = names
    self.allowsNames = allowsNames
  }

  /// Reads `[ label ":" ] side relation side [ relation side ] [ priority ]`.
  mutating func statement() throws(EquationError) -> [WrittenConstraint] {
    let identifier = label()
    var sides = [try side()]
    var relations: [WrittenRelation] = []
    while let relation = try relation(after: relations) {
      relations.append(relation)
      sides.append(try side())
    }
    guard !relations.isEmpty else { throw noRelation }
    let priority = try priority() ?? 1000
    guard current == nil else { throw leftover }

    var constraints: [WrittenConstraint] = []
    for (index, relation) in relations.enumerated() {
      let equation = WrittenEquation(
        left: sides[index], relation: relation, right: sides[index + 1], identifier: identifier,
        priority: priority, range: statementTokens.range)
      constraints.append(try equation.solved())
    }
    return constraints
  }

  /// A side without attributes, and nothing after it.
  mutating func number() throws(EquationError) -> Double {
    guard let first = current else {
      throw EquationError(.numberMissing, at: here)
    }
    if let blank = statementTokens.tokens.first(where: { $0.kind == .blank }) {
      throw statementTokens.brokenToken ?? EquationError(.blank, at: blank.range)
    }
    if case .relation = first.kind { throw unexpected(first) }
    let sum = try side()
    guard current == nil else { throw leftover }
    return sum.constant
  }

  /// Reads `label ":"`.
  private mutating func label() -> String? {
    guard let name = current, name.kind == .name, peek(1)?.kind == .colon else { return nil }
    advance()
    advance()
    return name.text
  }

  /// Reads `"=" | "==" | "<=" | ">=" | "≤" | "≥"`.
  private mutating func relation(
    after earlier: [WrittenRelation]
  ) throws(EquationError) -> WrittenRelation? {
    guard let token = current else { return nil }
    switch token.kind {
    case .relation(let relation):
      guard earlier.count < 2 else {
        throw EquationError(.tooManyRelations, at: token.range.firstCharacter)
      }
      if let first = earlier.first, relation != .equal, first.relation == relation.turned {
        throw EquationError(.oppositeRelations, at: token.range.firstCharacter)
      }
      advance()
      return WrittenRelation(relation: relation, range: token.range)
    case .wrongRelation(let error):
      throw EquationError(error, at: token.range)
    case .at:
      return nil
    case .colon where earlier.isEmpty:
      throw EquationError(.notARelation(":", suggestion: .equal), at: token.range)
    default:
      throw leftover
    }
  }
}

/// A relation and where it stands.
struct WrittenRelation {
  let relation: Relation
  let range: SourceRange
}

// MARK: - Moving along

extension EquationParser {
  /// The next token; `nil` at the end.
  var current: EquationToken? { peek(0) }

  var previous: EquationToken? { peek(-1) }

  func peek(_ offset: Int) -> EquationToken? {
    let tokens = statementTokens.tokens
    return tokens.indices.contains(position + offset) ? tokens[position + offset] : nil
  }

  mutating func advance() { position += 1 }

  /// Where the part of the statement stands that was read already.
  var rangeSoFar: SourceRange {
    SourceRange(
      start: statementTokens.range.start, end: previous?.range.end ?? statementTokens.range.start)
  }

  var isAfterPriority: Bool {
    statementTokens.tokens.prefix(position).contains { $0.kind == .at }
  }

  /// Where something is missing: at the next token, or one character past the end.
  var here: SourceRange {
    let place = current?.range.start ?? statementTokens.end
    return SourceRange(line: place.line, column: place.column, length: 1)
  }
}

extension EquationParser {
  /// Reads `[ "+" | "-" ] term { ( "+" | "-" ) [ "+" | "-" ] term }`.
  mutating func side() throws(EquationError) -> LinearSum {
    var sum = LinearSum(number: 0)
    let sign = sign()
    try sum.add(try term(), sign: sign)
    while let token = current, token.kind == .plus || token.kind == .minus {
      advance()
      let operation: Double = token.kind == .plus ? 1 : -1
      let sign = operation * self.sign()
      try sum.add(try term(), sign: sign)
      try checkFinite(sum, at: token)
    }
    return sum
  }

  /// Reads `factor { ( "*" | "×" | "/" | "÷" ) [ "+" | "-" ] factor }`.
  private mutating func term() throws(EquationError) -> LinearSum {
    var product = try factor()
    while let token = current, token.kind == .times || token.kind == .over {
      advance()
      let sign = sign()
      let start = here
      var factor = try factor()
      factor.scale { sign * $0 }
      if token.kind == .times {
        product = try self.product(of: product, and: factor, at: token)
      } else {
        let range = SourceRange(start: start.start, end: previous?.range.end ?? start.end)
        try divide(&product, by: factor, at: token, divisorRange: range)
      }
      try checkFinite(product, at: token)
    }
    return product
  }

  /// Reads `number [ "pt" ] | "(" side ")" | attribute | "NotAnAttribute" | "nil"`.
  private mutating func factor() throws(EquationError) -> LinearSum {
    guard let token = current else { throw operandMissing }
    switch token.kind {
    case .number(let number):
      advance()
      try unit(of: number)
      return LinearSum(number: number)
    case .open:
      return try parenthesis(token)
    case .name, .quoted, .dot:
      guard allowsNames else {
        throw EquationError(.notANumber(token.text), at: token.range)
      }
      if nothing() { return .nothing }
      let anchor = try attribute()
      lastAnchor = anchor
      return LinearSum(anchor)
    default:
      throw operandMissing
    }
  }

  /// Reads `"(" side ")"`.
  private mutating func parenthesis(_ open: EquationToken) throws(EquationError) -> LinearSum {
    guard depth < Self.deepestNesting else {
      throw EquationError(.nestedTooDeeply(limit: Self.deepestNesting), at: open.range)
    }
    depth += 1
    advance()
    let sum = try side()
    switch current?.kind {
    case .close:
      advance()
      depth -= 1
      return sum
    case nil, .relation, .wrongRelation, .at:
      throw EquationError(.parenthesisNotClosed, at: open.range)
    default:
      throw leftover
    }
  }

  /// Reads `[ "+" | "-" ]`.
  private mutating func sign() -> Double {
    guard let kind = current?.kind, kind == .plus || kind == .minus else { return 1 }
    advance()
    return kind == .plus ? 1 : -1
  }

  /// `[ "pt" ]`, and no other unit.
  private mutating func unit(of number: Double) throws(EquationError) {
    guard let token = current else { return }
    if token.kind == .percent {
      let attribute: Attribute = lastAnchor?.attribute.axis == .vertical ? .height : .width
      throw EquationError(
        .percent(factor: number / 100, of: names.superview, attribute), at: token.range)
    }
    guard token.kind == .name, peek(1)?.kind != .dot else { return }
    switch token.text.lowercased() {
    case "pt": advance()
    case "px", "pixel", "pixels": throw EquationError(.pixels, at: token.range)
    default: return
    }
  }

  /// `"NotAnAttribute" | "nil"`; the first may also be written as three words.
  private mutating func nothing() -> Bool {
    // Most names begin with another letter.
    let first = current?.text.utf8.first
    guard first == UInt8(ascii: "n") || first == UInt8(ascii: "N") else { return false }
    let words = (0..<4).map { offset -> String? in
      guard let token = peek(offset), token.kind == .name else { return nil }
      return token.text
    }
    let length: Int
    if words[0] == "nil" || words[0]?.lowercased() == "notanattribute" {
      length = 1
    } else if words.prefix(3).map({ $0?.lowercased() }) == ["not", "an", "attribute"] {
      length = 3
    } else {
      return false
    }
    guard peek(length)?.kind != .dot else { return false }
    for _ in 0..<length { advance() }
    return true
  }
}

// MARK: - Arithmetic

extension EquationParser {
  private func product(
    of a: LinearSum, and b: LinearSum, at sign: EquationToken
  ) throws(EquationError) -> LinearSum {
    guard a.isNumber || b.isNumber else {
      throw EquationError(.attributesMultiplied, at: sign.range)
    }
    var (sum, number) = a.isNumber ? (b, a.constant) : (a, b.constant)
    sum.scale { $0 * number }
    return sum
  }

  private func divide(
    _ sum: inout LinearSum, by divisor: LinearSum, at sign: EquationToken,
    divisorRange: SourceRange
  ) throws(EquationError) {
    guard divisor.isNumber else {
      throw EquationError(.attributeAsDivisor, at: sign.range)
    }
    guard divisor.constant != 0 else {
      throw EquationError(.divisionByZero, at: divisorRange)
    }
    sum.scale { $0 / divisor.constant }
  }

  private func checkFinite(_ sum: LinearSum, at sign: EquationToken) throws(EquationError) {
    if !sum.isFinite { throw EquationError(.notFinite, at: sign.range) }
  }
}

extension EquationParser {
  /// The names of priorities, as UIKit, Masonry and SnapKit have them.
  ///
  /// Source: docs/SEMANTICS.md, S5.7 and S5.8.
  private static let namedPriorities: [(name: String, value: Double)] = [
    ("required", 1000), ("high", 750), ("medium", 500), ("low", 250), ("fittingSizeLevel", 50),
    ("defaultHigh", 750), ("defaultLow", 250), ("dragThatCanResizeScene", 510),
    ("sceneSizeStayPut", 500), ("dragThatCannotResizeScene", 490),
  ]

  /// A priority without `@`, and nothing after it; a dot may stand before its name, as in Swift.
  mutating func wholePriority() throws(EquationError) -> Priority {
    if current?.kind == .dot { advance() }
    let priority = try boundedPriority()
    guard current == nil else { throw leftover }
    return priority
  }

  /// `"@" ( number | word [ ( "+" | "-" ) number ] )`; `nil` if there is none.
  mutating func priority() throws(EquationError) -> Double? {
    guard current?.kind == .at else { return nil }
    advance()
    let priority = try boundedPriority()
    if let second = current, second.kind == .at {
      throw EquationError(.secondPriority, at: second.range)
    }
    return priority.value
  }

  private mutating func boundedPriority() throws(EquationError) -> Priority {
    let place = here.firstCharacter
    let value = try priorityValue()
    guard let priority = Priority(value) else {
      throw EquationError(.priorityOutOfRange(value), at: place)
    }
    return priority
  }

  /// What says a priority, in range or not.
  private mutating func priorityValue() throws(EquationError) -> Double {
    guard let token = current else { throw EquationError(.priorityMissing, at: here) }
    switch token.kind {
    case .number(let number):
      advance()
      return number
    case .minus:
      guard case .number(let number)? = peek(1)?.kind else { break }
      advance()
      advance()
      return -number
    case .name:
      advance()
      return try namedPriority(token) + offset()
    default:
      break
    }
    throw brokenHere ?? EquationError(.priorityMissing, at: here)
  }

  private func namedPriority(_ token: EquationToken) throws(EquationError) -> Double {
    let wanted = token.text.lowercased()
    if let found = Self.namedPriorities.first(where: { $0.name.lowercased() == wanted }) {
      return found.value
    }
    let names = Self.namedPriorities.map { $0.name }
    let suggestions = NearestNames.suggestions(for: token.text, among: names)
    throw EquationError(
      .unknownPriority(token.text, suggestions: suggestions), at: token.range)
  }

  /// Reads `[ ( "+" | "-" ) number ]`.
  private mutating func offset() throws(EquationError) -> Double {
    guard let sign = current?.kind, sign == .plus || sign == .minus else { return 0 }
    advance()
    guard case .number(let number)? = current?.kind else { throw operandMissing }
    advance()
    return sign == .plus ? number : -number
  }
}
