package import Course
package import LayoutEngine

package struct WhyFinding: Sendable {
  package enum Outcome: Sendable {
    case found(DerivationOutcome)
    /// Solving would take too long for a command, or numbers are too large.
    case tooLarge(LimitFinding)
    /// Our mistake.
    case failed(String)
  }

  package let anchor: Anchor
  package let outcome: Outcome

  package init(_ anchor: Anchor, in problem: LayoutProblem) {
    self.anchor = anchor
    do {
      outcome = .found(try LayoutSolver.derivation(of: anchor, in: problem))
    } catch {
      outcome = SolverLimit(error).map { .tooLarge(.solver($0)) } ?? .failed("\(error)")
    }
  }
}

/// More than a check has room for.
package enum LimitFinding: Hashable, Sendable {
  /// So many constraints that searching them would take too long.
  case constraints(Int)
  /// Constraints that the solver gives up.
  case solver(SolverLimit)
  case program(SwiftLimit)
}
