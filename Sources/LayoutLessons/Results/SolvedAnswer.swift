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
  /// All that quarrels, one list for each of these.
  let conflicts: [ConflictList]

  init(_ prepared: PreparedExercise, _ graded: GradedAnswer) {
    let exercise = prepared.exercise
    self.exercise = exercise
    self.graded = graded
    self.prepared = prepared
    guard let read = graded.read else {
      (constraints, solutions, conflicts) = ([], [], [])
      return
    }
    constraints = read.cases.first?.constraints ?? exercise.givenConstraints
    let problems = zip(prepared.expectation.cases, read.cases).map { layoutCase, own in
      own.problem(of: exercise, in: layoutCase)
    }
    let solved = problems.compactMap { try? LayoutSolver.solution(of: $0) }
    let own = solved.count == problems.count ? solved : []
    conflicts = zip(problems, own).map { ConflictList(of: $0, $1) }
    solutions = zip(own, read.cases).map { $1.solution($0, asIn: exercise.scene) }
  }

  /// The cases in which the same statements quarrel.
  func cases(with conflict: Conflict) -> [LayoutCase] {
    zip(prepared.expectation.cases, conflicts)
      .filter { $0.1.conflicts.contains { $0.members == conflict.members } }.map(\.0)
  }

  /// Whether all conflicts are known of the cases in which the same statements quarrel.
  func isComplete(with conflict: Conflict) -> Bool {
    conflicts.filter { $0.conflicts.contains { $0.members == conflict.members } }
      .allSatisfy(\.isComplete)
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
    let words = DiagnosisWords(scene: graded.scene(in: exercise), direction: .leftToRight)
    return MemberReport.list(
      of: conflict.members, among: constraints, TryText(graded.answer), words, strings)
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

extension ConflictList {
  /// All that quarrels in a problem; at least what its solution tells.
  init(of problem: LayoutProblem, _ solution: LayoutSolution) {
    guard case .unsatisfiable(let first) = solution else {
      self.init([], isComplete: true)
      return
    }
    let all = try? LayoutSolver.conflicts(of: problem, after: first)
    self = all ?? ConflictList([first], isComplete: false)
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
