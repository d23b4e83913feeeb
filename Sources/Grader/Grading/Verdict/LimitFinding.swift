package import Course

/// More than a check has room for.
package enum LimitFinding: Hashable, Sendable {
  /// So many constraints that searching them would take too long.
  case constraints(Int)
  /// Constraints that the solver gives up.
  case solver(SolverLimit)
  /// A limit of running programs.
  case program(SwiftLimit)
}
