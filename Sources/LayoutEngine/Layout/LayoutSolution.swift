/// What follows from a problem.
package enum LayoutSolution: Hashable, Sendable {
  /// One layout keeps every required constraint and comes nearest to the optional ones.
  case solved(Frames)
  /// More than one layout does; the frames are the ones chosen by the tie rule.
  case ambiguous(Frames, Ambiguity)
  /// No layout keeps every required constraint.
  case unsatisfiable(Conflict)
}
