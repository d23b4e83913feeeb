/// What a teacher wants done about work without a grade when points are added up.
package enum BlankRule: String, Hashable, Sendable, CaseIterable {
  /// A learner with such work gets no total.
  case omitTotal = "omit-total"
  /// The total counts only what was graded, out of fewer points.
  case leaveOut = "leave-out"
  /// Such work counts as 0.
  case asZero = "as-zero"
}
