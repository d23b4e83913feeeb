package import Course
import LayoutEngine

/// What an answer makes of windows of any width, while it is being typed.
package struct LiveLayout: Sendable {
  /// What follows in one window; frames are in window coordinates.
  package enum Outcome: Hashable, Sendable {
    /// The text can't be read yet, or has blanks.
    case notYet
    case solved([NamedFrame])
    /// Two of the layouts that satisfy the constraints equally well.
    case ambiguous([NamedFrame], other: [NamedFrame])
    case conflicting
  }

  private let read: ReadAnswer?
  private let exercise: Exercise

  /// Reads an answer in equations.
  package init(_ text: String, to exercise: Exercise) {
    self.exercise = exercise
    let read = try? ReadAnswer(Answer(text: text, path: exercise.solution.path), for: exercise)
    self.read = read.flatMap { $0.lines.count <= Answer.mostConstraints ? $0 : nil }
  }

  /// Takes what a check has read, of a program as well.
  package init(_ findings: Findings) {
    exercise = findings.exercise
    read = findings.read
  }

  /// The author's layouts, for windows that the exercise doesn't name.
  package static func wanted(_ exercise: Exercise, times: Int) -> LiveLayout {
    LiveLayout(exercise.solution(after: times).text, to: exercise)
  }

  /// Whether there is something to solve.
  package var isReadable: Bool { read != nil }

  /// What follows in a window.
  ///
  /// - Parameters:
  ///   - layoutCase: The window, which need not be one of the exercise's.
  ///   - index: The case of the exercise that it was made from.
  package func outcome(in layoutCase: LayoutCase, like index: Int) -> Outcome {
    guard let read, let own = read.cases.indices.contains(index) ? read.cases[index] : nil else {
      return .notYet
    }
    let problem = own.problem(of: exercise, in: layoutCase)
    let solution = LayoutSolver.withShortSearches {
      try? LayoutSolver.solution(of: problem)
    }
    return switch solution {
    case .solved(let frames): .solved(own.scene.namedFrames(frames))
    case .ambiguous(_, let ambiguity):
      .ambiguous(
        own.scene.namedFrames(ambiguity.witness),
        other: own.scene.namedFrames(ambiguity.otherWitness))
    case .unsatisfiable: .conflicting
    case nil: .notYet
    }
  }
}
