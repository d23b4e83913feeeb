/// What a layout problem states in one reading direction, whatever the size of its window.
struct FormRows {
  private(set) var rows: [FormRow] = []
  /// The columns from 0 on that belong to items beyond the known ones.
  let madeColumns: Int
  /// The number of all columns.
  let columnCount: Int

  /// Translates a problem.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - known: The number of the scene's first items that every answer has.
  /// - Throws: ``SolverFault`` if a constraint has no meaning in the scene.
  init(_ problem: LayoutProblem, known: Int) throws(SolverFault) {
    let system = try LayoutSystem(problem)
    let count = problem.scene.items.count
    let made = max(0, count - known)
    columnCount = count * FramePart.allCases.count
    madeColumns = made * FramePart.allCases.count
    for row in system.silent { add(row, .required) }
    for statement in system.statements where !statement.member.isWindow {
      add(statement.row, .required)
    }
    for statement in system.wishes {
      add(statement.row, problem.priority(of: statement.member))
    }
    for (variable, isSize) in system.neverNegative.enumerated() where isSize {
      let term = LinearProblem.Term(Int32(variable), 1)
      add(LinearProblem.Row([term], .greaterThanOrEqual, 0), .required)
    }
    let order = MadeItemOrder.order(of: rows, known: known, count: count)
    let columns = Self.columns(made: order, known: min(known, count))
    for place in rows.indices {
      let terms = rows[place].difference.terms.map {
        LinearProblem.Term(columns[Int($0.variable)], $0.coefficient)
      }
      rows[place].difference.terms = terms.sorted { $0.variable < $1.variable }
    }
  }

  private mutating func add(_ row: LinearProblem.Row, _ priority: Priority) {
    rows.append(
      FormRow(
        difference: Affine(terms: Affine.collected(row.terms), constant: -row.constant),
        relation: row.relation, priority: priority))
  }

  /// For every unknown its column: what a program made comes first, so that the rest is told
  /// without it, and the window last, so that all is told by it.
  private static func columns(made: [Int], known: Int) -> [Int32] {
    let parts = FramePart.allCases.count
    var columns = [Int32](repeating: 0, count: (made.count + known) * parts)
    for (place, item) in (made + Array(0..<known).reversed()).enumerated() {
      for part in 0..<parts { columns[item * parts + part] = Int32(place * parts + part) }
    }
    return columns
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
