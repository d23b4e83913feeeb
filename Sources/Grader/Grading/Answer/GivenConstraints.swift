import Course
import LayoutEngine

/// What became of an exercise's given constraints in a program.
struct GivenConstraints {
  private let constraints: [Constraint]
  private var states: [State]

  private enum State {
    case inactive
    case changed
    case kept
  }

  init(_ exercise: Exercise) {
    constraints = exercise.givenConstraints
    states = Array(repeating: .inactive, count: constraints.count)
  }

  /// Notes an active constraint that the host made for the exercise.
  ///
  /// - Returns: Whether there is such a constraint, and it hasn't been noted before.
  mutating func take(_ draft: ConstraintDraft, as index: Int) -> Bool {
    guard states.indices.contains(index), states[index] == .inactive else { return false }
    var given = ConstraintDraft(constraints[index])
    (given.identifier, given.origin) = (draft.identifier, draft.origin)
    states[index] = given == draft ? .kept : .changed
    return true
  }

  func isKept(_ index: Int) -> Bool { states[index] == .kept }

  /// The constraints that are active and say what they said, in their order.
  var kept: [Constraint] {
    zip(constraints, states).filter { $0.1 == .kept }.map { $0.0 }
  }

  /// What became of the others.
  var changes: [GivenChange] {
    zip(constraints, states).compactMap { constraint, state in
      switch state {
      case .kept: nil
      case .inactive: GivenChange(constraint: constraint, kind: .inactive)
      case .changed: GivenChange(constraint: constraint, kind: .changed)
      }
    }
  }
}
