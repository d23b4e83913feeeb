/// Reads equations such as `Red.leading = 1.0 * Blue.trailing + 8.0`.
///
///     document  = { [ statement ] ( line end | ";" ) } ;            comments: // …  # …  /* … */
///     statement = [ label ":" ] side relation side [ relation side ] [ priority ] | format ;
///     relation  = "=" | "==" | "<=" | ">=" | "≤" | "≥" ;
///     side      = [ "+" | "-" ] term { ( "+" | "-" ) [ "+" | "-" ] term } ;
///     term      = factor { ( "*" | "×" | "/" | "÷" ) [ "+" | "-" ] factor } ;
///     factor    = number [ "pt" ] | "(" side ")" | attribute | "NotAnAttribute" | "nil" ;
///     attribute = item "." name ;   item = part { "." part } ;   part = word | "`" any "`" ;
///     priority  = "@" ( number | word [ ( "+" | "-" ) number ] ) ;
///
/// A line goes on in the next if it ends in an operator, a relation or `(`, or if the next begins
/// with an operator, a relation, `)` or `@`.
///
/// A line that begins with `H:`, `V:`, `|` or `[` is a format, as ``VisualFormatReader`` reads it; it
/// ends with the line.
///
/// Source: docs/SEMANTICS.md, S11.1 to S11.5.
package enum EquationReader {
  /// Reads a whole text; what can't be read doesn't keep the rest from being read.
  ///
  /// - Parameters:
  ///   - text: The equations.
  ///   - names: The names of the items that there are, or `nil` if any name is accepted.
  ///     `Superview` is always accepted.
  ///   - place: Where the text begins in its file.
  /// - Returns: All statements.
  /// - Complexity: O(n) in the number of characters.
  package static func read(
    _ text: some StringProtocol, names: [String]? = nil,
    from place: SourcePlace = SourcePlace(line: 1, column: 1)
  ) -> EquationDocument {
    let known = KnownNames(names)
    let statements = StatementTokens.statements(in: EquationLexer.tokens(of: text, from: place))
    return EquationDocument(statements: statements.map { $0.read(knowing: known) })
  }

  /// Reads a side without attributes, such as `320 - 200` or `+120pt`.
  ///
  /// - Parameters:
  ///   - text: The number, or the arithmetic that gives it.
  ///   - place: Where the text begins in its file.
  /// - Returns: The number; always finite.
  /// - Throws: ``EquationError`` if there is no number, or something besides it.
  package static func number(
    _ text: some StringProtocol, at place: SourcePlace
  ) throws(EquationError) -> Double {
    let tokens = EquationLexer.tokens(of: text, from: place)
    let body = tokens.filter { $0.kind != .lineEnd }
    let end = tokens.last { $0.kind == .lineEnd }?.range.start ?? place
    var parser = EquationParser(
      StatementTokens(tokens: body, end: end), knowing: KnownNames(nil), allowsNames: false)
    return try parser.number()
  }
}

/// A text of equations, statement by statement.
package struct EquationDocument: Hashable, Sendable {
  /// All statements in the order of the text, readable or not.
  package let statements: [WrittenStatement]

  package init(statements: [WrittenStatement]) { self.statements = statements }

  /// The constraints of all readable statements, in the order of the text.
  package var constraints: [WrittenConstraint] {
    statements.flatMap { statement -> [WrittenConstraint] in
      guard case .constraints(let constraints) = statement.outcome else { return [] }
      return constraints
    }
  }

  /// What the text says about views themselves, in its order.
  package var sceneStatements: [SceneStatement] {
    statements.compactMap { statement in
      guard case .scene(let scene) = statement.outcome else { return nil }
      return scene
    }
  }

  /// Why statements can't be read, in the order of the text.
  package var errors: [EquationError] {
    statements.compactMap { statement in
      guard case .unreadable(let error) = statement.outcome else { return nil }
      return error
    }
  }
}

/// One statement of a text: an equation, a visual format, or an attempt at one.
package struct WrittenStatement: Hashable, Sendable {
  /// The result of reading a statement.
  package enum Outcome: Hashable, Sendable {
    /// What the statement states; a chain states two constraints, a visual format any number.
    case constraints([WrittenConstraint])
    /// What the statement says about a view itself.
    case scene(SceneStatement)
    /// The statement still has a blank `___`, the first of which stands here.
    case blank(SourceRange)
    /// The statement can't be read.
    case unreadable(EquationError)
  }

  /// Where the statement stands, without the gaps around it; it may span lines.
  package let range: SourceRange
  /// The statement as it was typed, on one line and without comments.
  package let text: String
  /// The tokens in the one spelling that all ways of writing them share.
  ///
  /// Full-width characters are ASCII, `==` is `=`, `≤` is `<=`, attributes have their own
  /// spelling, numbers stay as typed. Statements with equal tokens are written the same way.
  package let tokens: [String]
  /// Whether the statement is a picture in visual format, and no equation.
  package let isVisualFormat: Bool
  package let outcome: Outcome
}

extension WrittenStatement {
  /// The names of the statement's items, in its order; empty if it can't be read.
  package var itemNames: [String] {
    switch outcome {
    case .constraints(let written):
      // A bar in a picture is whatever superview there is, and no name.
      written.flatMap { [$0.first, $0.second] }.compactMap { $0 }.filter { !$0.isSuperview }
        .map { $0.item }
    case .scene(let scene): [scene.item]
    case .blank, .unreadable: []
    }
  }
}

/// The tokens of one statement, without line ends.
struct StatementTokens {
  let tokens: [EquationToken]
  /// Where something that is missing at the end would stand: before the line's comment, if any.
  let end: SourcePlace

  /// Splits a text's tokens at line ends and semicolons; see ``EquationReader`` for what goes on.
  static func statements(in tokens: [EquationToken]) -> [StatementTokens] {
    var statements: [StatementTokens] = []
    var current: [EquationToken] = []
    var end: SourcePlace?
    func finish(at place: SourcePlace) {
      if !current.isEmpty {
        statements.append(StatementTokens(tokens: current, end: end ?? place))
      }
      current = []
      end = nil
    }
    for token in tokens {
      switch token.kind {
      case .lineEnd:
        end = end ?? token.range.start
      case .semicolon:
        finish(at: token.range.start)
      default:
        if end != nil, let last = current.last {
          let goesOn = last.wantsMore || token.continuesLine
          if !goesOn || isVisualFormat(current) { finish(at: token.range.start) }
        }
        end = nil
        current.append(token)
      }
    }
    if let last = tokens.last { finish(at: last.range.start) }
    return statements
  }

  /// Whether a statement begins with `H:`, `V:`, `|` or `[`; the letter may have lost its colon.
  static func isVisualFormat(_ tokens: [EquationToken]) -> Bool {
    guard let first = tokens.first else { return false }
    if first.kind == .bar || first.kind == .openBracket { return true }
    guard first.text == "H" || first.text == "V", tokens.count > 1,
      tokens[1].range.start == first.range.end
    else { return false }
    return [.colon, .bar, .openBracket].contains(tokens[1].kind)
  }
}

// MARK: - Reading

extension StatementTokens {
  func read(knowing names: KnownNames) -> WrittenStatement {
    WrittenStatement(
      range: range, text: text, tokens: spellings, isVisualFormat: Self.isVisualFormat(tokens),
      outcome: outcome(knowing: names))
  }

  var range: SourceRange {
    SourceRange(
      start: tokens.first?.range.start ?? end, end: tokens.last?.range.end ?? end)
  }

  private var text: String {
    var text = tokens.first?.typed ?? ""
    for token in tokens.dropFirst() {
      text += token.gap
      text += token.typed
    }
    return text
  }

  private var spellings: [String] {
    tokens.indices.map { tokens[$0].spelling(isAfterDot: $0 > 0 && tokens[$0 - 1].kind == .dot) }
  }

  /// What comes of reading; an error points at characters of one line, so that they can be marked.
  private func outcome(knowing names: KnownNames) -> WrittenStatement.Outcome {
    let outcome = outcomeOnAnyLines(knowing: names)
    guard case .unreadable(let error) = outcome, error.range.length == nil else { return outcome }
    let start = error.range.start
    let last = tokens.last { $0.range.start.line == start.line && start < $0.range.end }
    let range = SourceRange(start: start, end: last?.range.end ?? error.range.firstCharacter.end)
    return .unreadable(EquationError(error.reason, at: range))
  }

  private func outcomeOnAnyLines(knowing names: KnownNames) -> WrittenStatement.Outcome {
    if Self.isVisualFormat(tokens) { return visualFormatOutcome(knowing: names) }
    if let reader = SceneStatementReader(self) { return reader.outcome(knowing: names) }
    if let blank = tokens.first(where: { $0.kind == .blank }) {
      return brokenToken.map { .unreadable($0) } ?? .blank(blank.range)
    }
    var parser = EquationParser(self, knowing: names)
    do throws(EquationError) {
      return .constraints(try parser.statement())
    } catch {
      return .unreadable(error)
    }
  }

  private func visualFormatOutcome(knowing names: KnownNames) -> WrittenStatement.Outcome {
    if let blank = tokens.first(where: { $0.kind == .blank }) {
      return brokenToken.map { .unreadable($0) } ?? .blank(blank.range)
    }
    do throws(EquationError) {
      return .constraints(try VisualFormatReader.constraints(of: self, knowing: names))
    } catch {
      return .unreadable(error)
    }
  }

  /// The first token that no grammar line can take.
  var brokenToken: EquationError? {
    for token in tokens {
      if case .broken(let error) = token.kind { return error }
    }
    return nil
  }
}
