package import Course
package import LayoutEngine

extension Figure {
  /// The layout in a window.
  ///
  /// `nil` if there is no layout, or more than one. With an axis, the other one may stay
  /// undetermined.
  package func frames(
    in window: Size, direction: LayoutDirection = .leftToRight, axis: Axis? = nil
  ) -> Frames? {
    switch solution(in: window, direction) {
    case .solved(let frames): return frames
    case .ambiguous(let frames, let ambiguity):
      guard let axis, ambiguity.ranges.allSatisfy({ $0.part.axis != axis }) else { return nil }
      return frames
    case .unsatisfiable, nil: return nil
    }
  }

  /// How many layouts there are in a window: `none`, `one` or `many`.
  ///
  /// `nil` if the equations can't be solved. With an axis, the other one isn't looked at.
  package func layoutCount(
    in window: Size, direction: LayoutDirection = .leftToRight, axis: Axis? = nil
  ) -> String? {
    switch solution(in: window, direction) {
    case .solved: "one"
    case .ambiguous(_, let ambiguity):
      ambiguity.ranges.contains { axis == nil || $0.part.axis == axis } ? "many" : "one"
    case .unsatisfiable: "none"
    case nil: nil
    }
  }

  /// What the engine finds in a window; `nil` if the equations can't be solved.
  package func solution(in window: Size, _ direction: LayoutDirection) -> LayoutSolution? {
    guard let constraints = try? constraints(under: .runtime) else { return nil }
    return try? LayoutSolver.solution(
      of: LayoutProblem(
        scene: scene.sized(to: window), constraints: constraints, direction: direction))
  }
}
