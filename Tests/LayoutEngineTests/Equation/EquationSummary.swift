import LayoutEngine

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
