package import LayoutEngine

/// What comes of a file of linear systems whose optima are known.
package struct SystemReport: Sendable {
  /// The systems' first lines and verdicts, in the order of the file.
  package let results: [(line: Int, verdict: SystemVerdict)]

  package init(on systems: [LinearSystem]) {
    results = systems.map { ($0.line, SystemVerdict($0)) }
  }

  /// Whether there are systems, and every answer is right.
  package var passes: Bool {
    !results.isEmpty && results.allSatisfy(\.verdict.isRight)
  }

  /// The line of each system with a conflict, and the conflict's rows: `12: 0 3 4`.
  package var conflicts: [String] {
    results.compactMap { line, verdict in
      guard case .conflict(let rows) = verdict else { return nil }
      return "\(line): \(rows.map(String.init).joined(separator: " "))"
    }
  }

  /// Counts, and a line for each answer that isn't right.
  package var lines: [String] {
    let optimal = results.count { $0.verdict == .optimal }
    let right = results.count(where: \.verdict.isRight)
    return [
      "\(right) of \(results.count) systems have the known answer:",
      "  \(optimal) have the least violations at every level",
      "  \(right - optimal) have a conflict that is minimal",
    ]
      + results.filter { !$0.verdict.isRight }.map { "line \($0.line): \(Self.words($0.verdict))" }
  }

  private static func words(_ verdict: SystemVerdict) -> String {
    switch verdict {
    case .optimal, .conflict: "right"
    case .notMinimal(let rows): "the conflict of the rows \(rows) is none, or is not minimal"
    case .falseConflict(let rows): "the rows \(rows) don't conflict"
    case .missedConflict: "the conflict is not reported"
    case .broken(let points): "a required row is violated by \(points)"
    case .differs(let level, let ours, let known):
      "\(ours) is violated at level \(level) instead of \(known)"
    case .unknown: "the file doesn't say what is known: add a line \"a\""
    case .failed(let error): "our mistake: \(error)"
    }
  }
}

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
