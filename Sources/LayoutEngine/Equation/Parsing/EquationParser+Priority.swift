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
