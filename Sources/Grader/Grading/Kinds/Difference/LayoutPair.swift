package import Course
package import LayoutEngine

/// What follows from two lists of lines in one case.
package struct LayoutPair: Hashable, Sendable {
  package let layoutCase: LayoutCase
  package let a: LayoutSolution
  package let b: LayoutSolution

  /// Whether the two can be told apart.
  ///
  /// One layout beside none, or beside many, can; none beside none can't, nor many beside many.
  func differs(in scene: Scene) -> Bool {
    switch (a, b) {
    case (.solved, .solved): difference(in: scene) != nil
    case (.ambiguous, .ambiguous), (.unsatisfiable, .unsatisfiable): false
    default: true
    }
  }

  /// The first number that is another in the other layout: width, height, leading, top by view.
  package func difference(in scene: Scene) -> Anchor? {
    guard case .solved(let one) = a, case .solved(let other) = b else { return nil }
    return scene.firstMisplaced(in: one, wanted: other)
  }
}

extension TwoLayouts {
  /// What follows from both in one case.
  ///
  /// - Throws: ``SolverError`` if the arithmetic gives way.
  func pair(
    in layoutCase: LayoutCase, of exercise: Exercise
  ) throws(SolverError) -> LayoutPair {
    func solution(_ lines: [GivenLine]) throws(SolverError) -> LayoutSolution {
      try LayoutSolver.solution(
        of: exercise.problem(
          keeping: exercise.givenConstraints + lines.flatMap { $0.constraints }, in: layoutCase))
    }
    return LayoutPair(layoutCase: layoutCase, a: try solution(a), b: try solution(b))
  }
}
