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

  /// The token before the next one.
  var previous: EquationToken? { peek(-1) }

  /// A token some places further on.
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

  /// Whether a priority was read already.
  var isAfterPriority: Bool {
    statementTokens.tokens.prefix(position).contains { $0.kind == .at }
  }

  /// Where something is missing: at the next token, or one character past the end.
  var here: SourceRange {
    let place = current?.range.start ?? statementTokens.end
    return SourceRange(line: place.line, column: place.column, length: 1)
  }
}
