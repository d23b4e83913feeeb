import LayoutEngine

/// Solves oracle cases and compares the frames with the stored ones.
package enum OracleRun {
  /// What rounding may add to the tolerance: one case sits on it exactly.
  static let slack = 1e-6
  /// How near two rounded frames are to be equal, in points: stored ones have three digits.
  static let equality = 0.02

  /// Runs cases in their order.
  package static func report(on cases: [OracleCase]) -> OracleReport {
    OracleReport(cases.map(result))
  }

  /// Runs one case, as it is and stressed.
  package static func result(of oracle: OracleCase) -> OracleResult {
    OracleResult(
      id: oracle.id, tags: oracle.tags, plain: finding(in: oracle, isStressed: false),
      stressed: finding(in: oracle, isStressed: true), referenceError: oracle.referenceError,
      solvedViews: oracle.solved.count)
  }

  private static func finding(in oracle: OracleCase, isStressed: Bool) -> OracleFinding {
    do {
      let problem = try oracle.problem(isStressed: isStressed)
      switch try LayoutSolver.solution(of: problem) {
      case .solved(let frames):
        return compare(frames, with: oracle, in: problem.scene, outcome: .decided)
      case .ambiguous(let frames, let ambiguity):
        let solved = Set(oracle.solved)
        let isOpen = ambiguity.ranges.contains { solved.contains($0.item) }
        return compare(
          frames, with: oracle, in: problem.scene, outcome: isOpen ? .open : .decided)
      case .unsatisfiable(let conflict): return finding(conflict, in: problem, oracle)
      }
    } catch { return wrong(.error("\(error)"), by: .infinity) }
  }

  private static func wrong(
    _ outcome: OracleFinding.Outcome, by error: Double
  ) -> OracleFinding {
    OracleFinding(
      outcome: outcome, worstError: error, worstView: nil, equalViews: 0, isRight: false)
  }

  /// What a conflict is about, and by how much the stored frames miss its lines between views.
  private static func finding(
    _ conflict: Conflict, in problem: LayoutProblem, _ oracle: OracleCase
  ) -> OracleFinding {
    let nowhere = Rect(x: 0, y: 0, width: 0, height: 0)
    let stored = Frames(oracle.views.map(\.frame) + oracle.guides.map { _ in nowhere })
    var outcome = OracleFinding.Outcome.conflict
    var error = 0.0
    for member in conflict.members {
      switch member {
      case .constraint(let index):
        let constraint = problem.constraints[index]
        let items = [constraint.first.item, constraint.second.anchor?.item].compactMap { $0 }
        guard items.allSatisfy({ problem.scene[$0].kind == .view }) else { continue }
        error = max(error, abs(problem.violation(of: constraint, in: stored)))
      case .given, .translated: outcome = .givenConflict
      case .hugging, .compression, .inset: continue
      }
    }
    return wrong(outcome, by: error)
  }

  private static func compare(
    _ frames: Frames, with oracle: OracleCase, in scene: Scene, outcome: OracleFinding.Outcome
  ) -> OracleFinding {
    let rounded = frames.rounded(to: PixelGrid(scale: oracle.scale), in: scene)
    var worst: (error: Double, view: String?) = (0, nil)
    var equalViews = 0
    for id in oracle.solved {
      let stored = oracle.views[Int(id.index)].frame
      let error = distance(frames[id], stored)
      if error > worst.error { worst = (error, scene[id].name) }
      if distance(rounded[id], stored) <= equality { equalViews += 1 }
    }
    return OracleFinding(
      outcome: outcome, worstError: worst.error, worstView: worst.view, equalViews: equalViews,
      isRight: outcome == .decided && worst.error <= oracle.tolerance + slack)
  }

  private static func distance(_ one: Rect, _ other: Rect) -> Double {
    FramePart.allCases.map { abs(one[$0] - other[$0]) }.max() ?? 0
  }
}
