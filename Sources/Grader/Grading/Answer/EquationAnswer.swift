package import Course
package import LayoutEngine

/// From the text of a `.layout` answer to constraints.
package enum EquationAnswer {
  /// Reads the statements.
  ///
  /// - Throws: The first statement that can't be read, else the first blank that is left.
  package static func statements(
    in answer: Answer, for exercise: Exercise
  ) throws(FailureReason) -> [WrittenStatement] {
    let statements = EquationReader.read(answer.text, names: exercise.itemNames).statements
    for case .unreadable(let error) in statements.map({ $0.outcome }) {
      throw .unreadable(Unreadable(error))
    }
    for case .blank(let range) in statements.map({ $0.outcome }) { throw .unfinished(range) }
    return statements
  }

  /// Turns statements into constraints that a layout can mean.
  ///
  /// - Throws: The first statement that breaks a validity rule.
  package static func constraints(
    in statements: [WrittenStatement], for exercise: Exercise
  ) throws(FailureReason) -> [Constraint] {
    var constraints: [Constraint] = []
    for statement in statements {
      guard case .constraints(let written) = statement.outcome else { continue }
      for each in written {
        try constraints.append(constraint(from: each, in: exercise.scene, under: exercise.ruleSet))
      }
    }
    return constraints
  }

  /// Turns what is written into a constraint that a layout can mean.
  ///
  /// - Throws: That it can't be read, or the validity rule that it breaks.
  static func constraint(
    from written: WrittenConstraint, in scene: Scene, under ruleSet: RuleSet
  ) throws(FailureReason) -> Constraint {
    let draft: ConstraintDraft
    do { draft = try written.draft(in: scene) } catch { throw .unreadable(Unreadable(error)) }
    do { return try ruleSet.constraint(from: draft, in: scene) } catch {
      throw .invalid(error, written.range(of: error.part))
    }
  }

  /// The scene as the given lines and an answer's statements about views place it.
  ///
  /// - Throws: The first statement of what only the exercise says, of a property that was said
  ///   before, or of a mask without a frame.
  package static func scene(
    from statements: [WrittenStatement], for exercise: Exercise
  ) throws(FailureReason) -> Scene {
    let own = EquationDocument(statements: statements).sceneStatements
    if own.isEmpty { return exercise.scene }
    if let error = own.firstFact ?? own.firstRepetition { throw .unreadable(Unreadable(error)) }
    do {
      return try exercise.bareScene.applying(
        exercise.givenSceneStatements + own, designedIn: exercise.designWindow)
    } catch {
      throw .unreadable(Unreadable(error))
    }
  }

  /// Reads an answer and turns it into constraints.
  package static func constraints(
    in answer: Answer, for exercise: Exercise
  ) throws(FailureReason) -> [Constraint] {
    try constraints(in: statements(in: answer, for: exercise), for: exercise)
  }
}

extension WrittenConstraint {
  /// Where the part of a statement stands that breaks a rule.
  fileprivate func range(of part: Violation.Part) -> SourceRange {
    switch part {
    case .whole, .priority: range
    case .first: first.range
    case .second: second?.range ?? first.range
    }
  }
}
