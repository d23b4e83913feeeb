extension VisualFormatParser {
  /// What a predicate is about, which decides whether it can name a view.
  private enum Subject {
    case size
    case distance
  }

  /// Reads `"(" predicate { "," predicate } ")"` in a view's brackets.
  mutating func sizes() throws(EquationError) -> [VisualFormat.Predicate] {
    try list(about: .size)
  }

  /// Reads `metric | positiveNumber | "(" predicate { "," predicate } ")"`.
  ///
  /// A number without parentheses can have a priority, but neither sign nor relation.
  mutating func distances() throws(EquationError) -> [VisualFormat.Predicate] {
    if current?.kind == .open { return try list(about: .distance) }
    if case .relation? = current?.kind { throw expected(.valueMissing) }
    if case .wrongRelation? = current?.kind { throw expected(.valueMissing) }
    return [try predicate(about: .distance)]
  }

  /// Reads `"(" predicate { "," predicate } ")"`.
  private mutating func list(
    about subject: Subject
  ) throws(EquationError) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      advance()
      predicates.append(try predicate(about: subject))
    } while current?.kind == .comma
    guard let close = current else { throw expected(.endsTooSoon) }
    guard close.kind == .close else {
      let isProduct = close.kind == .times || close.kind == .over
      throw unit
        ?? expected(
          isProduct ? .formatMultiplied : subject == .size ? .sizesNotClosed : .distancesNotClosed)
    }
    advance()
    return predicates
  }

  /// Reads `[ "==" | "<=" | ">=" ] ( metric | number | name ) [ "@" ( metric | number ) ]`.
  private mutating func predicate(
    about subject: Subject
  ) throws(EquationError) -> VisualFormat.Predicate {
    let start = current?.range.start ?? place
    let relation = try relation()
    let object = try object(about: subject)
    let priority = try priority()
    return VisualFormat.Predicate(
      relation: relation, object: object, priority: priority, range: range(from: start))
  }

  private mutating func relation() throws(EquationError) -> Relation {
    guard let token = current else { return .equal }
    switch token.kind {
    case .relation(let relation) where token.text != "=":
      advance()
      return relation
    case .relation(let relation): throw notARelation(token, suggestion: relation)
    case .wrongRelation(.notARelation(_, let suggestion)),
      .wrongRelation(.strictInequality(let suggestion)):
      throw notARelation(token, suggestion: suggestion)
    case .wrongRelation: throw notARelation(token, suggestion: .equal)
    default: return .equal
    }
  }

  /// UIKit takes the first sign of a relation before it looks for the second.
  private func notARelation(
    _ token: EquationToken, suggestion: Relation
  ) -> EquationError {
    EquationError(
      .notAFormatRelation(token.text, suggestion: suggestion), at: token.range,
      caret: token.range.firstCharacter.end)
  }

  private mutating func object(
    about subject: Subject
  ) throws(EquationError) -> VisualFormat.Predicate.Object {
    if let number = try number() { return .number(number) }
    guard let name = try name() else { throw expected(.valueMissing) }
    if let metric = names.metrics[name.text] { return .number(metric) }
    let isView = names.isView(name.text)
    if subject == .size, isView { return .view(name) }
    // Where any name is a view's, one that stands for a number is rather a metric that is missing.
    let error: EquationError.Reason =
      isView && names.views.names != nil
      ? .viewAsDistance(name.text) : names.unknownMetric(name.text)
    throw EquationError(error, at: name.range, caret: name.range.end)
  }

  /// Reads `[ "@" ( metric | number ) ]`.
  private mutating func priority() throws(EquationError) -> Double {
    guard current?.kind == .at else { return Priority.required.value }
    advance()
    let start = current?.range.start ?? place
    var value = try number()
    if value == nil {
      guard let name = try name() else { throw expected(.valueMissing) }
      value = names.metrics[name.text]
      if value == nil {
        let error: EquationError.Reason =
          names.isView(name.text) && names.views.names != nil
          ? .viewAsPriority(name.text) : names.unknownMetric(name.text)
        throw EquationError(error, at: name.range, caret: name.range.end)
      }
    }
    guard let value, let priority = Priority(value) else {
      throw EquationError(.priorityOutOfRange(value ?? 0), at: range(from: start))
    }
    return priority.value
  }

  /// Reads `[ "-" ] number`; `nil` if something else comes.
  private mutating func number() throws(EquationError) -> Double? {
    let isNegative = current?.kind == .minus
    guard case .number(let number)? = peek(isNegative ? 1 : 0)?.kind else { return nil }
    if isNegative { advance() }
    advance()
    return isNegative ? -number : number
  }

  /// A unit after a number, of which formats have none.
  var unit: EquationError? {
    guard names.notation == .statement, let token = current, token.kind == .name,
      case .number? = peek(-1)?.kind, ["px", "pixel", "pixels"].contains(token.text.lowercased())
    else { return nil }
    return EquationError(.pixels, at: token.range)
  }
}
