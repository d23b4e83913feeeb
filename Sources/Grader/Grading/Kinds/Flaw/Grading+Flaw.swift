package import Course
import LayoutEngine

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
        throw .ruleMissed(
          .ofKind(
            .flaw(
              .nothingConflicts(
                SatisfiedLines(layoutCase: layoutCase, frames: frames, isAmbiguous: false)))))
      case .ambiguous(let frames, _):
        throw .ruleMissed(
          .ofKind(
            .flaw(
              .nothingConflicts(
                SatisfiedLines(layoutCase: layoutCase, frames: frames, isAmbiguous: true)))))
      case .unsatisfiable(let conflict):
        let problem = answer.cases[index].problem(of: prepared.exercise, in: layoutCase)
        let asked = try Self.solved(problem) { () throws(SolverError) in
          try wanted.conflict(in: problem, after: conflict)
        }
        guard let asked else {
          throw .ruleMissed(
            .ofKind(.flaw(.otherConflict(finding(conflict, caseIndex: index, solutions, answer)))))
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
        throw .ruleMissed(
          .ofKind(
            .flaw(
              .nothingAmbiguous(
                SatisfiedLines(layoutCase: layoutCase, frames: frames, isAmbiguous: false)))))
      case .ambiguous(_, let ambiguity):
        let problem = answer.cases[index].problem(of: prepared.exercise, in: layoutCase)
        let found = try Self.solved(problem) { () throws(SolverError) in
          try AmbiguousAnchors(in: problem, ambiguity).anchors()
        }
        guard Set(found) != Set(wanted) else { continue }
        throw .ruleMissed(
          .ofKind(
            .flaw(
              .otherAmbiguous(
                OtherAmbiguityFinding(
                  layoutCase: layoutCase, found: found, wanted: wanted, ambiguity: ambiguity)))))
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

extension WantedFlaw {
  /// Whether the lines should conflict in a case.
  package func isConflict(in layoutCase: LayoutCase) -> Bool {
    guard case .conflict(let wanted) = self else { return false }
    return wanted.isWanted(in: layoutCase)
  }
}
