package import Course
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
    /// The exercise's given constraints, without those that a program made inactive or changed.
    package let given: [Constraint]
    /// The answer's own lines, in their order.
    package let lines: [Constraint]
    /// Where the exercise's items were when a program had ended; empty for equations.
    let places: [WindowPlace]
    /// What a program made besides that is never drawn; empty for equations.
    var undrawn: Set<ItemID> = []

    /// The constraints in force: the exercise's given ones, then the answer's own.
    package var constraints: [Constraint] { given + lines }

    /// What this case is solved from.
    package func problem(of exercise: Exercise, in layoutCase: LayoutCase) -> LayoutProblem {
      scene.problem(keeping: constraints, in: layoutCase)
    }
  }

  /// The statements of an answer in equations; empty for Swift.
  package let statements: [WrittenStatement]
  /// One for each case of the exercise; never empty.
  package let cases: [Case]
  /// What a program did besides; `nil` for equations.
  package let program: ProgramFacts?

  /// What the answer states in the first case.
  package var lines: [Constraint] { cases[0].lines }
  /// The views in the first case.
  package var scene: Scene { cases[0].scene }

  /// Reads an answer in equations as grading does.
  ///
  /// - Throws: The first statement that no layout can come of.
  package init(_ answer: Answer, for exercise: Exercise) throws(FailureReason) {
    statements = try EquationAnswer.statements(in: answer, for: exercise)
    let lines = try EquationAnswer.constraints(in: statements, for: exercise)
    let scene = try EquationAnswer.scene(from: statements, for: exercise)
    let count = max(1, exercise.cases.count)
    let stated = Case(
      scene: scene, given: exercise.givenConstraints, lines: lines, places: [])
    cases = Array(repeating: stated, count: count)
    program = nil
  }

  /// What a program made, case by case.
  package init(cases: [Case], program: ProgramFacts) {
    statements = []
    self.cases = cases
    self.program = program
  }

  /// Whether the answer speaks of the exercise's own items alone, and says the same in every case.
  ///
  /// Only then can its lines be compared with the solution's one by one.
  func isComparable(with exercise: Exercise) -> Bool {
    let scene = exercise.scene
    return cases.allSatisfy { own in
      own.scene.items.count == scene.items.count && own.lines == lines
        && own.given == exercise.givenConstraints
        && scene.ids.allSatisfy { own.scene[$0].parent == scene[$0].parent }
    }
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
  /// The given constraints that it made inactive or changed, in the first case where it did.
  package let givenChanges: [GivenChange]
  /// Whether it moved a given view to another superview.
  package let movesGivenViews: Bool
  /// Whether it changed the margins of the window's content view, which the exercise gives.
  package let changesMargins: Bool
  /// What it did on the way to its layout, in each case.
  let traces: [ProgramTrace]
  /// Whether a tap of a case didn't reach the control that it was meant for.
  package let missesTap: Bool
  /// What it printed; see ``SwiftRun/printed``.
  package let printed: String
  /// Whether the result was kept from an earlier run.
  package let isCached: Bool

  /// Whether it took away or changed anything that the exercise gives.
  var changesGiven: Bool { changesMargins || !givenChanges.isEmpty }
}
