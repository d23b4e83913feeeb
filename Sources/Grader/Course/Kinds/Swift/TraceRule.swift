/// What an exercise about doing asks of the way to the layout.
package enum TraceRule: String, CaseIterable, Hashable, Sendable {
  /// At no moment constraints are active that can't all be satisfied.
  case noConflict
  /// What a pass calls is never called by hand.
  case noCallByHand
  /// Each time that something happens, code marks a view with `setNeedsUpdateConstraints()`.
  case marksForUpdate
}
