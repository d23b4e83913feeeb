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
