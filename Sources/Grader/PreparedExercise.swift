package import LayoutEngine

/// An exercise with everything that is the same for every answer: worked out once.
package struct PreparedExercise: Sendable {
  package let exercise: Exercise
  /// The wanted layout in every case.
  package let expectation: Expectation
  let mistakes: [KnownMistake]
  let template: StarterTemplate?

  /// Solves the exercise's own solution in every case.
  ///
  /// - Throws: ``CourseError`` if the solution doesn't give one layout in every case.
  package init(_ exercise: Exercise) throws(CourseError) {
    self.exercise = exercise
    expectation = try Self.expectation(of: exercise)
    let solution = FormedAnswer(exercise.solution.text, for: exercise).forms.map(\.form)
    mistakes = exercise.wrongAnswers.map {
      KnownMistake($0, solution: solution, for: exercise)
    }
    let starter = exercise.starters.first { Notation(path: $0.path) == .equations }
    template = exercise.edit == .blanksOnly ? starter.map { StarterTemplate($0) } : nil
  }

  private static func expectation(of exercise: Exercise) throws(CourseError) -> Expectation {
    let (scene, lines) = try solution(of: exercise)
    let constraints = exercise.givenConstraints + lines
    var frames: [Frames] = []
    for layoutCase in exercise.cases {
      let solution: LayoutSolution
      do {
        solution = try LayoutSolver.solution(
          of: scene.problem(keeping: constraints, in: layoutCase))
      } catch {
        throw CourseError(exercise.solution.path, "the solver failed on the solution: \(error)")
      }
      guard case .solved(let wanted) = solution else {
        throw CourseError(
          exercise.solution.path,
          "the solution doesn't give one layout in \(layoutCase.name); run `lessons dev check`")
      }
      frames.append(wanted)
    }
    return Expectation(cases: exercise.cases, frames: frames)
  }

  private static func solution(
    of exercise: Exercise
  ) throws(CourseError) -> (scene: Scene, lines: [Constraint]) {
    guard !exercise.isQuestions else { return (exercise.scene, []) }
    do {
      let statements = try EquationAnswer.statements(
        in: Answer(text: exercise.solution.text, path: exercise.solution.path), for: exercise)
      return (
        try EquationAnswer.scene(from: statements, for: exercise),
        try EquationAnswer.constraints(in: statements, for: exercise)
      )
    } catch {
      throw CourseError(
        exercise.solution.path, at: error.range?.start,
        "the solution isn't accepted: \(error.summary(in: exercise.scene))")
    }
  }
}

extension Exercise {
  /// The layout problem of some lines in one case, with the views as the given lines place them.
  package func problem(
    keeping constraints: [Constraint], in layoutCase: LayoutCase
  ) -> LayoutProblem {
    scene.problem(keeping: constraints, in: layoutCase)
  }
}
