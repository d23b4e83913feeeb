package import LayoutEngine

/// More than a check has room for.
package enum LimitFinding: Hashable, Sendable {
  /// So many constraints that searching them would take too long.
  case constraints(Int)
  /// Constraints that hang together so closely that solving them would take too long.
  case solving
  /// Numbers so large or small that reckoning with them leaves what a computer can hold.
  case numbers
  /// A limit of running programs.
  case program(SwiftLimit)
}

extension LimitFinding {
  /// What a fault of the solver means for lines that somebody wrote; `nil` if it is our fault.
  package init?(_ fault: SolverFault) {
    switch fault {
    case .tooLarge: self = .solving
    case .overflow, .rowNotFinite, .tooFarApart: self = .numbers
    case .unknownVariable, .bottomless, .residual, .negative, .lostOptimum, .noConflict,
      .unknownItem, .noCommonAncestor:
      return nil
    }
  }
}
