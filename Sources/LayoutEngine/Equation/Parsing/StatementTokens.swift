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
  /// The statement with whatever could be read of it.
  func read(knowing names: KnownNames) -> WrittenStatement {
    WrittenStatement(
      range: range, text: text, tokens: spellings, isVisualFormat: Self.isVisualFormat(tokens),
      outcome: outcome(knowing: names))
  }

  /// Where the statement stands.
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
