/// The result of solving a layout problem: one layout, several, or a conflict.
package enum LayoutSolution: Hashable, Sendable {
  /// Exactly one layout satisfies all required constraints and is the best for the optional ones.
  case solved(Frames)
  /// Several layouts are equally good; the frames are those that the tie rule chooses.
  case ambiguous(Frames, Ambiguity)
  /// No layout satisfies all required constraints.
  case unsatisfiable(Conflict)

  /// The frames, those of the tie rule if there are several layouts; `nil` if there is none.
  package var frames: Frames? {
    switch self {
    case .solved(let frames), .ambiguous(let frames, _): frames
    case .unsatisfiable: nil
    }
  }
}
