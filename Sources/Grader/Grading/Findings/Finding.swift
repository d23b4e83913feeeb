package import Course
package import LayoutEngine

/// One thing that stands in the way of an answer.
package enum Finding: Sendable {
  /// The verdict's reason, or what one line of the answer would be told if it were the only wrong one.
  case explained(Explanation)
  /// Constraints that can't all be satisfied, in these cases.
  case conflict(Conflict, [LayoutCase])
  /// Something that nothing determines, in these cases; the range is that of the first.
  case ambiguity(Ambiguity, [LayoutCase])
  /// A required constraint that the wanted layout doesn't satisfy.
  case falseLine(FalseLine)
}

/// A required constraint of an answer that the wanted layout doesn't satisfy.
package struct FalseLine: Hashable, Sendable {
  /// The line, and the first case in which it is false.
  package let blame: Blame
  package let range: SourceRange
  /// Where the first item is in the wanted layout, in points.
  package let expected: Double
  /// Where the answer has it; `nil` where it has no one layout.
  package let actual: Double?
}
