package import LayoutEngine

/// What a learner's program made, in every case that it was run for.
package struct SwiftRun: Hashable, Sendable {
  /// The hierarchies and constraints, one for each case.
  package var snapshots: [LayoutSnapshot]
  /// What the program printed in the first case, and then what it printed later, in the first case
  /// where something happens later; each cut after a limit.
  package var printed: String
  /// Whether nothing was run, because the same had been run before.
  package var isCached: Bool

  package init(snapshots: [LayoutSnapshot], printed: String = "", isCached: Bool = false) {
    self.snapshots = snapshots
    self.printed = printed
    self.isCached = isCached
  }
}
