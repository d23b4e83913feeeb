import Course
package import LayoutEngine

/// What a program handed over, before any rule has looked at its constraints.
package struct HandedOver: Hashable, Sendable {
  /// A constraint with the place of the learner's line that made it.
  package struct Line: Hashable, Sendable {
    let draft: ConstraintDraft
    let range: SourceRange?
  }

  /// What it made in one case.
  package struct Case: Hashable, Sendable {
    package let scene: Scene
    /// The exercise's given constraints that are active and say what they said.
    package let given: [Constraint]
    /// The others of the given ones.
    let givenChanges: [GivenChange]
    let lines: [Line]
    /// Where the exercise's items ended.
    let places: [WindowPlace]
    /// What it made besides that is never drawn.
    let undrawn: Set<ItemID>
    /// The constraint that stopped it, if one did.
    let offending: Line?
    /// With which exception it stopped.
    package let raised: CrashFinding?
    /// What it did on the way.
    let trace: ProgramTrace
  }

  /// One for each case of the exercise; never empty.
  package let cases: [Case]
  let facts: ProgramFacts

  /// The views and guides of the case that has the most of them, so that all can be named.
  package var scene: Scene {
    var fullest = cases[0].scene
    for made in cases where made.scene.items.count > fullest.items.count { fullest = made.scene }
    return fullest
  }

  /// What the program states in each case.
  ///
  /// - Throws: The exception that stopped it, as the law of the subject that it breaks where it
  ///   breaks one; else the first constraint that breaks a law, or too many constraints.
  func read(for exercise: Exercise) throws(FailureReason) -> ReadAnswer {
    var read: [ReadAnswer.Case] = []
    for made in cases {
      if let raised = made.raised {
        if let line = made.offending,
          let violation = exercise.ruleSet.violation(in: line.draft, scene: made.scene),
          let range = line.range
        {
          throw .invalid(violation, range)
        }
        throw .crashed(raised)
      }
      guard made.lines.count <= Answer.mostConstraints else {
        throw .limitExceeded(.constraints(made.lines.count))
      }
      var lines: [Constraint] = []
      for line in made.lines {
        do {
          try lines.append(exercise.ruleSet.constraint(from: line.draft, in: made.scene))
        } catch {
          throw .invalid(error, line.range ?? SourceRange(line: 1, column: 1, length: 1))
        }
      }
      read.append(
        ReadAnswer.Case(
          scene: made.scene, given: made.given, lines: lines, places: made.places,
          undrawn: made.undrawn))
    }
    return ReadAnswer(cases: read, program: facts)
  }
}
