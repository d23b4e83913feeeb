import LayoutEngine

/// The rows of a layout problem in one reading direction, without the size of the window.
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
    var leftToRight = problem
    leftToRight.direction = .leftToRight
    let system = try LayoutSystem(leftToRight)
    let count = problem.scene.items.count
    let sizes = system.isNonnegative.indices.filter { system.isNonnegative[$0] }
    rows.reserveCapacity(
      system.implicit.count + system.required.count + system.optional.count + sizes.count)
    for row in system.implicit { add(row, .required) }
    for named in system.required where !named.member.isWindow {
      add(named.row, .required, named.member, problem)
    }
    for named in system.optional {
      add(named.row, problem.priority(of: named.member), named.member, problem)
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

  /// Translates the constraints again that mean something else in a right-to-left window.
  ///
  /// - Returns: Whether there are any.
  /// - Throws: ``SolverError`` if a constraint has no meaning in the scene.
  mutating func reverse(_ problem: LayoutProblem) throws(SolverError) -> Bool {
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
  /// Whether it counts from the other edge in a right-to-left window.
  fileprivate var isDirectional: Bool {
    first.attribute.family == .directional || second.anchor?.attribute.family == .directional
  }
}

extension Conflict.Member {
  /// Whether it is the window's size, which differs from case to case.
  fileprivate var isWindow: Bool {
    switch self {
    case .given(let item, let part): item.index == 0 && part.isSize
    case .constraint, .translated, .hugging, .compression, .inset: false
    }
  }
}

extension LayoutProblem {
  /// The priority of the row with a name.
  fileprivate func priority(of member: Conflict.Member) -> Priority {
    switch member {
    case .constraint(let place): constraints[place].priority
    case .hugging(let item, let axis): scene[item].hugging[axis]
    case .compression(let item, let axis): scene[item].compression[axis]
    case .given, .translated, .inset: .required
    }
  }
}
