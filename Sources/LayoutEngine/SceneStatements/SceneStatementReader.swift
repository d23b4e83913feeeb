/// Reads a statement about a view itself, once its property is known to be one of those.
struct SceneStatementReader {
  private let tokens: [EquationToken]
  private let range: SourceRange
  /// The place of the relation among the tokens.
  private let relation: Int

  /// `nil` if the tokens are something else: an equation, or an attempt at one.
  init?(_ statement: StatementTokens) {
    tokens = statement.tokens
    range = statement.range
    guard let relation = tokens.firstIndex(where: { $0.kind == .relation(.equal) }),
      relation >= 3, tokens[relation - 2].kind == .dot,
      SceneStatement.propertyNames.contains(tokens[relation - 1].text)
    else { return nil }
    self.relation = relation
  }

  func outcome(knowing names: KnownNames) -> WrittenStatement.Outcome {
    if let blank = tokens.first(where: { $0.kind == .blank }) { return .blank(blank.range) }
    do throws(EquationError) {
      let (item, itemRange) = try item(knowing: names)
      return .scene(
        SceneStatement(
          item: item, itemRange: itemRange, property: try property(), range: range))
    } catch {
      return .unreadable(error)
    }
  }

  private func item(
    knowing names: KnownNames
  ) throws(EquationError) -> (name: String, range: SourceRange) {
    let parts = tokens[..<(relation - 2)]
    let name = parts.compactMap { $0.kind == .dot ? "." : $0.nameText }.joined()
    let itemRange = SourceRange(
      start: range.start, end: parts.last?.range.end ?? range.start)
    guard names.accepts(name) else {
      throw EquationError(.name(names.fault(for: name)), at: itemRange)
    }
    return (name, itemRange)
  }

  private func property() throws(EquationError) -> SceneStatement.Property {
    switch tokens[relation - 1].text {
    case SceneStatement.propertyNames[0]: .frame(try frame())
    case SceneStatement.propertyNames[1]: .autoresizingMask(try mask())
    default: .translatesMask(try bool())
    }
  }

  /// What stands right of the relation, as it was typed but with ASCII signs.
  private var value: String {
    tokens[(relation + 1)...].map(\.text).joined()
  }

  /// The value, or one character past the end if there is none.
  private var valueRange: SourceRange {
    guard tokens.indices.contains(relation + 1) else {
      return SourceRange(line: range.end.line, column: range.end.column, length: 1)
    }
    return SourceRange(start: tokens[relation + 1].range.start, end: range.end)
  }

  private func fault(_ fault: SceneFault) -> EquationError {
    EquationError(.scene(fault), at: valueRange)
  }

  /// Four numbers in parentheses; sizes are never negative.
  private func frame() throws(EquationError) -> Rect {
    guard value.hasPrefix("("), value.hasSuffix(")") else { throw fault(.notAFrame) }
    let numbers = value.dropFirst().dropLast()
      .split(separator: ",", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
    guard numbers.count == 4, numbers.allSatisfy({ $0.magnitude <= 1e9 }), numbers[2] >= 0,
      numbers[3] >= 0
    else { throw fault(.notAFrame) }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func mask() throws(EquationError) -> AutoresizingMask {
    do { return try AutoresizingMask(codeText: value) } catch {
      switch error {
      case .malformed: throw fault(.notAMask)
      case .unknownName(let name):
        let suggestions = NearestNames.suggestions(for: name, among: AutoresizingMask.partNames)
        throw fault(.unknownFlag(name, suggestions: suggestions))
      }
    }
  }

  private func bool() throws(EquationError) -> Bool {
    switch value {
    case "true": return true
    case "false": return false
    default: throw fault(.notABool)
    }
  }
}
