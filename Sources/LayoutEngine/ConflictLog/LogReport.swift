/// One report of conflicting constraints: the list, and the constraint that UIKit broke.
package struct LogReport: Hashable, Sendable {
  /// The lines of the list that can be read, in their order.
  package let entries: [LogEntry]
  /// The constraint that UIKit broke; `nil` if the report names none, or if it can't be read.
  package let broken: LogEntry?
  /// What stands where an entry is expected, and can't be read as one.
  package let unread: [UnreadLogLine]
  /// From the first line of the report to its last.
  package let range: SourceRange

  package init(
    entries: [LogEntry], broken: LogEntry?, unread: [UnreadLogLine], range: SourceRange
  ) {
    self.entries = entries
    self.broken = broken
    self.unread = unread
    self.range = range
  }
}
