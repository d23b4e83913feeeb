package import Course
import LayoutEngine

/// Grades equations that should conflict or be ambiguous.
struct FlawGrading {
  let flaw: WantedFlaw

  func check(
    _ findings: inout Findings, _ outcome: Result<SwiftRun, SwiftFailure>
  ) throws(FailureReason) {
    let grading = Grading(findings.prepared)
    let read = try grading.readLines(&findings, outcome)
    findings.solvedFirst = try grading.solutions(of: read, stoppingAtConflict: false)
    findings.evidence = try grading.check(flaw, findings.solvedFirst, read).map { .conflict($0) }
    try grading.checkForm(of: read)
  }
}

extension Grading {
  /// Checks that an answer has the flaw that the exercise asks for, and no other.
  ///
  /// A conflict in a case that should have none comes first, because there is no layout to compare.
  ///
  /// - Returns: The first wanted conflict; `nil` if the exercise wants none.
  func check(
    _ flaw: WantedFlaw, _ solutions: [LayoutSolution], _ answer: ReadAnswer
  ) throws(FailureReason) -> ConflictFinding? {
    let cases = prepared.expectation.cases
    for (index, solution) in solutions.enumerated() {
      guard case .unsatisfiable(let conflict) = solution, !flaw.isConflict(in: cases[index])
      else { continue }
      throw .conflicting(finding(conflict, caseIndex: index, solutions, answer))
    }
    switch flaw {
    case .conflict(let wanted): return try check(wanted, solutions, answer)
    case .ambiguity(let wanted):
      try check(wanted, solutions, answer)
      return nil
    }
  }

  private func check(
    _ wanted: WantedConflict, _ solutions: [LayoutSolution], _ answer: ReadAnswer
  ) throws(FailureReason) -> ConflictFinding? {
    var first: ConflictFinding?
    for (index, solution) in solutions.enumerated() {
      let layoutCase = prepared.expectation.cases[index]
      guard wanted.isWanted(in: layoutCase) else { continue }
      switch solution {
      case .solved(let frames):
        throw .flaw(
          .nothingConflicts(.init(layoutCase: layoutCase, frames: frames, isAmbiguous: false)))
      case .ambiguous(let frames, _):
        throw .flaw(
          .nothingConflicts(.init(layoutCase: layoutCase, frames: frames, isAmbiguous: true)))
      case .unsatisfiable(let conflict):
        let problem = answer.cases[index].problem(of: prepared.exercise, in: layoutCase)
        let asked = try Self.solved(problem) { () throws(SolverError) in
          try wanted.conflict(in: problem, after: conflict)
        }
        guard let asked else {
          throw .flaw(.otherConflict(finding(conflict, caseIndex: index, solutions, answer)))
        }
        first = first ?? finding(asked, caseIndex: index, solutions, answer)
      }
    }
    return first
  }

  private func check(
    _ wanted: [Anchor], _ solutions: [LayoutSolution], _ answer: ReadAnswer
  ) throws(FailureReason) {
    for (index, solution) in solutions.enumerated() {
      let layoutCase = prepared.expectation.cases[index]
      switch solution {
      case .unsatisfiable: continue
      case .solved(let frames):
        throw .flaw(
          .nothingAmbiguous(.init(layoutCase: layoutCase, frames: frames, isAmbiguous: false)))
      case .ambiguous(_, let ambiguity):
        let problem = answer.cases[index].problem(of: prepared.exercise, in: layoutCase)
        let found = try Self.solved(problem) { () throws(SolverError) in
          try AmbiguousAnchors(in: problem, ambiguity).anchors()
        }
        guard Set(found) != Set(wanted) else { continue }
        throw .flaw(
          .otherAmbiguous(
            .init(layoutCase: layoutCase, found: found, wanted: wanted, ambiguity: ambiguity)))
      }
    }
  }

  /// A conflict, with the cases before it that have none.
  private func finding(
    _ conflict: Conflict, caseIndex: Int, _ solutions: [LayoutSolution], _ answer: ReadAnswer
  ) -> ConflictFinding {
    let cases = prepared.expectation.cases
    return ConflictFinding(
      conflict: conflict,
      constraints: answer.cases[caseIndex].constraints,
      layoutCase: cases[caseIndex], blame: nil,
      satisfied: zip(cases, solutions).prefix(caseIndex).compactMap { layoutCase, solution in
        if case .unsatisfiable = solution { nil } else { layoutCase }
      })
  }
}

extension FailureReason {
  fileprivate static func flaw(_ rule: FlawRule) -> FailureReason {
    .ruleMissed(.ofKind(.flaw(rule)))
  }
}

extension WantedFlaw {
  /// Whether the lines should conflict in a case.
  package func isConflict(in layoutCase: LayoutCase) -> Bool {
    guard case .conflict(let wanted) = self else { return false }
    return wanted.isWanted(in: layoutCase)
  }
}

/// The anchors that constraints don't determine, named for either reading direction.
///
/// The solver's unknowns count from the left. So if the direction is right-to-left and the width of
/// a view is ambiguous, its left edge is too, although its leading edge isn't. An optional constraint
/// with a priority below all others decides that case: it can move only an ambiguous edge.
struct AmbiguousAnchors {
  private let problem: LayoutProblem
  private let ambiguity: Ambiguity

  init(in problem: LayoutProblem, _ ambiguity: Ambiguity) {
    self.problem = problem
    self.ambiguity = ambiguity
  }

  /// The ambiguous anchors by item, each in the order width, height, leading, top.
  ///
  /// - Throws: ``SolverError`` if the arithmetic gives way.
  func anchors() throws(SolverError) -> [Anchor] {
    var anchors: [Anchor] = []
    for id in problem.scene.ids.dropFirst() {
      for part in [FramePart.width, .height, .x, .y] {
        let anchor = Anchor(id, part.attribute)
        let isAmbiguous =
          part == .x && problem.direction == .rightToLeft
          ? try isMoved(anchor)
          : ambiguity.ranges.contains { $0.item == id && $0.part == part }
        if isAmbiguous { anchors.append(anchor) }
      }
    }
    return anchors
  }

  /// Whether an optional constraint moves a leading edge away from where the witness has it.
  private func isMoved(_ anchor: Anchor) throws(SolverError) -> Bool {
    guard let owner = problem.scene[anchor.item].parent else { return false }
    for distance in [Self.step, -Self.step] {
      if try moves(anchor, by: distance, from: Anchor(owner, .leading)) { return true }
    }
    return false
  }

  /// How far the optional constraint moves the edge, in points.
  private static let step = 40.0

  private func moves(
    _ anchor: Anchor, by distance: Double, from edge: Anchor
  ) throws(SolverError) -> Bool {
    let origin = Constraint(anchor, .equal, .anchor(edge, multiplier: 1, constant: 0))
    let before = problem.violation(of: origin, in: ambiguity.witness)
    var probing = problem
    probing.constraints.append(
      Constraint(
        anchor, .equal, .anchor(edge, multiplier: 1, constant: before + distance),
        priority: weakest))
    guard let frames = try LayoutSolver.frames(of: probing) else { return false }
    return abs(problem.violation(of: origin, in: frames) - before) > Tolerance.points
  }

  /// A priority below every other one of the problem.
  private var weakest: Priority {
    let content = problem.scene.items.flatMap { item in
      Axis.allCases.flatMap { [item.hugging[$0], item.compression[$0]] }
    }
    let least = (problem.constraints.map { $0.priority } + content).min() ?? .required
    return Priority(least.value / 2) ?? least
  }
}

extension WantedConflict {
  /// The conflict of a problem that has the wanted members.
  ///
  /// - Parameters:
  ///   - problem: A problem that can't be satisfied, whose given constraints know their lines.
  ///   - first: The conflict that ``LayoutSolver/solution(of:)`` found in it.
  /// - Returns: The first such conflict of all; `nil` if there is none.
  /// - Throws: ``SolverError`` if the arithmetic gives way, or there are too many conflicts to check
  ///   and none of the checked ones has the members.
  func conflict(
    in problem: LayoutProblem, after first: Conflict
  ) throws(SolverError) -> Conflict? {
    if members == .any { return first }
    let list = try LayoutSolver.conflicts(of: problem, after: first)
    let lines = list.conflicts.map { $0.lines(of: problem.constraints) }
    for (conflict, own) in zip(list.conflicts, lines) where members.fit(own) {
      // A line can state several constraints. So a smallest set of constraints isn't always a
      // smallest set of lines.
      if !lines.contains(where: { $0.isStrictSubset(of: own) }) { return conflict }
    }
    guard list.isComplete else { throw .tooLarge }
    return nil
  }
}

extension WantedConflict.Members {
  /// Whether lines are as many as these, and the same where they are given.
  fileprivate func fit(_ lines: Set<Origin>) -> Bool {
    switch self {
    case .any: return true
    case .lines(let count): return lines.count == count
    case .between(let given, let own):
      let isOwn = { (line: Origin) in line.answerRange != nil }
      return lines.count(where: isOwn) == own
        && lines.filter { !isOwn($0) } == Set(given.map { .given($0) })
    }
  }
}

extension Conflict {
  /// The lines that are part of the conflict; a chain, which states two things, is one line.
  fileprivate func lines(of constraints: [Constraint]) -> Set<Origin> {
    Set(
      members.compactMap { member in
        guard case .constraint(let index) = member else { return nil }
        return constraints[index].origin
      })
  }
}
