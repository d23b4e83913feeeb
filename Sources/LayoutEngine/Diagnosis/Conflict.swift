/// A smallest set of required statements that can't all hold: without any one of them they can.
///
/// That no size is negative is never listed, though it may be what the others run into.
package struct Conflict: Hashable, Sendable {
  /// A statement that has part in the conflict.
  package enum Member: Hashable, Sendable {
    /// A constraint, by its place in the problem.
    case constraint(Int)
    /// A number of a frame that is given from outside.
    case given(ItemID, FramePart)
    /// A number of a frame that became a constraint because the mask is still translated.
    case translated(ItemID, FramePart)
    /// The demand that a view be no larger along an axis than its content asks for.
    case hugging(ItemID, Axis)
    /// The demand that a view be no smaller along an axis than its content asks for.
    case compression(ItemID, Axis)
    /// A number of a guide that keeps fixed distances from its owner's edges.
    case inset(ItemID, FramePart)
  }

  /// The members: constraints first, in the problem's order, then what the scene adds, by item.
  package let members: [Member]
  /// By how many points the members conflict: the least that one of them would have to give way for
  /// all to hold.
  ///
  /// Counted as optional constraints are, in the units of a member's first attribute:
  /// `Red.width = 80` and `Red.width = 90` conflict by 10, and 0 = 5 by 5.
  package let points: Double

  package init(members: [Member], points: Double) {
    self.members = members
    self.points = points
  }
}
