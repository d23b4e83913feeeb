/// Reads Apple's visual format language.
///
///     format     = [ ( "H" | "V" ) ":" ] [ "|" connection ] view { connection view }
///                  [ connection "|" ] ;
///     view       = "[" name [ "(" predicate { "," predicate } ")" ] "]" ;
///     connection = "" | "-" | "-" ( metric | number | "(" predicate { "," predicate } ")" ) "-" ;
///     predicate  = [ "==" | "<=" | ">=" ] ( metric | number | name ) [ "@" ( metric | number ) ] ;
///
/// A name as object of a predicate is a view's, and only in the brackets of a view. `|` is the
/// superview of the view beside it. A single `-` is 8 points between views, and the layout margin
/// beside a `|`.
///
/// In an answer there may be gaps, the names are those of equations, and options and metrics
/// follow on the same line:
///
///     clauses    = [ "," ] ( "options" ":" options | "metrics" ":" metrics ) ;
///     options    = "." name | "[" [ "." name { "," "." name } ] "]" ;
///     metrics    = "[" [ name ":" [ "-" ] number { "," name ":" [ "-" ] number } ] "]" ;
///
/// Source: docs/SEMANTICS.md, S9.1 to S9.4.
package enum VisualFormatReader {
  /// Reads a format as UIKit reads it in a program: without gaps, and with names as C has them.
  ///
  /// - Parameters:
  ///   - format: The format alone.
  ///   - options: How the views are aligned, and which way the format is read.
  ///   - metrics: The numbers that have names.
  ///   - views: The names of the views.
  ///   - roots: The names of those that have no superview.
  /// - Returns: What it states, in UIKit's order.
  /// - Throws: ``EquationError``, whose message is UIKit's.
  package static func read(
    _ format: String, options: VisualFormatOptions = VisualFormatOptions(),
    metrics: [String: Double] = [:], views: [String], roots: Set<String> = []
  ) throws(EquationError) -> [WrittenConstraint] {
    let names = VisualFormatNames(
      notation: .code, views: KnownNames(views, isSuperviewKnown: false), roots: roots,
      metrics: metrics)
    let end = SourcePlace(line: 1, column: format.count + 1)
    var parser = VisualFormatParser(
      codeTokens(of: format, endingAt: end), endingAt: end, knowing: names)
    return try parser.format(with: options).constraints(
      range: SourceRange(start: SourcePlace(line: 1, column: 1), end: end))
  }

  static func constraints(
    of statement: StatementTokens, knowing views: KnownNames
  ) throws(EquationError) -> [WrittenConstraint] {
    let length = VisualFormatClauses.lengthOfFormat(in: statement.tokens)
    let clauses = try VisualFormatClauses(
      statement.tokens[length...].drop { $0.kind == .comma }, endingAt: statement.end)
    let format = Array(statement.tokens[..<length])
    let end =
      length < statement.tokens.count
      ? format.last?.range.end ?? statement.end : statement.end
    var parser = VisualFormatParser(
      format, endingAt: end,
      knowing: VisualFormatNames(notation: .statement, views: views, metrics: clauses.metrics))
    let constraints = try parser.format(with: clauses.options).constraints(range: statement.range)
    for constraint in constraints {
      guard let second = constraint.second, second.namesSame(as: constraint.first) else { continue }
      let name = "\(ItemSpelling.name(second.item)).\(second.attribute.name)"
      throw EquationError(.relatedToItself(name), at: second.range)
    }
    return constraints
  }

  /// The tokens of a format in a program, with everything broken that UIKit doesn't read.
  private static func codeTokens(
    of format: String, endingAt end: SourcePlace
  ) -> [EquationToken] {
    var tokens: [EquationToken] = []
    var place = SourcePlace(line: 1, column: 1)
    func addGap(upTo next: SourcePlace) {
      guard place < next else { return }
      tokens.append(.unreadable(SourceRange(start: place, end: next)))
    }
    for token in EquationLexer.tokens(ofFormat: format) where token.kind != .lineEnd {
      addGap(upTo: token.range.start)
      tokens.append(token.isPlain ? token : .unreadable(token.range))
      place = token.range.end
    }
    addGap(upTo: end)
    return tokens
  }
}

extension EquationToken {
  /// Whether the token is one that C and UIKit know, too.
  fileprivate var isPlain: Bool {
    if case .quoted = kind { return false }
    return kind != .blank && text == typed && text.allSatisfy { $0.isASCII }
  }

  /// Characters that nothing can be made of.
  fileprivate static func unreadable(_ range: SourceRange) -> EquationToken {
    EquationToken(
      kind: .broken(EquationError(.unexpectedText(""), at: range)), text: "", typed: "",
      range: range, gap: "")
  }
}

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

extension EquationError {
  /// The whole message of the exception that UIKit raises for a format in code.
  package func uiKitMessage(for format: String) -> String {
    if format.isEmpty { return "Unable to parse constraint format: It's an empty string." }
    if case .priorityOutOfRange(let priority) = reason {
      return RuntimeMessage.priorityRange(priority.logText).text
    }
    let middle =
      switch reason {
      case .unknownItem(let name, _): "\(name) is not a key in the views dictionary."
      case .noSuperview:
        "Unable to interpret '|' character, because the related view doesn't have a superview"
      default: uiKitReason ?? Self.valueMissing
      }
    let indent = String(repeating: " ", count: max(0, caret.column - 1))
    return RuntimeMessage.visualFormat(reason: middle, format: format, caret: "\(indent)^").text
  }

  private static let valueMissing =
    "Expected a number or key from the metrics dictionary, but encountered something else"

  /// How UIKit says what is wrong with a format; `nil` for what only stands in answers.
  package var uiKitReason: String? {
    switch reason {
    case .colonMissing(let letter):
      "Expected ':' after '\(letter)' to specify \(letter == "V" ? "vertical" : "horizontal") "
        + "arrangement"
    case .viewMissing: "Expected a view"
    case .nameMissing:
      "Expected a view. View names must start with a letter or an underscore, then contain "
        + "letters, numbers, and underscores."
    case .bracketNotClosed: "Expected a ']' here. That is how you give the end of a view."
    case .viewOrBarMissing: "Expected a view or '|'"
    case .textAfterEnd: "Expected the end of the format string"
    case .barAlone: "Expected a connection after the '|' character"
    case .endsTooSoon: "Expected more input"
    case .dashMissing: "Expected a '-' here"
    case .minusWithoutParentheses:
      "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use "
        + "parentheses around negative numbers."
    case .unknownMetric(let name, _), .viewAsPriority(let name):
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views "
        + "dictionaries"
    case .viewAsDistance:
      "It's not possible to set a space equal to the width or height of a view.  Perhaps you want "
        + "to use a view as a spacer? [view1][spacer(==view1)][view2]"
    case .metricAsView(let name): "\(name) is not a key in the views dictionary."
    case .notAFormatRelation: "Unknown relation. Must be ==, >=, or <="
    case .sizesNotClosed, .formatMultiplied:
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    case .distancesNotClosed: "Expected ')' or ','"
    case .alignedAlongAxis(_, let axis):
      "Options mask required views to be aligned on a \(axis.name) edge, which is not allowed for "
        + "layout that is also \(axis.name)."
    case .valueMissing: Self.valueMissing
    default: nil
    }
  }
}
