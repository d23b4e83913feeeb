import Course
package import LayoutEngine

/// What the given lines of an exercise settle by themselves.
package struct SettledLayout: Sendable {
  /// A layout for each case.
  package let frames: [Frames]
  /// The items that nothing else can move, in any case.
  package let items: Set<ItemID>
}

extension PreparedExercise {
  /// What there is to see before an answer; `nil` where the given lines have no layout.
  package var settledLayout: SettledLayout? {
    var frames: [Frames] = []
    var settled = Set(exercise.scene.ids)
    for layoutCase in expectation.cases {
      let problem = exercise.problem(keeping: exercise.givenConstraints, in: layoutCase)
      switch try? LayoutSolver.solution(of: problem) {
      case .solved(let found): frames.append(found)
      case .ambiguous(let found, let ambiguity):
        frames.append(found)
        settled.subtract(ambiguity.ranges.map { $0.item })
      case .unsatisfiable, nil: return nil
      }
    }
    return SettledLayout(frames: frames, items: settled)
  }
}
