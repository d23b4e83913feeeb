/// A minimal set of required constraints and of what the scene adds that can't all be satisfied.
///
/// Without any one member the others can all be satisfied (an irreducible infeasible subsystem).
/// The lower bound 0 of a size is never a member, although the others may conflict with it.
package struct Conflict: Hashable, Sendable {
  /// A constraint, or something that the scene adds, which belongs to a conflict.
  package enum Member: Hashable, Sendable {
    /// A constraint, by its place in the problem.
    case constraint(Int)
    case given(ItemID, FramePart)
    /// A number of a frame, as the equation into which its autoresizing mask is translated.
    case translated(ItemID, FramePart)
    /// The required content hugging of a view along an axis.
    case hugging(ItemID, Axis)
    /// The required compression resistance of a view along an axis.
    case compression(ItemID, Axis)
    /// A number of a guide that has fixed distances to its owner's edges.
    case inset(ItemID, FramePart)
  }

  /// The members: constraints first, in the problem's order, then what the scene adds, by item.
  package let members: [Member]
  /// The least violation, in points, of one member that lets all others be satisfied.
  ///
  /// It counts in the units of a member's first attribute, like a violation of an optional
  /// constraint: `Red.width = 80` and `Red.width = 90` conflict by 10, and 0 = 5 by 5.
  package let points: Double

  package init(members: [Member], points: Double) {
    self.members = members
    self.points = points
  }
}

/// The minimal sets of required constraints that can't all be satisfied.
package struct ConflictList: Hashable, Sendable {
  /// The sets, first the one in ``LayoutSolution/unsatisfiable(_:)``; empty if none conflict.
  package let conflicts: [Conflict]
  /// Whether these are all sets; otherwise the search ended early, and there may be more.
  package let isComplete: Bool

  package init(_ conflicts: [Conflict], isComplete: Bool) {
    self.conflicts = conflicts
    self.isComplete = isComplete
  }
}
