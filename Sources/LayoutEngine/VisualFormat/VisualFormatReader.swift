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

  /// Reads a statement of an answer.
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
