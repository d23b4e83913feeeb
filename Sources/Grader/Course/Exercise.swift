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

  static let fileName = "exercise.json"

  /// All of it in one place: copying thirty values wherever an exercise is passed made a
  /// twentieth of the program's code.
  private final class Storage: Sendable {
    let parts: ExerciseParts

    init(_ parts: ExerciseParts) { self.parts = parts }
  }

  private let storage: Storage

  init(_ parts: ExerciseParts) { storage = Storage(parts) }

  /// The folder's name; never changes and is unique in the course.
  package var id: String { storage.parts.id }
  package var lesson: LessonHeader { storage.parts.lesson }
  package var title: String { storage.parts.declared.title }
  package var kind: Kind { storage.parts.declared.kind }
  package var task: String { storage.parts.declared.task }
  package var ruleSet: RuleSet { storage.parts.declared.ruleSet }
  /// How an answer may be written; the first is how the course shows it.
  package var notations: [Notation] { storage.parts.declared.notations }
  /// What is asked of an answer in Swift; `nil` where Swift isn't accepted.
  package var swift: SwiftTask? { storage.parts.declared.swift }
  /// The views, in a window whose size each case sets, as the given lines place them.
  package var scene: Scene { storage.parts.scene }
  /// The names that equations may use: those of the scene's items.
  package var itemNames: [String] { scene.items.map { $0.name } }
  package var classNames: [String] { storage.parts.declared.classNames }
  /// The views before any line has placed them.
  package var bareScene: Scene { storage.parts.declared.scene }
  /// The window's size for which frames are written.
  package var designWindow: Size { storage.parts.declared.designWindow }
  package var given: [GivenLine] { storage.parts.given }
  package var givenConstraints: [Constraint] { given.flatMap { $0.constraints } }
  package var givenSceneStatements: [SceneStatement] { given.flatMap { $0.sceneStatements } }
  /// The windows that are drawn for the learner.
  package var windows: [CaseWindow] { storage.parts.declared.windows }
  /// The windows that are checked too, but not shown before.
  package var unshownWindows: [CaseWindow] { storage.parts.declared.unshownWindows }
  package var directions: [LayoutDirection] { storage.parts.declared.directions }
  /// Where the views are drawn, in every window, until the answer determines their frames.
  package var before: [NamedFrame] { storage.parts.declared.before }
  package var edit: Edit { storage.parts.declared.edit }
  package var aim: Aim { storage.parts.aim }
  /// What is asked; empty unless the kind is `predict` or `choose`.
  package var questions: [Question] { storage.parts.declared.questions }
  /// What a console said, where the exercise is about that; `nil` elsewhere.
  package var log: ExerciseLog? { storage.parts.declared.log }
  /// Three hints: where to look, the rule on other numbers, the first step.
  package var hints: [String] { storage.parts.declared.hints.map { $0.text } }
  package var hintPlaces: [SourcePlace] { storage.parts.declared.hints.map { $0.place } }
  /// One sentence about what passing has shown.
  package var afterPass: String { storage.parts.declared.afterPass }
  /// What the learner begins with, one for each of ``notations``.
  package var starters: [CourseText] { storage.parts.starters }
  /// The solution in equations, from which the wanted layout follows.
  package var solution: CourseText { storage.parts.solution }
  /// The same for later moments, by how often something has happened, where it isn't the same.
  package var laterSolutions: [Int: CourseText] { storage.parts.laterSolutions }
  /// The solution in Swift; `nil` where Swift isn't accepted.
  package var swiftSolution: CourseText? { storage.parts.swiftSolution }
  package var alternatives: [CourseText] { storage.parts.alternatives }
  package var wrongAnswers: [WrongAnswer] { storage.parts.wrongAnswers }
  /// Which variant it is; `nil` where nothing varies.
  package var variant: ExerciseVariant? { storage.parts.variant }

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

  package var isVaried: Bool { variant != nil }

  package var firstWindow: Size? { storage.parts.otherFirstWindow ?? windows.first?.size }

  /// The same exercise, checked in other windows, none of them drawn before.
  func checked(in windows: [CaseWindow]) -> Exercise {
    changed { parts in
      parts.otherFirstWindow = firstWindow
      parts.declared.windows = []
      parts.declared.unshownWindows = windows
    }
  }

  /// The same exercise with the other reading of something that no source confirms.
  package func reading(otherwise fact: UnverifiedFact) -> Exercise {
    changed { parts in
      parts.scene.factReadOtherwise = fact
      parts.declared.read(otherwise: fact)
    }
  }

  /// The same exercise without what recognises mistakes, for code that asks for verdicts alone.
  package var unexplained: Exercise { changed { $0.wrongAnswers = [] } }

  private func changed(_ change: (inout ExerciseParts) -> Void) -> Exercise {
    var parts = storage.parts
    change(&parts)
    return Exercise(parts)
  }

  /// The exercise at each of its moments: with the windows of that moment, and its solution.
  package var moments: [Exercise] {
    let times = Set((windows + unshownWindows).map { $0.times }).sorted()
    guard times.count > 1 else { return [self] }
    return times.map { times in
      changed { moment in
        moment.declared.windows = windows.filter { $0.times == times }
        moment.declared.unshownWindows = unshownWindows.filter { $0.times == times }
        moment.solution = solution(after: times)
        moment.laterSolutions = [:]
      }
    }
  }

  /// The names of the learner's files, one for each of ``notations``: `turn-around.layout`.
  package var fileNames: [String] { notations.map { "\(id).\($0.fileExtension)" } }

  package var starter: CourseText { starters[0] }

  package var shownSolution: CourseText {
    if notations.first == .swift, let swiftSolution { return swiftSolution }
    return solution
  }

  /// The solutions in every notation that is accepted.
  package var solutions: [CourseText] {
    notations.compactMap { $0 == .swift ? swiftSolution : solution }
  }
}

struct ExerciseParts: Sendable {
  var declared: ExerciseFields
  let id: String
  let lesson: LessonHeader
  var scene: Scene
  let given: [GivenLine]
  let aim: Exercise.Aim
  let starters: [CourseText]
  var solution: CourseText
  var laterSolutions: [Int: CourseText]
  let swiftSolution: CourseText?
  let alternatives: [CourseText]
  var wrongAnswers: [WrongAnswer]
  let variant: ExerciseVariant?
  /// The window in which programs begin, where it isn't the first that is declared.
  var otherFirstWindow: Size?
}

package enum Notation: String, CaseIterable, Hashable, Sendable {
  /// Equations, statements about views, and predictions: `.layout`.
  case equations
  case swift

  /// What stands in a file where a blank is empty.
  package static let blank = "___"

  /// The ending of a file's name, without the dot.
  package var fileExtension: String {
    switch self {
    case .equations: "layout"
    case .swift: "swift"
    }
  }

  /// The notation of a file; equations unless its name says otherwise.
  package init(path: String) {
    self = path.hasSuffix(".swift") ? .swift : .equations
  }

  package static func baseName(of name: String) -> String {
    for notation in allCases where name.hasSuffix(".\(notation.fileExtension)") {
      return String(name.dropLast(notation.fileExtension.count + 1))
    }
    return name
  }
}
