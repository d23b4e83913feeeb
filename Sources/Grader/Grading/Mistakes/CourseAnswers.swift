import Course
import LayoutEngine
import Synchronization

/// What the course itself answers to an exercise, rightly or not: read when the first answer needs
/// it, and once for all answers.
///
/// Most answers pass, and in a class with variants each exercise has one answer.
final class CourseAnswers: Sendable {
  /// The course's answers with which an answer is compared, line by line.
  struct Lines: Sendable {
    /// What the solution states; `nil` unless answers are lines.
    let solution: ReadAnswer?
    /// The form of each thing that the solution states.
    let solutionParts: Set<StatementForm>
    /// The starter's statements in equations.
    let starter: [WrittenStatement]
    /// The words of each statement of the starter in equations; `nil` if there is none.
    let starterWords: [[String]]?
  }

  private let exercise: Exercise
  private let madeMistakes = Mutex<[KnownMistake]?>(nil)
  private let madeLines = Mutex<Lines?>(nil)

  init(to exercise: Exercise) { self.exercise = exercise }

  /// The wrong answers that can be recognised, in the order of their files.
  var mistakes: [KnownMistake] {
    madeMistakes.withLock { made in
      if let made { return made }
      let solution = FormedAnswer(exercise.solution.text, for: exercise).forms.map { $0.form }
      let fresh = exercise.wrongAnswers.map {
        KnownMistake($0, solution: solution, for: exercise)
      }
      made = fresh
      return fresh
    }
  }

  /// The solution and the starter.
  var lines: Lines {
    madeLines.withLock { made in
      if let made { return made }
      let starter = exercise.starters.first { Notation(path: $0.path) == .equations }
      let fresh = Lines(
        solution: try? ReadAnswer(Answer(exercise.solution), for: exercise),
        solutionParts: Set(
          FormedAnswer(exercise.solution.text, for: exercise).forms.flatMap { $0.form.parts }),
        starter: EquationReader.read(exercise.starter.text).statements,
        starterWords: starter.map { FormedAnswer($0.text, for: exercise).forms.map { $0.words } })
      made = fresh
      return fresh
    }
  }
}
