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

  /// A token some places further on.
  func peek(_ offset: Int) -> EquationToken? {
    tokens.indices.contains(position + offset) ? tokens[position + offset] : nil
  }

  mutating func advance() { position += 1 }

  private var start: SourcePlace { tokens.first?.range.start ?? end }

  /// Where reading has come to: after the last token that was taken.
  var place: SourcePlace { peek(-1)?.range.end ?? start }

  /// From a place to what was taken last.
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
