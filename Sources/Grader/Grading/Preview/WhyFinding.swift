import Course
import Grading
import LayoutEngine

/// What was found out about an anchor.
struct WhyFinding {
  /// What came of it.
  enum Outcome {
    case found(DerivationOutcome)
    /// There is more to solve than a command can wait for, or numbers are beyond reckoning.
    case tooLarge(LimitFinding)
    /// Our fault.
    case failed(String)
  }

  let anchor: Anchor
  let outcome: Outcome

  init(_ anchor: Anchor, in problem: LayoutProblem) {
    self.anchor = anchor
    do {
      outcome = .found(try LayoutSolver.derivation(of: anchor, in: problem))
    } catch {
      outcome = SolverLimit(error).map { .tooLarge(.solver($0)) } ?? .failed("\(error)")
    }
  }

  /// What the shell is told.
  var status: ExitStatus {
    switch outcome {
    case .found(.derived): .passed
    case .found, .tooLarge: .notYet
    case .failed: .fault
    }
  }
}
