package import Course
package import LayoutEngine

/// An exercise with everything that is the same for every answer: worked out once.
///
/// It is a class because all that grades an answer passes it on, and copying all that an exercise
/// holds took longer than solving.
package final class PreparedExercise: Sendable {
  package let exercise: Exercise
  /// What is wanted in every case.
  package let expectation: Expectation
  /// The wanted layout; `nil` if the exercise wants none.
  package let wantedLayout: WantedLayout?
  private let courseAnswers: CourseAnswers
  let template: StarterTemplate?

  /// Solves the exercise's own solution in every case, or what else it goes by.
  ///
  /// - Throws: ``CourseError`` if the solution doesn't give one layout in every case, or two layouts
  ///   that have to look the same don't.
  package init(_ exercise: Exercise) throws(CourseError) {
    self.exercise = exercise
    expectation = try Self.expectation(of: exercise)
    wantedLayout = WantedLayout(expectation, of: exercise)
    courseAnswers = CourseAnswers(to: exercise)
    let starter = exercise.starters.first { Notation(path: $0.path) == .equations }
    template = exercise.edit == .blanksOnly ? starter.map { StarterTemplate($0) } : nil
  }

  /// The wrong answers that can be recognised.
  var mistakes: [KnownMistake] { courseAnswers.mistakes }
  /// The solution and the starter, line by line.
  var courseLines: CourseAnswers.Lines { courseAnswers.lines }

  private static func expectation(of exercise: Exercise) throws(CourseError) -> Expectation {
    switch exercise.aim {
    case .solution:
      // How many layouts lines have is mostly asked because they haven't one.
      let needsLayout = exercise.questions.isEmpty || !exercise.questions.allSatisfy(\.isCount)
      let cases = needsLayout ? exercise.cases : []
      return Expectation(
        cases: cases, wanted: .frames(try solvedFrames(of: exercise, in: cases)))
    case .flaw(let flaw): return Expectation(cases: exercise.cases, wanted: .flaw(flaw))
    case .difference(let layouts):
      return Expectation(
        cases: exercise.cases,
        wanted: .difference(layouts, alike: try alikeFrames(of: layouts, in: exercise)))
    }
  }

  /// The frames that follow from the solution, case by case.
  private static func solvedFrames(
    of exercise: Exercise, in cases: [LayoutCase]
  ) throws(CourseError) -> [Frames] {
    var solutions: [Int: (scene: Scene, lines: [Constraint])] = [:]
    // What is wrong with a solution is told even where no case needs it.
    for times in Set(cases.map(\.setting.times) + [0]).sorted() {
      solutions[times] = try solution(of: exercise, exercise.solution(after: times))
    }
    var frames: [Frames] = []
    for layoutCase in cases {
      let text = exercise.solution(after: layoutCase.setting.times)
      guard let (scene, lines) = solutions[layoutCase.setting.times] else { continue }
      let constraints = exercise.givenConstraints + lines
      let solution: LayoutSolution
      do {
        solution = try LayoutSolver.solution(
          of: scene.problem(keeping: constraints, in: layoutCase))
      } catch {
        throw CourseError(text.path, "the solver failed on the solution: \(error)")
      }
      guard case .solved(let wanted) = solution else {
        throw CourseError(
          text.path,
          "the solution doesn't give one layout in \(layoutCase.name); run `lessons dev check`")
      }
      frames.append(wanted)
    }
    return frames
  }

  /// The frames that both of two layouts have in the windows that are shown.
  private static func alikeFrames(
    of layouts: TwoLayouts, in exercise: Exercise
  ) throws(CourseError) -> [Frames] {
    let path = "\(exercise.lessonFolder)/\(exercise.id)/exercise.json"
    var frames: [Frames] = []
    for layoutCase in exercise.cases {
      let pair: LayoutPair
      do { pair = try layouts.pair(in: layoutCase, of: exercise) } catch {
        throw CourseError(path, "the solver failed on the two layouts: \(error)")
      }
      guard case .solved(let one) = pair.a, case .solved = pair.b else {
        throw CourseError(path, "A or B doesn't give one layout in \(layoutCase.name); mend it")
      }
      if let anchor = pair.difference(in: exercise.scene) {
        throw CourseError(
          path,
          "A and B have to look the same in \(layoutCase.name), and "
            + "\(exercise.scene.name(of: anchor)) differs; mend one of them")
      }
      frames.append(one)
    }
    return frames
  }

  private static func solution(
    of exercise: Exercise, _ text: CourseText
  ) throws(CourseError) -> (scene: Scene, lines: [Constraint]) {
    guard !exercise.isQuestions else { return (exercise.scene, []) }
    do {
      let statements = try EquationAnswer.statements(in: Answer(text), for: exercise)
      return (
        try EquationAnswer.scene(from: statements, for: exercise),
        try EquationAnswer.constraints(in: statements, for: exercise)
      )
    } catch {
      throw CourseError(
        text.path, at: error.range?.start,
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
