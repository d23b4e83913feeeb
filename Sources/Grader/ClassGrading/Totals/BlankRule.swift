/// What answers without a grade mean for a total, as the teacher decides.
package enum BlankRule: String, Hashable, Sendable, CaseIterable {
  /// A learner with such an answer gets no total.
  case omitTotal = "omit-total"
  /// The total counts only what was graded, out of fewer points.
  case leaveOut = "leave-out"
  /// Such an answer counts as 0.
  case asZero = "as-zero"
}
