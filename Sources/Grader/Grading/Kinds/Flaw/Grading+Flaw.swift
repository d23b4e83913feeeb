package import Course
import LayoutEngine

extension Grading {
  /// Looks whether what is wanted is wrong with an answer, and nothing else.
  ///
  /// A conflict where the lines are to hold comes first in all cases: there is no layout to speak of.
  ///
  /// - Returns: The first wanted conflict; `nil` where none is wanted.
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
    case .freedom(let wanted):
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
        throw .ruleOfKind(
          FlawRule.nothingConflicts(
            KeptLines(layoutCase: layoutCase, frames: frames, isFree: false))
        )
      case .ambiguous(let frames, _):
        throw .ruleOfKind(
          FlawRule.nothingConflicts(KeptLines(layoutCase: layoutCase, frames: frames, isFree: true))
        )
      case .unsatisfiable(let conflict):
        let problem = answer.cases[index].problem(of: prepared.exercise, in: layoutCase)
        let asked = try Self.solved(problem) { () throws(SolverError) in
          try wanted.conflict(in: problem, after: conflict)
        }
        guard let asked else {
          throw .ruleOfKind(
            FlawRule.otherConflict(finding(conflict, caseIndex: index, solutions, answer)))
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
        throw .ruleOfKind(
          FlawRule.nothingFree(KeptLines(layoutCase: layoutCase, frames: frames, isFree: false)))
      case .ambiguous(_, let ambiguity):
        let problem = answer.cases[index].problem(of: prepared.exercise, in: layoutCase)
        let free = try Self.solved(problem) { () throws(SolverError) in
          try FreeNumbers(in: problem, ambiguity).anchors()
        }
        guard Set(free) != Set(wanted) else { continue }
        throw .ruleOfKind(
          FlawRule.otherFree(
            FreedomFinding(
              layoutCase: layoutCase, free: free, wanted: wanted, ambiguity: ambiguity)))
      }
    }
  }

  /// A conflict with the cases before it that have none.
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

extension WantedFlaw {
  /// Whether the lines are to conflict in a case.
  package func isConflict(in layoutCase: LayoutCase) -> Bool {
    guard case .conflict(let wanted) = self else { return false }
    return wanted.isWanted(in: layoutCase)
  }
}
