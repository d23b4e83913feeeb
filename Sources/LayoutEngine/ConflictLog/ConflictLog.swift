/// What a console says about constraints that can't hold together, read as far as it can be.
///
/// Source: docs/SEMANTICS.md, S8.12.
package struct ConflictLog: Hashable, Sendable {
  /// The reports, in the order of the text.
  package let reports: [LogReport]

  package init(reports: [LogReport]) { self.reports = reports }
}
