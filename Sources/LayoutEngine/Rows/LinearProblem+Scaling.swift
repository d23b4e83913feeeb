extension LinearProblem {
  /// Whether the coefficients differ so much that a double loses the small ones.
  var isBadlyScaled: Bool {
    var smallest = Double.infinity
    var largest = 0.0
    for number in [terms.map({ $0.coefficient }), heads.map({ $0.constant })].joined()
    where number != 0 {
      smallest = min(smallest, abs(number))
      largest = max(largest, abs(number))
    }
    return smallest / largest < Tolerance.noise
  }
}

extension SolverError {
  /// Whether lost digits can cause the error.
  var isNumerical: Bool {
    switch self {
    case .unbounded, .residual, .negative, .lostOptimum, .noConflict: true
    case .rowNotFinite, .unknownVariable, .overflow, .badlyScaled, .tooLarge, .unknownItem,
      .noCommonAncestor:
      false
    }
  }
}
