import Course
import LayoutEngine

extension Grading {
  /// What follows from two layouts in the window that an answer names, where they differ.
  func pair(for choice: WindowChoice) throws(Setback) -> LayoutPair {
    guard case .difference(let layouts, _) = prepared.expectation.wanted else {
      throw .graderFault("no layouts to tell apart")
    }
    if let bound = layouts.bounds.first(where: { !$0.holds(for: choice) }) {
      throw .ruleMissed(.outOfBounds(BoundFinding(bound: bound, choice: choice)))
    }
    let pair = try Self.solved { () throws(SolverFault) in
      try layouts.pair(in: choice.layoutCase, of: prepared.exercise)
    }
    guard pair.differs(in: prepared.exercise.scene) else { throw .ruleMissed(.sameThere(pair)) }
    return pair
  }
}
