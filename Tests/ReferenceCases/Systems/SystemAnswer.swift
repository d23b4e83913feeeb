package import LayoutEngine

/// Our solver's answer to a linear system.
package enum SystemAnswer: Hashable, Sendable {
  /// The values of all variables at one optimum.
  case optimal([Double])
  /// Required rows, rising, that can't all be satisfied, and can without any one of them.
  case conflict([Int])

  /// Solves a system.
  ///
  /// - Throws: ``SolverError`` if the arithmetic fails, or the system is too large.
  package init(_ system: LinearSystem) throws(SolverError) {
    switch try system.problem.outcome() {
    case .optimal(let optimum): self = .optimal(optimum.values)
    case .infeasible(let rows):
      self = .conflict(try Self.minimal(rows, in: system))
    }
  }

  /// Leaves out every row without which the others still conflict.
  private static func minimal(
    _ rows: [Int], in system: LinearSystem
  ) throws(SolverError) -> [Int] {
    var members = rows.sorted()
    for row in members {
      let others = members.filter { $0 != row }
      if case .infeasible = try system.keeping(others).outcome() { members = others }
    }
    return members
  }
}
