package import LayoutEngine

/// How our answer to a linear system compares with what another solver found.
package enum SystemVerdict: Hashable, Sendable {
  /// The same violations at every level.
  case optimal
  /// Both find that the required rows conflict; these rows do, and none of them is needless.
  case conflict([Int])
  /// The reported rows have a solution together, or still conflict without one of them.
  case notMinimal([Int])
  /// A conflict is reported, but the system has a solution.
  case falseConflict([Int])
  /// The system has no solution, but no conflict is reported.
  case missedConflict
  /// A required row is violated by so much.
  case broken(Double)
  /// At a level, counted from 1, so much is violated instead of so much.
  case differs(level: Int, ours: Double, known: Double)
  /// Nothing is known of the system.
  case unknown
  case failed(SolverError)

  /// How far sums of violations may differ from the known ones, relative to 1 plus the known one.
  ///
  /// HiGHS solves level after level, each within 1e-9 of the levels above it.
  package static let tolerance = 1e-5

  /// Solves a system and compares.
  package init(_ system: LinearSystem) {
    do throws(SolverError) {
      try self.init(of: SystemAnswer(system), on: system)
    } catch { self = .failed(error) }
  }

  /// Whether the answer is right.
  package var isRight: Bool {
    switch self {
    case .optimal, .conflict: true
    default: false
    }
  }

  /// Compares an answer.
  ///
  /// - Throws: ``SolverError`` if the rows of a conflict can't be solved.
  package init(of answer: SystemAnswer, on system: LinearSystem) throws(SolverError) {
    self =
      switch (answer, system.known) {
      case (_, nil): .unknown
      case (.conflict(let rows), .infeasible):
        try Self.isMinimalConflict(rows, in: system) ? .conflict(rows) : .notMinimal(rows)
      case (.conflict(let rows), .violations): .falseConflict(rows)
      case (.optimal, .infeasible): .missedConflict
      case (.optimal(let values), .violations(let known)):
        Self.verdict(on: values, to: system, known: known)
      }
  }

  private static func verdict(
    on values: [Double], to system: LinearSystem, known: [Double]
  ) -> SystemVerdict {
    let worst = system.problem.rows.filter { $0.level == 0 }.map { abs($0.violation(at: values)) }
    if let worst = worst.max(), worst > tolerance { return .broken(worst) }
    for (rank, (ours, known)) in zip(system.violations(at: values), known).enumerated()
    where abs(ours - known) > tolerance * (1 + known) {
      return .differs(level: rank + 1, ours: ours, known: known)
    }
    return .optimal
  }

  private static func isMinimalConflict(
    _ rows: [Int], in system: LinearSystem
  ) throws(SolverError) -> Bool {
    guard rows.allSatisfy({ system.problem.rows[$0].level == 0 }),
      case .infeasible = try system.keeping(rows).outcome()
    else { return false }
    for row in rows {
      let others = rows.filter { $0 != row }
      guard case .optimal = try system.keeping(others).outcome() else { return false }
    }
    return true
  }
}
