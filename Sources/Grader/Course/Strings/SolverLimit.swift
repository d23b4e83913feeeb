package import LayoutEngine

/// Why constraints that somebody wrote can't be solved in reasonable time and room, and the sentence
/// that says so.
package enum SolverLimit: Hashable, Sendable {
  /// They hang together so closely that solving them would take too long.
  case solving
  /// Their numbers are so large or small that reckoning with them leaves what a computer can hold.
  case numbers

  /// What an error of the solver means for lines that somebody wrote; `nil` if it is our mistake.
  package init?(_ error: SolverError) {
    switch error {
    case .tooLarge: self = .solving
    case .overflow, .rowNotFinite, .badlyScaled: self = .numbers
    case .unknownVariable, .unbounded, .residual, .negative, .lostOptimum, .noConflict,
      .unknownItem, .noCommonAncestor:
      return nil
    }
  }

  package var sentence: Sentence {
    switch self {
    case .solving: .says("feedback.limitExceeded.solving")
    case .numbers: .says("feedback.limitExceeded.numbers")
    }
  }
}
