/// What a layout problem states in one reading direction, whatever the size of its window.
struct FormRows {
  private(set) var rows: [FormRow] = []
  private(set) var columns = FormColumns(made: [], known: 0)

  /// Translates a problem, from left to right.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - known: The number of the scene's first items that every answer has.
  /// - Throws: ``SolverError`` if a constraint has no meaning in the scene.
  init(_ problem: LayoutProblem, known: Int) throws(SolverError) {
    var turned = problem
    turned.direction = .leftToRight
    let system = try LayoutSystem(turned)
    let count = problem.scene.items.count
    let sizes = system.neverNegative.indices.filter { system.neverNegative[$0] }
    rows.reserveCapacity(
      system.silent.count + system.statements.count + system.wishes.count + sizes.count)
    for row in system.silent { add(row, .required) }
    for statement in system.statements where !statement.member.isWindow {
      add(statement.row, .required, statement.member, problem)
    }
    for statement in system.wishes {
      add(statement.row, problem.priority(of: statement.member), statement.member, problem)
    }
    for variable in sizes {
      let term = LinearProblem.Term(Int32(variable), 1)
      add(LinearProblem.Row([term], .greaterThanOrEqual, 0), .required)
    }
    let made = MadeItemOrder.order(of: rows, known: known, count: count)
    columns = FormColumns(made: made, known: min(known, count))
    for place in rows.indices {
      rows[place].difference = columns.difference(rows[place].difference)
    }
  }

  /// Translates the lines of the same problem again that say something else from right to left.
  ///
  /// - Returns: Whether there are any.
  /// - Throws: ``SolverError`` if a constraint has no meaning in the scene.
  mutating func mirror(_ problem: LayoutProblem) throws(SolverError) -> Bool {
    let translation = Translation(scene: problem.scene, direction: .rightToLeft)
    var isChanged = false
    for place in rows.indices where rows[place].isDirectional {
      guard let index = rows[place].constraint else { continue }
      let difference = try translation.difference(of: problem.constraints[index], index: index)
      rows[place].difference = columns.difference(difference)
      isChanged = true
    }
    return isChanged
  }

  private mutating func add(
    _ row: LinearProblem.Row, _ priority: Priority, _ member: Conflict.Member? = nil,
    _ problem: LayoutProblem? = nil
  ) {
    var constraint: Int?
    if case .constraint(let index)? = member { constraint = index }
    let isDirectional = constraint.flatMap { problem?.constraints[$0].isDirectional } ?? false
    rows.append(
      FormRow(
        difference: Affine(terms: row.terms, constant: -row.constant), relation: row.relation,
        priority: priority, isDirectional: isDirectional, constraint: constraint))
  }
}

extension Constraint {
  /// Whether it counts from another side where text runs the other way.
  fileprivate var isDirectional: Bool {
    first.attribute.family == .directional || second.anchor?.attribute.family == .directional
  }
}

extension Conflict.Member {
  /// Whether it is the window's size, which every case sets.
  fileprivate var isWindow: Bool {
    switch self {
    case .given(let item, let part): item.index == 0 && part.isSize
    case .constraint, .translated, .hugging, .compression, .inset: false
    }
  }
}

extension LayoutProblem {
  /// How strongly a statement asks to be kept.
  fileprivate func priority(of member: Conflict.Member) -> Priority {
    switch member {
    case .constraint(let place): constraints[place].priority
    case .hugging(let item, let axis): scene[item].hugging[axis]
    case .compression(let item, let axis): scene[item].compression[axis]
    case .given, .translated, .inset: .required
    }
  }
}
