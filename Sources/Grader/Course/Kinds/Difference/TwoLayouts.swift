package import LayoutEngine

/// Two lists of lines that look the same in some windows, and are to be told apart in another.
package struct TwoLayouts: Hashable, Sendable {
  package let a: [GivenLine]
  package let b: [GivenLine]
  /// What of the window isn't the answer's to change.
  package let bounds: [WindowBound]

  /// What follows from both in one case.
  ///
  /// - Throws: ``SolverFault`` if the arithmetic gives way.
  func pair(
    in layoutCase: LayoutCase, of exercise: Exercise
  ) throws(SolverFault) -> LayoutPair {
    func solution(_ lines: [GivenLine]) throws(SolverFault) -> LayoutSolution {
      try LayoutSolver.solution(
        of: exercise.problem(
          keeping: exercise.givenConstraints + lines.flatMap(\.constraints), in: layoutCase))
    }
    return LayoutPair(layoutCase: layoutCase, a: try solution(a), b: try solution(b))
  }
}

/// Something about the window that the exercise keeps as it is.
package enum WindowBound: Hashable, Sendable {
  case direction(LayoutDirection)
  /// The least and the most, in points.
  case width(ClosedRange<Double>)
  /// The least and the most, in points.
  case height(ClosedRange<Double>)

  /// Whether a choice keeps to it.
  func holds(for choice: WindowChoice) -> Bool {
    switch self {
    case .direction(let direction): choice.direction == direction
    case .width(let range): range.contains(choice.window.width)
    case .height(let range): range.contains(choice.window.height)
    }
  }
}

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
  func difference(in scene: Scene) -> Anchor? {
    guard case .solved(let one) = a, case .solved(let other) = b else { return nil }
    for id in scene.ids {
      for part in [FramePart.width, .height, .x, .y]
      where abs(one[id][part] - other[id][part]) > Tolerance.points {
        return Anchor(id, part.attribute)
      }
    }
    return nil
  }
}
