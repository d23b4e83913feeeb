/// Reads the tokens of one format from left to right; no rule of the grammar holds itself.
///
/// Source: docs/SEMANTICS.md, S9.1.
struct VisualFormatParser {
  let names: VisualFormatNames
  private let tokens: [EquationToken]
  /// Where something that is missing at the end would stand.
  private let end: SourcePlace
  private var position = 0

  init(_ tokens: [EquationToken], endingAt end: SourcePlace, knowing names: VisualFormatNames) {
    self.tokens = tokens
    self.end = end
    self.names = names
  }

  /// Reads `[ ( "H" | "V" ) ":" ] [ "|" connection ] view { connection view } [ connection "|" ]`.
  mutating func format(
    with options: VisualFormatOptions
  ) throws(EquationError) -> VisualFormat {
    let axis = try orientation()
    let firstBar = try bar()
    var connection: VisualFormat.Connection?
    if firstBar != nil {
      guard current != nil else { throw expected(.barAlone) }
      connection = try self.connection()
    }
    guard current?.kind == .openBracket else { throw expected(.viewMissing) }

    var entries: [VisualFormat.Entry] = []
    var end: VisualFormat.End?
    while current != nil {
      if let connection, let bar = try bar() {
        guard current == nil else { throw expected(.textAfterEnd) }
        end = VisualFormat.End(connection: connection, bar: bar)
        break
      }
      entries.append(try view(after: connection))
      try checkSuperview(of: entries, besides: entries.count == 1 ? firstBar : nil)
      connection = try self.connection()
      guard let next = current else { break }
      guard next.kind == .openBracket || next.kind == .bar else {
        throw expected(.viewOrBarMissing)
      }
    }
    try checkSuperview(of: entries, besides: end?.bar)
    try check(options, along: axis)
    return VisualFormat(
      axis: axis, options: options, firstBar: firstBar, entries: entries, end: end)
  }

  /// Reads `[ ( "H" | "V" ) ":" ]`.
  private mutating func orientation() throws(EquationError) -> Axis {
    guard let letter = current, letter.text == "H" || letter.text == "V" else {
      return .horizontal
    }
    advance()
    guard current?.kind == .colon else { throw expected(.colonMissing(after: letter.text)) }
    advance()
    return letter.text == "H" ? .horizontal : .vertical
  }

  private mutating func bar() throws(EquationError) -> SourceRange? {
    guard let token = current, token.kind == .bar else { return nil }
    advance()
    return token.range
  }

  /// Reads `"[" name [ "(" predicate { "," predicate } ")" ] "]"`.
  private mutating func view(
    after connection: VisualFormat.Connection?
  ) throws(EquationError) -> VisualFormat.Entry {
    advance()
    let name = try viewName()
    var sizes: [VisualFormat.Predicate] = []
    if current?.kind == .open { sizes = try self.sizes() }
    guard current?.kind == .closeBracket else { throw expected(.bracketNotClosed) }
    advance()
    return VisualFormat.Entry(name: name, sizes: sizes, connection: connection)
  }

  private mutating func viewName() throws(EquationError) -> VisualFormat.Name {
    guard let name = try name() else { throw expected(.nameMissing) }
    guard names.views.accepts(name.text) else {
      let isMetric = names.metrics[name.text] != nil
      throw EquationError(
        isMetric
          ? .metricAsView(name.text) : names.views.error(for: name.text),
        at: name.range, caret: name.range.end)
    }
    return name
  }

  /// A name; in an answer it can have several parts with dots between them, as guides' names do.
  mutating func name() throws(EquationError) -> VisualFormat.Name? {
    guard let first = current, let text = first.nameText, !text.isEmpty else { return nil }
    advance()
    var name = VisualFormat.Name(text: text, range: first.range)
    while names.notation == .statement, current?.kind == .dot, let part = peek(1),
      let text = part.nameText
    {
      advance()
      advance()
      name = VisualFormat.Name(
        text: name.text + "." + text,
        range: SourceRange(start: first.range.start, end: part.range.end))
    }
    return name
  }

  /// Reads what stands between two neighbours: nothing, `-`, or distances between two `-`.
  private mutating func connection() throws(EquationError) -> VisualFormat.Connection {
    let start = place
    guard current?.kind == .minus else {
      return VisualFormat.Connection(
        distance: .flush, range: SourceRange(start: start, end: start))
    }
    advance()
    switch current?.kind {
    case nil: throw expected(.endsTooSoon)
    case .openBracket, .bar:
      return VisualFormat.Connection(distance: .standard, range: range(from: start))
    case .minus: throw expected(.minusWithoutParentheses)
    default: break
    }
    let distances = try distances()
    guard let dash = current else { throw expected(.endsTooSoon) }
    guard dash.kind == .minus else { throw unit ?? expected(.dashMissing) }
    advance()
    return VisualFormat.Connection(
      distance: .predicates(distances), range: range(from: start))
  }
}

// MARK: - What the whole says

extension VisualFormatParser {
  private func checkSuperview(
    of entries: [VisualFormat.Entry], besides bar: SourceRange?
  ) throws(EquationError) {
    guard let bar, let name = entries.last?.name.text, names.roots.contains(name) else { return }
    throw EquationError(.noSuperview(of: name), at: bar, caret: place)
  }

  private func check(
    _ options: VisualFormatOptions, along axis: Axis
  ) throws(EquationError) {
    guard let wrong = options.alignments.first(where: { $0.axis == axis }) else { return }
    throw EquationError(
      .alignedAlongAxis(wrong, axis), at: range(from: start), caret: place)
  }
}

// MARK: - Moving along

extension VisualFormatParser {
  /// The next token; `nil` at the end.
  var current: EquationToken? { peek(0) }

  func peek(_ offset: Int) -> EquationToken? {
    tokens.indices.contains(position + offset) ? tokens[position + offset] : nil
  }

  mutating func advance() { position += 1 }

  private var start: SourcePlace { tokens.first?.range.start ?? end }

  /// Where reading has come to: after the last token that was taken.
  var place: SourcePlace { peek(-1)?.range.end ?? start }

  func range(from start: SourcePlace) -> SourceRange { SourceRange(start: start, end: place) }

  /// What to say about the next token, which isn't what it should be.
  ///
  /// A character that no statement takes is named itself; in code UIKit's words count.
  func expected(_ error: EquationError.Reason) -> EquationError {
    if names.notation == .statement, case .broken(let error)? = current?.kind { return error }
    let next = current?.range ?? SourceRange(line: end.line, column: end.column, length: 1)
    return EquationError(error, at: next)
  }
}

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

/// What the names in a format can stand for, and how strictly the format is read.
struct VisualFormatNames {
  /// Where a format stands, which decides what else than Apple's grammar is read.
  enum Notation {
    /// In an answer: with spaces, and with names as equations have them.
    case statement
    /// In a program: nothing but ASCII, without spaces, with names as C has them.
    case code
  }

  let notation: Notation
  let views: KnownNames
  /// The views that hang in no other, so that no `|` can stand beside them.
  var roots: Set<String> = []
  let metrics: [String: Double]

  func unknownMetric(_ name: String) -> EquationError.Reason {
    .unknownMetric(
      name, suggestions: NearestNames.suggestions(for: name, among: metrics.keys.sorted()))
  }

  /// Whether a name that stands for a size is a view's.
  ///
  /// Where any name is accepted, what isn't a metric is a view.
  func isView(_ name: String) -> Bool { metrics[name] == nil && views.accepts(name) }
}
