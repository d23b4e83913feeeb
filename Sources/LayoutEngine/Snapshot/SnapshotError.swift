/// The error for a text that isn't a snapshot.
package struct SnapshotError: Error, Hashable, Sendable {
  /// The line that isn't as the form says, counted from 1.
  package let line: Int
  /// Whether the line is well formed and there are more of its kind than a snapshot may have.
  package let isTooMany: Bool

  package init(line: Int, isTooMany: Bool = false) {
    self.line = line
    self.isTooMany = isTooMany
  }
}
