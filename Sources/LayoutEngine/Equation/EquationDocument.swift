/// A text of equations, statement by statement.
package struct EquationDocument: Hashable, Sendable {
  /// All statements in the order of the text, readable or not.
  package let statements: [WrittenStatement]

  /// The constraints of all readable statements, in the order of the text.
  package var constraints: [WrittenConstraint] {
    statements.flatMap { statement -> [WrittenConstraint] in
      guard case .constraints(let constraints) = statement.outcome else { return [] }
      return constraints
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
