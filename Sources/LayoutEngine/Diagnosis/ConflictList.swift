/// The smallest sets of required statements that can't all hold.
package struct ConflictList: Hashable, Sendable {
  /// The sets, the one that ``LayoutSolution/unsatisfiable(_:)`` speaks of first; empty if
  /// everything required can hold.
  package let conflicts: [Conflict]
  /// Whether there is no other set; otherwise there may be more than could be looked for.
  package let isComplete: Bool

  package init(_ conflicts: [Conflict], isComplete: Bool) {
    self.conflicts = conflicts
    self.isComplete = isComplete
  }
}
