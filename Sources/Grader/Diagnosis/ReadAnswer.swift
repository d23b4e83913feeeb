import LayoutEngine

/// An answer in equations, read and found to keep every rule.
struct ReadAnswer: Sendable {
  let statements: [WrittenStatement]
  /// What the statements state, in their order.
  let lines: [Constraint]
  /// The views as the given lines and the answer's own place them.
  let scene: Scene

  /// Reads an answer as grading does.
  ///
  /// - Throws: The first statement that no layout can come of.
  init(_ answer: Answer, for exercise: Exercise) throws(Setback) {
    statements = try EquationAnswer.statements(in: answer, for: exercise)
    lines = try EquationAnswer.constraints(in: statements, for: exercise)
    scene = try EquationAnswer.scene(from: statements, for: exercise)
  }
}
