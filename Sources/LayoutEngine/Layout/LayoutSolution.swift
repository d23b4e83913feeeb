/// What follows from a problem.
package enum LayoutSolution: Hashable, Sendable {
  /// One layout keeps every required constraint and comes nearest to the optional ones.
  case solved(Frames)
  /// More than one layout does; the frames are the ones chosen by the tie rule.
  case ambiguous(Frames, Ambiguity)
  /// No layout keeps every required constraint.
  case unsatisfiable(Conflict)

  /// The frames, or those of one of several layouts; `nil` if there is none.
  package var frames: Frames? {
    switch self {
    case .solved(let frames), .ambiguous(let frames, _): frames
    case .unsatisfiable: nil
    }
  }
}
