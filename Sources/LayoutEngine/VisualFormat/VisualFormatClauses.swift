/// What stands after a format in an answer, spelt as the arguments are in Swift.
///
///     H:|-[Photo]-gap-[Note]-|  options: [.alignAllTop]  metrics: [gap: 12]
///
/// Both can be left out, a comma can stand before each, and a single option does without brackets.
struct VisualFormatClauses {
  private static let names = ["options", "metrics"]

  private(set) var options = VisualFormatOptions()
  private(set) var metrics: [String: Double] = [:]
  private let tokens: [EquationToken]
  private let end: SourcePlace
  private var position = 0

  /// Reads what follows a format; the tokens can be none.
  init(_ tokens: ArraySlice<EquationToken>, endingAt end: SourcePlace) throws(EquationError) {
    self.tokens = Array(tokens)
    self.end = end
    var seen: Set<String> = []
    while let name = current {
      guard name.kind == .name, peek(1)?.kind == .colon else {
        throw error(.unknownClause(name.text, suggestions: []))
      }
      guard Self.names.contains(name.text) else {
        let suggestions = NearestNames.suggestions(for: name.text, among: Self.names)
        throw error(.unknownClause(name.text, suggestions: suggestions))
      }
      guard seen.insert(name.text).inserted else { throw error(.clauseRepeated(name.text)) }
      position += 2
      if name.text == "options" { try readOptions() } else { try readMetrics() }
      if current?.kind == .comma, peek(1) != nil { position += 1 }
    }
  }

  /// How many tokens of a statement are the format itself.
  static func lengthOfFormat(in tokens: [EquationToken]) -> Int {
    var depth = 0
    for index in tokens.indices.dropFirst() {
      switch tokens[index].kind {
      case .openBracket, .open: depth += 1
      case .closeBracket, .close: depth -= 1
      case .name where index + 1 < tokens.count && tokens[index + 1].kind == .colon:
        // Even where a bracket isn't closed, these two words begin what they always begin.
        guard depth <= 0 || names.contains(tokens[index].text) else { continue }
        return tokens[index - 1].kind == .comma ? index - 1 : index
      default: continue
      }
    }
    return tokens.count
  }
}

// MARK: - Options

extension VisualFormatClauses {
  /// Reads `"." name | "[" [ "." name { "," "." name } [ "," ] ] "]"`.
  private mutating func readOptions() throws(EquationError) {
    var alignments: [Attribute] = []
    var direction: VisualFormatOptions.Direction?
    func read(_ option: EquationToken) throws(EquationError) {
      let aligned = VisualFormatOptions.alignable.first {
        VisualFormatOptions.name(aligning: $0) == option.text
      }
      if let aligned {
        if !alignments.contains(aligned) { alignments.append(aligned) }
      } else if let wanted = VisualFormatOptions.Direction(rawValue: option.text) {
        guard direction == nil || direction == wanted else {
          throw EquationError(.secondDirection, at: option.range)
        }
        direction = wanted
      } else {
        let suggestions = NearestNames.suggestions(
          for: option.text, among: VisualFormatOptions.names)
        throw EquationError(
          .unknownOption(option.text, suggestions: suggestions), at: option.range)
      }
    }
    if current?.kind == .dot {
      try read(try option())
    } else {
      try readList(else: .notOptions) { (clauses) throws(EquationError) in
        try read(try clauses.option())
      }
    }
    options = VisualFormatOptions(
      alignments: alignments, direction: direction ?? .leadingToTrailing)
  }

  /// Reads `"." name`.
  private mutating func option() throws(EquationError) -> EquationToken {
    guard current?.kind == .dot, let name = peek(1), name.kind == .name else {
      throw error(.notOptions)
    }
    position += 2
    return name
  }
}

// MARK: - Metrics

extension VisualFormatClauses {
  /// Reads `"[" [ ":" | name ":" number { "," name ":" number } [ "," ] ] "]"`.
  private mutating func readMetrics() throws(EquationError) {
    if current?.kind == .openBracket, peek(1)?.kind == .colon, peek(2)?.kind == .closeBracket {
      position += 3
      return
    }
    var metrics: [String: Double] = [:]
    try readList(else: .notMetrics) { (clauses) throws(EquationError) in
      guard let name = clauses.current, let text = name.nameText,
        clauses.peek(1)?.kind == .colon
      else { throw clauses.error(.notMetrics) }
      guard metrics[text] == nil else { throw clauses.error(.metricRepeated(text)) }
      clauses.position += 2
      metrics[text] = try clauses.number()
    }
    self.metrics = metrics
  }

  private mutating func number() throws(EquationError) -> Double {
    let isNegative = current?.kind == .minus
    if isNegative { position += 1 }
    guard case .number(let number)? = current?.kind else { throw error(.notMetrics) }
    position += 1
    return isNegative ? -number : number
  }
}

// MARK: - Moving along

extension VisualFormatClauses {
  private var current: EquationToken? { peek(0) }

  private func peek(_ offset: Int) -> EquationToken? {
    tokens.indices.contains(position + offset) ? tokens[position + offset] : nil
  }

  /// Reads `"[" [ entry { "," entry } [ "," ] ] "]"`.
  private mutating func readList(
    else error: EquationError.Reason,
    entry: (inout VisualFormatClauses) throws(EquationError) -> Void
  ) throws(EquationError) {
    guard current?.kind == .openBracket else { throw self.error(error) }
    position += 1
    while let next = current, next.kind != .closeBracket {
      try entry(&self)
      guard current?.kind == .comma else { break }
      position += 1
    }
    guard current?.kind == .closeBracket else { throw self.error(error) }
    position += 1
  }

  /// What is wrong at the next token.
  private func error(_ error: EquationError.Reason) -> EquationError {
    if case .broken(let error)? = current?.kind { return error }
    let next = current?.range ?? SourceRange(line: end.line, column: end.column, length: 1)
    return EquationError(error, at: next)
  }
}
