import LayoutEngine

/// Grades answers of one exercise, along the line that the whole program is built on.
///
///     lesson ─▶ answer ─▶ constraints ─▶ solution ─▶ verdict ─▶ feedback
package struct Grading: Sendable {
  package let prepared: PreparedExercise

  package init(_ prepared: PreparedExercise) { self.prepared = prepared }

  /// The most constraints of an answer that are solved: many times what any exercise needs, and
  /// few enough that a check never takes long.
  package static let mostConstraints = 300

  private var exercise: Exercise { prepared.exercise }

  /// Decides about one answer.
  ///
  /// Each line makes the value that the next line needs; nothing flows back. The first thing that
  /// stands in the way is the whole verdict.
  package func verdict(on answer: Answer) -> Verdict {
    do throws(Setback) {
      if exercise.isQuestions {
        let predictions = try PredictionReader.read(answer.text, for: exercise.questions)
        try compare(predictions, in: answer)
      } else {
        let statements = try EquationAnswer.statements(in: answer, for: exercise)
        let constraints = try EquationAnswer.constraints(in: statements, for: exercise)
        guard constraints.count <= Self.mostConstraints else {
          throw .limitExceeded(constraints: constraints.count)
        }
        let scene = try EquationAnswer.scene(from: statements, for: exercise)
        let solutions = try solutions(of: scene, keeping: constraints)
        let frames = try determined(solutions, constraints: constraints)
        try compare(frames, constraints: constraints, statements: statements)
        try checkForm(of: statements)
      }
      return .passed
    } catch {
      return .notYet(error)
    }
  }

  private func solutions(
    of scene: Scene, keeping constraints: [Constraint]
  ) throws(Setback) -> [LayoutSolution] {
    let all = exercise.givenConstraints + constraints
    var solutions: [LayoutSolution] = []
    for layoutCase in prepared.expectation.cases {
      do {
        try solutions.append(
          LayoutSolver.solution(of: scene.problem(keeping: all, in: layoutCase)))
      } catch {
        throw .graderFault("\(error)")
      }
    }
    return solutions
  }

  /// The frames of every case, once no case quarrels and none leaves anything open.
  private func determined(
    _ solutions: [LayoutSolution], constraints: [Constraint]
  ) throws(Setback) -> [Frames] {
    let cases = prepared.expectation.cases
    for (index, solution) in solutions.enumerated() {
      guard case .unsatisfiable(let conflict) = solution else { continue }
      throw .conflicting(
        ConflictFinding(
          conflict: conflict, constraints: exercise.givenConstraints + constraints,
          layoutCase: cases[index], blame: blame(among: constraints),
          satisfied: Array(cases[..<index])))
    }
    var frames: [Frames] = []
    for (index, solution) in solutions.enumerated() {
      switch solution {
      case .solved(let solved): frames.append(solved)
      case .ambiguous(_, let ambiguity):
        throw .ambiguous(
          AmbiguityFinding(
            ambiguity: ambiguity, layoutCase: cases[index], blame: blame(among: constraints)))
      case .unsatisfiable: continue
      }
    }
    return frames
  }

  private func blame(among constraints: [Constraint]) -> Blame? {
    Blame(among: constraints, expectation: prepared.expectation, scene: exercise.scene)
  }

  private func checkForm(of statements: [WrittenStatement]) throws(Setback) {
    guard let change = prepared.template?.firstChange(in: statements) else { return }
    throw .ruleMissed(change)
  }
}
