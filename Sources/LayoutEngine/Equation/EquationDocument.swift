/// A text of equations, statement by statement.
package struct EquationDocument: Hashable, Sendable {
  /// All statements in the order of the text, readable or not.
  package let statements: [WrittenStatement]

  package init(statements: [WrittenStatement]) { self.statements = statements }

  /// The constraints of all readable statements, in the order of the text.
  package var constraints: [WrittenConstraint] {
    statements.flatMap { statement -> [WrittenConstraint] in
      guard case .constraints(let constraints) = statement.outcome else { return [] }
      return constraints
    }
  }

  /// What the text says about views themselves, in its order.
  package var sceneStatements: [SceneStatement] {
    statements.compactMap { statement in
      guard case .scene(let scene) = statement.outcome else { return nil }
      return scene
    }
  }

  /// Why statements can't be read, in the order of the text.
  package var errors: [EquationError] {
    statements.compactMap { statement in
      guard case .unreadable(let error) = statement.outcome else { return nil }
      return error
    }
  }
}
