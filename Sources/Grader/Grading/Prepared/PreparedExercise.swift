package import Course
package import LayoutEngine
import Synchronization

/// An exercise with everything that is the same for every answer: worked out once.
///
/// It is a class because all that grades an answer passes it on, and copying all that an exercise
/// holds took longer than solving.
package final class PreparedExercise: Sendable {
  package let exercise: Exercise
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

extension Scene {
  /// The layout problem of some lines in one case.
  package func problem(
    keeping constraints: [Constraint], in layoutCase: LayoutCase
  ) -> LayoutProblem {
    LayoutProblem(
      scene: placed(in: layoutCase), constraints: constraints, direction: layoutCase.direction,
      workLimit: .ofAnswer)
  }
}

/// What the given lines of an exercise settle by themselves.
package struct SettledLayout: Sendable {
  package let frames: [Frames]
  /// The items that nothing else can move, in any case.
  package let items: Set<ItemID>
}

extension PreparedExercise {
  /// What there is to see before an answer; `nil` where the given lines have no layout.
  package var settledLayout: SettledLayout? {
    var frames: [Frames] = []
    var settled = Set(exercise.scene.ids)
    for layoutCase in expectation.cases {
      let problem = exercise.problem(keeping: exercise.givenConstraints, in: layoutCase)
      switch try? LayoutSolver.solution(of: problem) {
      case .solved(let found): frames.append(found)
      case .ambiguous(let found, let ambiguity):
        frames.append(found)
        settled.subtract(ambiguity.ranges.map { $0.item })
      case .unsatisfiable, nil: return nil
      }
    }
    return SettledLayout(frames: frames, items: settled)
  }
}

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

/// An answer as the forms of its statements, each with its line.
package struct FormedAnswer: Sendable {
  package struct Statement: Sendable {
    package let line: Int
    package let form: StatementForm
    /// The statement as it is written, which is what counts where form is the subject.
    package let words: [String]
  }

  package let forms: [Statement]

  package init(forms: [Statement]) { self.forms = forms }

  /// How often each form occurs, whatever the order of the lines.
  var counts: [StatementForm: Int] {
    forms.reduce(into: [:]) { $0[$1.form, default: 0] += 1 }
  }

  /// How often each statement is written in the same words.
  var wordCounts: [[String]: Int] {
    forms.reduce(into: [:]) { $0[$1.words, default: 0] += 1 }
  }

  /// Reads an answer of an exercise; what can't be read is kept as words.
  package init(_ text: String, for exercise: Exercise) {
    forms = exercise.aim.statements(of: text, for: exercise)
  }

  /// The forms of statements that were read before.
  package init(_ statements: [WrittenStatement], for exercise: Exercise) {
    forms = statements.map {
      Statement(
        line: $0.range.line, form: StatementForm($0, scene: exercise.scene),
        words: StatementForm.withoutUnitMultiplier($0.tokens))
    }
  }
}

extension FormedAnswer.Statement {
  /// What a line says; its words if it can't be read.
  package init<Entry>(_ line: AnswerLine<Entry>, _ form: (Entry) -> StatementForm) {
    self.init(
      line: line.range.line, form: (try? line.outcome.get()).map(form) ?? .words(line.words),
      words: line.words)
  }
}

extension FormedAnswer.Statement {
  /// The line of a text that states this; of what no line states, the property.
  func text(in text: String) -> String {
    if case .scene(let item, let property) = form { return "\(item).\(property.name)" }
    let lines = text.sourceLines
    guard lines.indices.contains(line - 1) else { return "line \(line)" }
    return lines[line - 1].trimmed
  }
}
