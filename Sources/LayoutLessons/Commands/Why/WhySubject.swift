import Course
import Grading
import LayoutEngine
import Terminal

/// Lines that are to be explained, in one window.
struct WhySubject {
  let problem: LayoutProblem
  /// The lines as they were written.
  let source: TryText
  /// Whether a line's constraint is better told as an equation: Swift is.
  let isSwift: Bool
  /// What the lines say about views themselves.
  let sceneStatements: [SceneStatement]
  /// The exercise that the lines answer; `nil` for lines of the command.
  let exercise: Exercise?
  let layoutCase: LayoutCase

  /// Lines outside the course.
  init(_ trial: Trial, _ source: TryText, _ options: TryOptions) {
    problem = trial.problem
    self.source = source
    isSwift = false
    sceneStatements = EquationReader.read(source.text).sceneStatements
    exercise = nil
    layoutCase = LayoutCase(
      CaseWindow(size: options.window), direction: options.direction, isShown: true)
  }

  /// The learner's answer, in one case of its exercise or another window.
  ///
  /// - Throws: ``CommandError/usage(_:)`` for a window in which a program wasn't run.
  package init(
    _ read: ReadAnswer, of answer: Answer, to prepared: PreparedExercise, in layoutCase: LayoutCase
  ) throws(CommandError) {
    let exercise = prepared.exercise
    let cases = prepared.expectation.cases
    var place = 0
    if let found = cases.firstIndex(where: { $0.isAlike(layoutCase) }) {
      place = found
    } else if answer.notation == .swift {
      let windows = exercise.windows.map {
        "\(pointsText($0.size.width))x\(pointsText($0.size.height))"
      }
      throw .usage(
        .says("usage.why.windowsOnly", ["windows": .text(windows.joined(separator: ", "))]))
    }
    let own = read.cases[place]
    let known = cases.indices.contains(place) && cases[place].isAlike(layoutCase)
    self.layoutCase = known ? cases[place] : layoutCase
    problem = own.problem(of: exercise, in: self.layoutCase)
    source = TryText(answer)
    isSwift = answer.notation == .swift
    sceneStatements =
      isSwift
      ? [] : EquationReader.read(answer.text, names: exercise.itemNames).sceneStatements
    self.exercise = exercise
  }
}

extension LayoutCase {
  /// Whether another case has the same window and direction, at the same moment.
  fileprivate func isAlike(_ other: LayoutCase) -> Bool {
    window == other.window && direction == other.direction
      && setting.times == other.setting.times
  }
}
