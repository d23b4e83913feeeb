import Course
import LayoutEngine

/// What came of a file of oracle cases.
package struct OracleReport: Sendable {
  /// In the order of the file.
  package let results: [OracleResult]

  package init(_ results: [OracleResult]) { self.results = results }

  /// How many cases are right as they are.
  package var plainCount: Int { results.count { $0.plain.isRight } }
  /// How many cases are right with every other content size.
  package var stressedCount: Int { results.count { $0.stressed.isRight } }
  /// The largest distance from a stored number among the cases that are right, in points.
  package var worstError: Double {
    results.filter(\.isRight).map { max($0.plain.worstError, $0.stressed.worstError) }.max() ?? 0
  }
  /// The cases that differ and say why.
  package var explained: [OracleResult] { results.filter { $0.explanation != nil } }
  /// The cases that differ for no reason that they name.
  package var failed: [OracleResult] { results.filter { !$0.passes } }
  /// How many views had to be solved.
  package var solvedViews: Int { results.reduce(0) { $0 + $1.solvedViews } }
  /// How many of them are equal to the stored ones after pixel rounding.
  package var equalViews: Int { results.reduce(0) { $0 + $1.plain.equalViews } }
}

/// What the engine made of an oracle case, beside what Apple's engine stored.
package struct OracleFinding: Hashable, Sendable {
  /// What became of the case.
  package enum Outcome: Hashable, Sendable {
    /// Every view is decided.
    case decided
    /// A view that has a frame was left open.
    case open
    /// The constraints can't all hold.
    case conflict
    /// The constraints can't all hold beside the frames that are given.
    case givenConflict
    /// The engine gave up, in its own words.
    case error(String)
  }

  package let outcome: Outcome
  /// The largest distance from a stored number, in points.
  ///
  /// Where constraints can't all hold, by how much the stored frames miss one of them.
  package let worstError: Double
  /// The view that is off by that much; `nil` if all are right.
  package let worstView: String?
  /// How many solved views are equal to the stored ones after pixel rounding.
  package let equalViews: Int
  /// Whether everything is decided, and within the tolerance.
  package let isRight: Bool
}

/// What came of one oracle case, as it is and with other sizes for content that needs none.
package struct OracleResult: Sendable {
  package let id: String
  package let tags: [String]
  package let plain: OracleFinding
  package let stressed: OracleFinding
  /// By how much other engines miss the stored frames, in points; `nil` if nobody says.
  let referenceError: Double?
  /// How many views had to be solved.
  package let solvedViews: Int

  /// The tag that accounts for frames that differ; `nil` if none does or nothing differs.
  package var explanation: OracleTag? {
    guard !isRight else { return nil }
    return OracleTag.allCases.first { tag in
      tags.contains(tag.rawValue)
        && [plain, stressed].allSatisfy { $0.isRight || tag.explains($0, besides: referenceError) }
    }
  }

  /// Whether all frames are the stored ones, both times.
  package var isRight: Bool { plain.isRight && stressed.isRight }

  /// Whether the case is right, or its tags say why it can't be.
  package var passes: Bool { isRight || explanation != nil }
}

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

extension OracleReport {
  /// What came of the file, line by line: counts, and a line for each case that isn't right.
  package var lines: [String] {
    let total = results.count
    var lines = [
      "\(plainCount) of \(total) cases have the stored frames",
      "\(stressedCount) of \(total) with other sizes for content that needs none",
      "\(Self.digits(worstError)) points is the largest distance in a case that is right",
      "\(equalViews) of \(solvedViews) solved views are equal after rounding to pixels: "
        + "\(Self.percentage(equalViews, of: solvedViews)) %",
    ]
    for (title, results) in [
      ("Different, as their tags say:", explained), ("Different:", failed),
    ] where !results.isEmpty {
      lines += ["", title] + results.map(Self.line)
    }
    let differing = failed.count == 1 ? "1 case differs." : "\(failed.count) cases differ."
    return lines + [
      "", failed.isEmpty ? "Every case is right, or says why it can't be." : differing,
    ]
  }

  private static func line(about result: OracleResult) -> String {
    let finding = result.plain.isRight ? result.stressed : result.plain
    let tag = result.explanation.map { "\($0.rawValue): " } ?? ""
    return "\(result.id) \(tag)\(words(for: finding))"
      + (result.plain.isRight ? ", stressed" : "")
  }

  private static func words(for finding: OracleFinding) -> String {
    let view = finding.worstView.map { " in \($0)" } ?? ""
    let off = "\(digits(finding.worstError)) points off\(view)"
    return switch finding.outcome {
    case .decided: off
    case .open: "the layout is ambiguous; \(off)"
    case .conflict: "the constraints conflict"
    case .givenConflict:
      "the constraints conflict with the given frames, which miss them by "
        + "\(digits(finding.worstError)) points"
    case .error(let words): "our fault: \(words)"
    }
  }

  /// A number of points with enough digits to see half a pixel missed by rounding.
  private static func digits(_ points: Double) -> String {
    exactText((points * 10_000).rounded() / 10_000)
  }

  private static func percentage(_ part: Int, of whole: Int) -> String {
    whole == 0 ? "100" : pointsText((Double(part) * 1000 / Double(whole)).rounded(.down) / 10)
  }
}
