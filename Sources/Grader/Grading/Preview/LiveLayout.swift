package import Course
import LayoutEngine
import Synchronization

/// What an answer makes of windows of any width, while it is being typed.
package struct LiveLayout: Sendable {
  /// What follows in one window; frames are in window coordinates.
  package enum Outcome: Hashable, Sendable {
    /// Lines can't be read yet, or have blanks; these views are where the others place them.
    case notYet([NamedFrame])
    case solved([NamedFrame], guides: [NamedFrame])
    /// Several layouts satisfy the constraints equally well; these views are the same in all.
    case ambiguous([NamedFrame])
    case conflicting
  }

  /// What earlier windows have shown, which copies of the layout share.
  private final class Memory: Sendable {
    let solver = Mutex(CaseSolver())
  }

  private let memory = Memory()
  private let cases: [ReadAnswer.Case]
  private let exercise: Exercise
  /// Whether every line counts.
  private let isWhole: Bool

  /// Reads an answer in equations, past what can't be read.
  package init(_ text: String, to exercise: Exercise) {
    self.exercise = exercise
    let statements = EquationReader.read(text, names: exercise.itemNames).statements
    var lines: [Constraint] = []
    var read: [WrittenStatement] = []
    for statement in statements.prefix(Answer.mostConstraints) {
      guard statement.isReadable,
        let new = try? EquationAnswer.constraints(in: [statement], for: exercise)
      else { continue }
      lines += new
      read.append(statement)
    }
    let scene = try? EquationAnswer.scene(from: read, for: exercise)
    isWhole = read.count == statements.count && scene != nil
    let own = ReadAnswer.Case(
      scene: scene ?? exercise.scene, given: exercise.givenConstraints, lines: lines, places: [])
    cases = exercise.cases.map { _ in own }
  }

  /// Takes what a check has read, of a program as well.
  package init(_ findings: Findings) {
    exercise = findings.exercise
    cases = findings.read?.cases ?? []
    isWhole = !cases.isEmpty
  }

  /// The author's layouts, for windows that the exercise doesn't name.
  package static func wanted(_ exercise: Exercise, times: Int) -> LiveLayout {
    LiveLayout(exercise.solution(after: times).text, to: exercise)
  }

  /// What follows in a window, which need not be one of the exercise's.
  ///
  /// - Parameters:
  ///   - layoutCase: The window.
  ///   - index: The case of the exercise that it was made from.
  /// - Returns: The layout, or why there is none.
  package func outcome(in layoutCase: LayoutCase, like index: Int) -> Outcome {
    guard cases.indices.contains(index) else { return .notYet([]) }
    let own = cases[index]
    let solution = memory.solver.withLock { try? $0.solution(of: own, exercise, in: layoutCase) }
    switch solution {
    case .solved(let frames):
      let named = own.scene.namedFrames(frames)
      guard isWhole else { return .notYet(named) }
      let guides = own.scene.placed(in: layoutCase).namedGuides(frames, of: own.constraints)
      return .solved(named, guides: guides)
    case .ambiguous(_, let ambiguity):
      let named = own.scene.namedFrames(ambiguity)
      return isWhole ? .ambiguous(named) : .notYet(named)
    case .unsatisfiable: return isWhole ? .conflicting : .notYet([])
    case nil: return .notYet([])
    }
  }
}

extension WrittenStatement {
  fileprivate var isReadable: Bool {
    switch outcome {
    case .unreadable, .blank: false
    case .scene, .constraints: true
    }
  }
}
