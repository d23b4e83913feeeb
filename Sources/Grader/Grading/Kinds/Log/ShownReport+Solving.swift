import Course
package import LayoutEngine
package import LogExplaining

extension ShownReport {
  /// What the report means, found out by solving it.
  package var explanation: LogExplanation { LogExplanation(report, layout: layout) }

  /// A layout that satisfies some lines; `nil` if there is none.
  func frames(keeping lines: [Int]) -> Frames? {
    (try? LayoutSolver.frames(of: problem(keeping: lines))) ?? nil
  }

  /// The first redundant line: without it the others still can't all be satisfied.
  func redundantLine(among lines: [Int]) -> Int? {
    lines.first { line in frames(keeping: lines.filter { $0 != line }) == nil }
  }

  /// What some lines say, as a problem of their own.
  package func problem(keeping lines: [Int]) -> LayoutProblem {
    LayoutProblem(
      scene: scene, constraints: lines.map { constraint(inLine: $0) }, workLimit: .ofAnswer)
  }
}

extension LogExplanation {
  /// The suspects that are as likely as the first: either of two lines that say the same twice.
  package var likeliest: [Suspicion] {
    suspects.filter { $0.confidence == suspects.first?.confidence }
  }
}
