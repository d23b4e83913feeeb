import Grader
import LayoutEngine

/// An answer whose lines can be read, solved in every case of its exercise.
struct SolvedAnswer {
  private let exercise: Exercise
  private let answer: Answer
  let prepared: PreparedExercise
  /// The given lines, then the learner's.
  let constraints: [Constraint]
  /// The layouts, one for each case; empty if the answer can't be read or has too many lines.
  let solutions: [LayoutSolution]

  init(_ prepared: PreparedExercise, _ answer: Answer) {
    exercise = prepared.exercise
    self.answer = answer
    self.prepared = prepared
    guard !exercise.isQuestions,
      let statements = try? EquationAnswer.statements(in: answer, for: exercise),
      let lines = try? EquationAnswer.constraints(in: statements, for: exercise),
      lines.count <= Grading.mostConstraints,
      let scene = try? EquationAnswer.scene(from: statements, for: exercise)
    else {
      (constraints, solutions) = ([], [])
      return
    }
    let all = exercise.givenConstraints + lines
    constraints = all
    let solved = prepared.expectation.cases.compactMap { layoutCase in
      try? LayoutSolver.solution(
        of: LayoutProblem(
          scene: scene.sized(to: layoutCase.window), constraints: all,
          direction: layoutCase.direction))
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

  private func cases(where fits: (LayoutSolution) -> Bool) -> [LayoutCase] {
    zip(prepared.expectation.cases, solutions).filter { fits($0.1) }.map(\.0)
  }

  /// The members of a conflict; lines as they were written.
  func members(of conflict: Conflict, _ strings: StringsCatalogue) -> [MemberReport] {
    let words = DiagnosisWords(scene: exercise.scene, direction: .leftToRight)
    let lines = answer.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
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
        words: EquationPrinter.equation(for: constraints[index], in: exercise.scene))
    }
  }

  /// Every case with its wanted layout and what follows from the answer.
  var caseReports: [CheckReport.Case] {
    zip(prepared.expectation.cases, prepared.expectation.frames).enumerated().map { index, pair in
      let (layoutCase, wanted) = pair
      let solution = solutions.indices.contains(index) ? solutions[index] : nil
      return CheckReport.Case(
        window: CaseReport(layoutCase), isShown: layoutCase.isShown, outcome: solution?.outcome,
        wanted: ViewReport.views(of: exercise.scene, wanted, in: layoutCase),
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

  /// The frames, or those of one of several layouts.
  var frames: Frames? {
    switch self {
    case .solved(let frames), .ambiguous(let frames, _): frames
    case .unsatisfiable: nil
    }
  }
}

extension Ambiguity.Freedom {
  /// What is free, whatever its range.
  fileprivate var name: [Int] { [Int(item.index), part.rawValue] }
}
