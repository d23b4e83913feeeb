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
    expectation = try exercise.aim.expectation(of: exercise)
    wantedLayout = WantedLayout(expectation, of: exercise)
    courseAnswers = CourseAnswers(to: exercise)
    let starter = exercise.starters.first { Notation(path: $0.path) == .equations }
    template = exercise.edit == .blanksOnly ? starter.map { StarterTemplate($0) } : nil
  }

  /// The wrong answers that can be recognised.
  var mistakes: [KnownMistake] { courseAnswers.mistakes }
  /// The solution and the starter, line by line.
  var courseLines: CourseAnswers.Lines { courseAnswers.lines }
}

extension Exercise {
  /// The layout problem of some lines in one case, with the views as the given lines place them.
  package func problem(
    keeping constraints: [Constraint], in layoutCase: LayoutCase
  ) -> LayoutProblem {
    scene.problem(keeping: constraints, in: layoutCase)
  }
}
