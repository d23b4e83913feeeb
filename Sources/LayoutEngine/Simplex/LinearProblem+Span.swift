extension LinearProblem {
  /// Whether the numbers lie so far apart that a double loses the small ones beside the large.
  var spansTooFar: Bool {
    var smallest = Double.infinity
    var largest = 0.0
    for row in rows {
      for number in row.terms.map(\.coefficient) + [row.constant] where number != 0 {
        smallest = min(smallest, abs(number))
        largest = max(largest, abs(number))
      }
    }
    return smallest / largest < Tolerance.noise
  }
}

extension SolverError {
  /// Whether the error is what lost digits look like.
  var isOfArithmetic: Bool {
    switch self {
    case .bottomless, .residual, .negative, .lostOptimum, .noConflict: true
    case .rowNotFinite, .unknownVariable, .overflow, .tooFarApart, .tooLarge, .unknownItem,
      .noCommonAncestor:
      false
    }
  }
}
