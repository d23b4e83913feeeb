package import LayoutEngine

/// An answer, read and found to keep every rule: what it states in each case.
///
/// Equations state the same in every case. A Swift program is run in each of them, and may make
/// something else in each.
package struct ReadAnswer: Hashable, Sendable {
  /// What an answer states in one case of its exercise.
  package struct Case: Hashable, Sendable {
    /// The views as the given lines and the answer's own place them.
    ///
    /// It begins with the exercise's items in their order; what a program made besides follows.
    package let scene: Scene
    /// The answer's own lines, in their order.
    package let lines: [Constraint]

    /// What has to hold in this case: the exercise's given lines, then the answer's own.
    package func problem(of exercise: Exercise, in layoutCase: LayoutCase) -> LayoutProblem {
      scene.problem(keeping: exercise.givenConstraints + lines, in: layoutCase)
    }
  }

  /// The statements of an answer in equations; empty for Swift.
  let statements: [WrittenStatement]
  /// One for each case of the exercise; never empty.
  package let cases: [Case]
  /// What a program did besides; `nil` for equations.
  package let program: ProgramFacts?

  /// What the answer states in the first case.
  var lines: [Constraint] { cases[0].lines }
  /// The views in the first case.
  package var scene: Scene { cases[0].scene }

  /// Reads an answer in equations as grading does.
  ///
  /// - Throws: The first statement that no layout can come of.
  init(_ answer: Answer, for exercise: Exercise) throws(Setback) {
    statements = try EquationAnswer.statements(in: answer, for: exercise)
    let lines = try EquationAnswer.constraints(in: statements, for: exercise)
    let scene = try EquationAnswer.scene(from: statements, for: exercise)
    let count = max(1, exercise.cases.count)
    cases = Array(repeating: Case(scene: scene, lines: lines), count: count)
    program = nil
  }

  /// What a program made, case by case.
  init(cases: [Case], program: ProgramFacts) {
    statements = []
    self.cases = cases
    self.program = program
  }

  /// Whether the answer speaks of the exercise's own items alone, and says the same in every case.
  ///
  /// Only then can its lines be held against the solution's one by one.
  func isComparable(with exercise: Exercise) -> Bool {
    let count = exercise.scene.items.count
    return cases.allSatisfy { $0.scene.items.count == count && $0.lines == lines }
  }
}

/// What is known of a program that was run, besides its layouts.
package struct ProgramFacts: Hashable, Sendable {
  /// How many constraints the answer's lines made.
  package let made: Int
  /// The lines of those that aren't active.
  package let inactiveLines: [Int]
  /// The given views that still turn their masks into constraints.
  package let translating: [ItemID]
  /// What it printed in the first case.
  package let printed: String
  /// Whether the result was kept from an earlier run.
  package let isCached: Bool
}
