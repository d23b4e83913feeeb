/// A required equation that follows from others: without it the layout is the same.
package struct Dependence: Hashable, Sendable {
  /// The equation, by its place in the problem.
  package let constraint: Int
  /// What it follows from, each once, constraints first and in the problem's order.
  ///
  /// Where a given frame is among them, the equation follows in this window and perhaps in no
  /// other.
  package let reasons: [Conflict.Member]

  package init(constraint: Int, reasons: [Conflict.Member]) {
    self.constraint = constraint
    self.reasons = reasons
  }
}

extension LayoutSolver {
  /// The required equations that add nothing to what the others say.
  ///
  /// They are looked at from the last to the first, each without those that were found before: of
  /// two that say the same the later one is named. Inequalities are left out: that one isn't needed
  /// in a window doesn't mean that it is needed in none.
  ///
  /// - Parameter problem: A problem that can be kept.
  /// - Returns: The equations, in the problem's order.
  /// - Throws: ``SolverError`` if the arithmetic gives way or the problem is too large.
  /// - Complexity: Solves the problem at most twice for each equation.
  package static func dependences(in problem: LayoutProblem) throws(SolverError) -> [Dependence] {
    var remaining = Array(problem.constraints.indices)
    var found: [Dependence] = []
    for index in problem.constraints.indices.reversed() {
      let constraint = problem.constraints[index]
      guard constraint.priority.isRequired, constraint.relation == .equal else { continue }
      let others = remaining.filter { $0 != index }
      var rest = problem
      rest.constraints = others.map { problem.constraints[$0] }
      guard let reasons = try reasons(for: constraint, in: rest) else { continue }
      remaining = others
      found.append(
        Dependence(constraint: index, reasons: reasons.map { $0.renumbered { others[$0] } }))
    }
    return found.reversed()
  }

  /// The required statements that a required equation follows from: those that conflict with its
  /// being off by a point.
  ///
  /// - Parameters:
  ///   - constraint: The equation, which isn't one of the problem.
  ///   - problem: A problem that can be kept.
  /// - Returns: Each statement once; `nil` if the equation can be off.
  /// - Throws: ``SolverError`` if the arithmetic gives way or the problem is too large.
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
    let places = reasons.compactMap(\.constraintPlace).sorted()
    return places.map { .constraint($0) } + reasons.filter { $0.constraintPlace == nil }
  }
}

extension Conflict.Member {
  fileprivate var constraintPlace: Int? {
    guard case .constraint(let index) = self else { return nil }
    return index
  }

  /// The same statement where constraints are counted otherwise.
  fileprivate func renumbered(_ place: (Int) -> Int) -> Conflict.Member {
    guard case .constraint(let index) = self else { return self }
    return .constraint(place(index))
  }
}
