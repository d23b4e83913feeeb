import Grader
import LayoutEngine

/// An answer whose lines can be read, solved in every case of its exercise.
struct SolvedAnswer {
  private let graded: GradedAnswer
  private let exercise: Exercise
  let prepared: PreparedExercise
  /// The given lines, then the learner's in the first case.
  let constraints: [Constraint]
  /// The layouts, one for each case; empty if the answer can't be read or has too many lines.
  let solutions: [LayoutSolution]

  init(_ prepared: PreparedExercise, _ graded: GradedAnswer) {
    let exercise = prepared.exercise
    self.exercise = exercise
    self.graded = graded
    self.prepared = prepared
    guard let read = graded.read else {
      (constraints, solutions) = ([], [])
      return
    }
    let given = exercise.givenConstraints
    constraints = given + (read.cases.first?.lines ?? [])
    let solved = zip(prepared.expectation.cases, read.cases).compactMap { layoutCase, own in
      try? LayoutSolver.solution(
        of: own.scene.problem(keeping: given + own.lines, in: layoutCase))
    }
    solutions = solved.count == prepared.expectation.cases.count ? solved : []
  }

  /// The cases in which the same statements quarrel.
  func cases(with conflict: Conflict) -> [LayoutCase] {
    cases { solution in
      guard case .unsatisfiable(let other) = solution else { return false }
      return other == conflict
    }
  }

  /// The cases in which the same number is the first that is free.
  ///
  /// What else is free differs by the reading direction: a free width moves the left edge or the
  /// right one.
  func cases(with ambiguity: Ambiguity) -> [LayoutCase] {
    let name = ambiguity.freedoms.first?.name
    return cases { solution in
      guard case .ambiguous(_, let other) = solution else { return false }
      return other.freedoms.first?.name == name
    }
  }

  /// Where an anchor is in a case; `nil` if the answer has no one layout there.
  func value(of anchor: Anchor, in layoutCase: LayoutCase) -> Double? {
    guard let index = prepared.expectation.cases.firstIndex(of: layoutCase),
      solutions.indices.contains(index), case .solved(let frames) = solutions[index],
      let scene = graded.read?.cases[index].scene
    else { return nil }
    return scene.problem(keeping: [], in: layoutCase).value(of: anchor, in: frames)
  }

  private func cases(where fits: (LayoutSolution) -> Bool) -> [LayoutCase] {
    zip(prepared.expectation.cases, solutions).filter { fits($0.1) }.map(\.0)
  }

  /// The members of a conflict; lines as they were written.
  func members(of conflict: Conflict, _ strings: StringsCatalogue) -> [MemberReport] {
    let scene = graded.scene(in: exercise)
    let answer = graded.answer
    let words = DiagnosisWords(scene: scene, direction: .leftToRight)
    let lines = answer.text.sourceLines
    return conflict.members.compactMap { member in
      guard case .constraint(let index) = member else {
        return words.member(member).map { MemberReport(words: strings.text($0)) }
      }
      guard constraints.indices.contains(index) else { return nil }
      if let range = constraints[index].origin.answerRange, lines.indices.contains(range.line - 1) {
        return MemberReport(
          file: answer.path, line: range.line, words: String(lines[range.line - 1]))
      }
      return MemberReport(
        words: EquationPrinter.equation(for: constraints[index], in: scene))
    }
  }

  /// Every case with its wanted layout, if there is one, and what follows from the answer.
  var caseReports: [CheckReport.Case] {
    let wanted = prepared.expectation.frames
    return prepared.expectation.cases.enumerated().map { index, layoutCase in
      let solution = solutions.indices.contains(index) ? solutions[index] : nil
      return CheckReport.Case(
        window: CaseReport(layoutCase), isShown: layoutCase.isShown, outcome: solution?.outcome,
        wanted: wanted.map {
          ViewReport.views(of: exercise.scene, $0[index], in: layoutCase)
        } ?? [],
        got: solution?.frames.map { ViewReport.views(of: exercise.scene, $0, in: layoutCase) })
    }
  }
}

extension LayoutSolution {
  /// What came of solving, as reports name it.
  fileprivate var outcome: String {
    switch self {
    case .solved: "solved"
    case .ambiguous: "ambiguous"
    case .unsatisfiable: "conflicting"
    }
  }
}

extension Ambiguity.Freedom {
  /// What is free, whatever its range.
  fileprivate var name: [Int] { [Int(item.index), part.rawValue] }
}
