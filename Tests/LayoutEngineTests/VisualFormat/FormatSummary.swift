import LayoutEngine

/// What a format in a program states, or UIKit's message.
func formatSummary(
  _ format: String, options: VisualFormatOptions = VisualFormatOptions(),
  metrics: [String: Double] = [:], views: [String] = ["a", "b", "c"], roots: Set<String> = []
) -> [String] {
  do throws(EquationError) {
    return try VisualFormatReader.read(
      format, options: options, metrics: metrics, views: views, roots: roots
    ).map(shortSummary)
  } catch {
    return [error.uiKitMessage(for: format)]
  }
}

/// What the formats of an answer state, one after another, or codes and places.
func statementSummary(_ text: String, names: [String]? = ["a", "b", "c"]) -> [String] {
  EquationReader.read(text, names: names).statements.flatMap { statement in
    switch statement.outcome {
    case .constraints(let constraints): constraints.map(shortSummary)
    default: summary(statement)
    }
  }
}

/// A constraint as the vectors write it: `|` for the superview, no `1 *`, no `+ 0`.
func shortSummary(_ constraint: WrittenConstraint) -> String {
  func name(_ anchor: WrittenAnchor) -> String {
    "\(anchor.isSuperview ? "|" : anchor.item).\(anchor.attribute.name)"
  }
  func plain(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
  var right = plain(constraint.constant)
  if let second = constraint.second {
    right = name(second)
    if constraint.constant > 0 { right += " + \(plain(constraint.constant))" }
    if constraint.constant < 0 { right += " - \(plain(-constraint.constant))" }
  }
  let priority = constraint.priority == 1000 ? "" : " @\(plain(constraint.priority))"
  return "\(name(constraint.first)) \(constraint.relation.sign) \(right)\(priority)"
}

private func summary(_ statement: WrittenStatement) -> [String] {
  switch statement.outcome {
  case .constraints(let constraints): constraints.map(shortSummary)
  case .scene(let scene): ["\(scene)"]
  case .blank(let range): ["blank \(summary(range))"]
  case .unreadable(let error): ["\(error.code) \(summary(error.range))"]
  }
}
