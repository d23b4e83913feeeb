/// A redundant equation: it is required, and already follows from others.
package struct RedundantEquation: Hashable, Sendable {
  /// The equation, by its place in the problem.
  package let constraint: Int
  /// What it follows from: constraints in the problem's order, then what the scene adds.
  ///
  /// If a given frame is among them, the equation may follow in this window only.
  package let reasons: [Conflict.Member]

  package init(constraint: Int, reasons: [Conflict.Member]) {
    self.constraint = constraint
    self.reasons = reasons
  }
}

extension LayoutSolver {
  /// The redundant equations: required ones that already follow from the others.
  ///
  /// The search goes from the last equation to the first, and leaves out those that it has found. So
  /// of two equal equations the later one is redundant. Inequalities are never listed: one that is
  /// redundant in this window may be needed in another.
  ///
  /// - Returns: The equations, in the problem's order.
  /// - Complexity: Solves the problem at most twice for each equation.
  package static func redundantEquations(in problem: LayoutProblem) throws(SolverError)
    -> [RedundantEquation]
  {
    var remaining = Array(problem.constraints.indices)
    var found: [RedundantEquation] = []
    for index in problem.constraints.indices.reversed() {
      let constraint = problem.constraints[index]
      guard constraint.priority.isRequired, constraint.relation == .equal else { continue }
      let others = remaining.filter { $0 != index }
      var rest = problem
      rest.constraints = others.map { problem.constraints[$0] }
      guard let reasons = try reasons(for: constraint, in: rest) else { continue }
      remaining = others
      found.append(
        RedundantEquation(constraint: index, reasons: reasons.map { $0.renumbered { others[$0] } }))
    }
    return found.reversed()
  }

  /// The required constraints and parts of the scene from which a required equation follows: those
  /// that conflict with it if its constant is changed by a point.
  ///
  /// - Parameters:
  ///   - constraint: The equation, which isn't one of the problem.
  ///   - problem: A problem that has a solution.
  /// - Returns: Each member once; `nil` if the equation doesn't follow.
  /// - Throws: ``SolverError`` if the arithmetic fails or the problem is too large.
  package static func reasons(
    for constraint: Constraint, in problem: LayoutProblem
  ) throws(SolverError) -> [Conflict.Member]? {
    var reasons: [Conflict.Member] = []
    for distance in [1.0, -1.0] {
      var moved = constraint
      moved.second.constant += distance
      var trial = problem
      trial.constraints.append(moved)
      guard case .unsatisfiable(let conflict) = try solution(of: trial) else { return nil }
      for member in conflict.members
      where member != .constraint(problem.constraints.count) && !reasons.contains(member) {
        reasons.append(member)
      }
    }
    let places = reasons.compactMap { $0.constraintPlace }.sorted()
    return places.map { .constraint($0) } + reasons.filter { $0.constraintPlace == nil }
  }
}

extension Conflict.Member {
  fileprivate var constraintPlace: Int? {
    guard case .constraint(let index) = self else { return nil }
    return index
  }

  /// The same member with another numbering of the constraints.
  fileprivate func renumbered(_ place: (Int) -> Int) -> Conflict.Member {
    guard case .constraint(let index) = self else { return self }
    return .constraint(place(index))
  }
}
