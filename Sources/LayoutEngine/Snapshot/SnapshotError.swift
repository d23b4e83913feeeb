/// A text that isn't a snapshot.
package struct SnapshotError: Error, Hashable, Sendable {
  /// The line that isn't as the form says, counted from 1.
  package let line: Int

  package init(line: Int) { self.line = line }
}
