import LayoutEngine
import Testing

/// What was read of a text, one line to a statement, short enough to compare at a glance.
///
///     a.width = 0.5 * b.width + 5.0       // a constraint; two of them are joined by " and "
///     E104 2:3 1                          // an error: code, line and column, length
///     blank 1:15 3
func summary(_ text: String, names: [String]? = nil) -> [String] {
  EquationReader.read(text, names: names).statements.map { statement in
    switch statement.outcome {
    case .constraints(let constraints): constraints.map(summary).joined(separator: " and ")
    case .scene(let scene): "\(scene)"
    case .blank(let range): "blank \(summary(range))"
    case .unreadable(let error): "\(error.code) \(summary(error.range))"
    }
  }
}

/// A constraint with its names as written.
func summary(_ constraint: WrittenConstraint) -> String {
  let label = constraint.identifier.map { "\($0): " } ?? ""
  let first = "\(constraint.first.item).\(constraint.first.attribute.name)"
  var right = "\(constraint.constant)"
  if let second = constraint.second {
    let sign = constraint.constant < 0 ? "-" : "+"
    right = "\(constraint.multiplier) * \(second.item).\(second.attribute.name)"
    right += " \(sign) \(constraint.constant.magnitude)"
  }
  let priority = constraint.priority == 1000 ? "" : " @\(constraint.priority)"
  return "\(label)\(first) \(constraint.relation.sign) \(right)\(priority)"
}

/// Line, column and length.
func summary(_ range: SourceRange) -> String {
  let length = range.length.map { "\($0)" } ?? "to \(range.end.line):\(range.end.column)"
  return "\(range.start.line):\(range.start.column) \(length)"
}

/// Why the only unreadable statement of a text can't be read.
func reason(_ text: String, names: [String]? = nil) -> EquationError.Reason? {
  let errors = EquationReader.read(text, names: names).errors
  return errors.count == 1 ? errors[0].reason : nil
}

/// A scene whose items are all the names of a text; the first is the others' parent.
func scene(of text: String) throws -> Scene {
  var scene = Scene()
  for constraint in EquationReader.read(text).constraints {
    for name in [constraint.first.item, constraint.second?.item].compactMap({ $0 })
    where scene.id(named: name) == nil {
      try scene.add(Item(name, in: scene.ids.first))
    }
  }
  return scene
}

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

/// The constraints of a text, with no rule asked.
func constraints(_ text: String, in scene: Scene) throws -> [Constraint] {
  try EquationReader.read(text).constraints.map { written in
    let draft = try written.draft(in: scene)
    return Constraint(
      try #require(draft.first), draft.relation,
      draft.second.map {
        .anchor($0, multiplier: draft.multiplier, constant: draft.constant)
      } ?? .length(draft.constant),
      priority: try #require(Priority(draft.priority)), identifier: draft.identifier,
      origin: draft.origin)
  }
}
