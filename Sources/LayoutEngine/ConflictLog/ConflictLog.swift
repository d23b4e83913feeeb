/// The reports in a console's log about constraints that can't all be satisfied.
///
/// Source: docs/SEMANTICS.md, S8.12.
package struct ConflictLog: Hashable, Sendable {
  /// The reports, in the order of the text.
  package let reports: [LogReport]

  package init(reports: [LogReport]) { self.reports = reports }
}
