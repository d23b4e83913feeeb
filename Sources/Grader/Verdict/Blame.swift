package import LayoutEngine

/// The first line of an answer that is false in the wanted layout.
///
/// Whatever else goes wrong follows from such a line, or would go wrong with it: it is the one to
/// talk about. If every line is true in the wanted layout, nothing written is wrong and something
/// is missing, or a priority is.
package struct Blame: Hashable, Sendable {
  /// What the line says.
  package let constraint: Constraint
  /// The first situation in which it is false.
  package let layoutCase: LayoutCase

  /// Puts the wanted frames into every required line, in the order in which they were written.
  ///
  /// - Returns: The first that is false in any case, or `nil` if all are true in all cases.
  package init?(
    among constraints: [Constraint], expectation: Expectation, scene: Scene
  ) {
    for constraint in constraints where constraint.priority.isRequired {
      for (layoutCase, wanted) in zip(expectation.cases, expectation.frames) {
        let problem = LayoutProblem(
          scene: scene.sized(to: layoutCase.window), constraints: [],
          direction: layoutCase.direction)
        if !problem.holds(constraint, in: wanted) {
          self.constraint = constraint
          self.layoutCase = layoutCase
          return
        }
      }
    }
    return nil
  }

  /// The line, counted from 1.
  package var line: Int? { constraint.origin.answerRange?.line }
}
