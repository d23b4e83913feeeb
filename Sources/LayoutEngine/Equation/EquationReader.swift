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
