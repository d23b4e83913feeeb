package import LayoutEngine

/// Something for the learner to answer, with all that is needed to grade it.
package struct Exercise: Sendable {
  /// What of the starter may change.
  package enum Edit: String, CaseIterable, Hashable, Sendable {
    /// Anything; only the layout counts.
    case free
    /// What stands in the blanks; the rest is part of the task.
    case blanksOnly
  }

  /// The folder's name; never changes and is unique in the course.
  package let id: String
  /// The lesson that it belongs to.
  package let lesson: LessonHeader
  package let title: String
  package let kind: Kind
  package let task: String
  package let ruleSet: RuleSet
  /// How an answer may be written; the first is how the course shows it.
  package let notations: [Notation]
  /// What is asked of an answer in Swift; `nil` where Swift isn't accepted.
  package let swift: SwiftTask?
  /// The views, in a window whose size each case sets, as the given lines place them.
  package let scene: Scene
  /// The names that equations may use: those of the scene's items.
  package let itemNames: [String]
  /// The class of each of the scene's items in Swift.
  package let classNames: [String]
  /// The views before any line has placed them.
  package let bareScene: Scene
  /// The window's size for which frames are written.
  package let designWindow: Size
  package let given: [GivenLine]
  /// The given lines as constraints.
  package let givenConstraints: [Constraint]
  /// What given lines say about views themselves.
  package let givenSceneStatements: [SceneStatement]
  /// The windows that are drawn for the learner.
  package private(set) var windows: [CaseWindow]
  /// The windows that are checked too, but not shown before.
  package private(set) var unshownWindows: [CaseWindow]
  package let directions: [LayoutDirection]
  package let edit: Edit
  package let aim: Aim
  /// What is asked; empty unless the kind is `predict` or `choose`.
  package let questions: [Question]
  /// What a console said, where the exercise is about that; `nil` elsewhere.
  package let log: ExerciseLog?
  /// Three hints: where to look, the rule on other numbers, the first step.
  package let hints: [String]
  /// One sentence about what passing has shown.
  package let afterPass: String
  /// What the learner begins with, one for each of ``notations``.
  package let starters: [CourseText]
  /// The solution in equations, from which the wanted layout follows.
  package private(set) var solution: CourseText
  /// The same for later moments, by how often something has happened, where it isn't the same.
  package private(set) var laterSolutions: [Int: CourseText]
  /// The solution in Swift; `nil` where Swift isn't accepted.
  package let swiftSolution: CourseText?
  /// Other right answers, written differently.
  package let alternatives: [CourseText]
  package private(set) var wrongAnswers: [WrongAnswer]
  /// Which variant it is; `nil` where nothing varies.
  package private(set) var variant: ExerciseVariant?
  /// The window in which programs begin, where it isn't the first of ``windows``.
  private(set) var otherFirstWindow: Size?

  /// The folder of the lesson that it belongs to.
  package var lessonFolder: String { lesson.folder }

  /// All situations in which an answer is checked: shown windows first, left to right first.
  package var cases: [LayoutCase] {
    func cases(_ windows: [CaseWindow], isShown: Bool) -> [LayoutCase] {
      directions.flatMap { direction in
        windows.map { LayoutCase($0, direction: direction, isShown: isShown) }
      }
    }
    return cases(windows, isShown: true) + cases(unshownWindows, isShown: false)
  }

  /// The solution in equations once something has happened so often.
  package func solution(after times: Int) -> CourseText { laterSolutions[times] ?? solution }

  /// Whether learners may get different variants of it.
  package var isVaried: Bool { variant != nil }

  /// The window in which programs begin.
  package var firstWindow: Size? { otherFirstWindow ?? windows.first?.size }

  /// The same exercise, checked in other windows, none of them drawn before.
  func checked(in windows: [CaseWindow]) -> Exercise {
    var exercise = self
    exercise.otherFirstWindow = firstWindow
    exercise.windows = []
    exercise.unshownWindows = windows
    return exercise
  }

  /// The same exercise without what recognises mistakes, for whoever asks for verdicts alone.
  package var unexplained: Exercise {
    var exercise = self
    exercise.wrongAnswers = []
    return exercise
  }

  /// The exercise at each of its moments: with the windows of that moment, and its solution.
  package var moments: [Exercise] {
    let times = Set((windows + unshownWindows).map(\.times)).sorted()
    guard times.count > 1 else { return [self] }
    return times.map { times in
      var moment = self
      moment.windows = windows.filter { $0.times == times }
      moment.unshownWindows = unshownWindows.filter { $0.times == times }
      moment.solution = solution(after: times)
      moment.laterSolutions = [:]
      return moment
    }
  }

  /// The names of the learner's files, one for each of ``notations``: `turn-around.layout`.
  package var fileNames: [String] { notations.map { "\(id).\($0.fileExtension)" } }

  /// The starter as the course shows it.
  package var starter: CourseText { starters[0] }

  /// The solution as the course shows it.
  package var shownSolution: CourseText {
    if notations.first == .swift, let swiftSolution { return swiftSolution }
    return solution
  }

  /// The solutions in every notation that is accepted.
  package var solutions: [CourseText] {
    notations.compactMap { $0 == .swift ? swiftSolution : solution }
  }
}
