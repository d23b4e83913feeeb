/// One report of conflicting constraints: the list, and the constraint that UIKit broke.
package struct LogReport: Hashable, Sendable {
  /// What is missing from a report, as far as the words and signs around its list tell.
  package enum Gap: Hashable, Sendable {
    /// The list: there are only words around it.
    case list
    /// The end of the list, with its parenthesis.
    case end
    /// Lines in whose place somebody wrote dots.
    case leftOut
    /// What stands between `<` and `>`: a web page took it for tags, and left the quotes.
    case tags
    /// The lines that the system's log prints as `<private>`.
    case hidden
  }

  /// The lines of the list that can be read, in their order, each constraint once.
  package let entries: [LogEntry]
  /// The constraint that UIKit broke; `nil` if the report names none, or if it can't be read.
  package let broken: LogEntry?
  /// What stands where an entry is expected, and can't be read as one.
  package let unread: [UnreadLogLine]
  /// What else is missing; `nil` for a report that looks complete.
  package let gap: Gap?
  /// Whether words that only AppKit prints stand around the list.
  package let isAppKits: Bool
  /// From the first line of the report to its last.
  package let range: SourceRange

  package init(
    entries: [LogEntry], broken: LogEntry?, unread: [UnreadLogLine], gap: Gap?, isAppKits: Bool,
    range: SourceRange
  ) {
    self.entries = entries
    self.broken = broken
    self.unread = unread
    self.gap = gap
    self.isAppKits = isAppKits
    self.range = range
  }
}
