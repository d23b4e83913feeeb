/// One report of constraints that can't hold together: the list, and what was given up.
package struct LogReport: Hashable, Sendable {
  /// The lines of the list that can be read, in their order.
  package let entries: [LogEntry]
  /// The constraint that UIKit gave up; `nil` where the report doesn't name one, or it can't be read.
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
