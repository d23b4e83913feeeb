/// Variables expressed by others, as the required equations demand.
///
/// Most of a layout is triangular: with its equations gone, a few unknowns are left or none.
struct Elimination: Sendable {
  /// For every variable the expression that replaces it, or `nil` if it is still unknown.
  ///
  /// The expressions speak of unknown variables only.
  private(set) var solved: [Affine?]
  private var order: [Int] = []
  private var sum: AffineSum
  private let neverNegative: [Bool]

  init(neverNegative: [Bool]) {
    solved = [Affine?](repeating: nil, count: neverNegative.count)
    sum = AffineSum(variableCount: neverNegative.count)
    self.neverNegative = neverNegative
  }

  /// The row's left minus its right side, in terms of what is still unknown.
  ///
  /// - Throws: ``SolverFault/overflow`` if a number outgrows a double.
  mutating func reduced(_ row: LinearProblem.Row) throws(SolverFault) -> Affine {
    for term in row.terms {
      if let replacement = solved[Int(term.variable)] {
        sum.add(replacement, times: term.coefficient)
      } else {
        sum.add(term.variable, times: term.coefficient)
      }
    }
    sum.add(-row.constant)
    return try Self.finite(sum.take())
  }

  /// Takes in a required equation.
  ///
  /// - Returns: Whether it agrees with the equations before it.
  /// - Throws: ``SolverFault/overflow`` if a number outgrows a double.
  mutating func add(_ equation: LinearProblem.Row) throws(SolverFault) -> Bool {
    let rest = try reduced(equation)
    guard let pivot = pivot(in: rest) else {
      return abs(rest.constant) <= Tolerance.same * (1 + rest.size)
    }
    let factor = -1 / pivot.coefficient
    for term in rest.terms where term.variable != pivot.variable {
      sum.add(term.variable, times: term.coefficient * factor)
    }
    sum.add(rest.constant * factor)
    let replacement = try Self.finite(sum.take())
    try substitute(replacement, for: pivot.variable)
    solved[Int(pivot.variable)] = replacement
    order.append(Int(pivot.variable))
    return true
  }

  private mutating func substitute(
    _ replacement: Affine, for variable: Int32
  ) throws(SolverFault) {
    for earlier in order {
      guard let old = solved[earlier] else { continue }
      let factor = old.coefficient(of: variable)
      guard factor != 0 else { continue }
      for term in old.terms where term.variable != variable {
        sum.add(term.variable, times: term.coefficient)
      }
      sum.add(old.constant)
      sum.add(replacement, times: factor)
      solved[earlier] = try Self.finite(sum.take())
    }
  }

  /// The term to solve for: the largest, and if possible one whose variable may be negative.
  ///
  /// Among equals the last: whatever many rows speak of tends to come early, and is better kept
  /// than replaced in all of them.
  private func pivot(in expression: Affine) -> LinearProblem.Term? {
    var largest: LinearProblem.Term?
    var largestFree: LinearProblem.Term?
    for term in expression.terms {
      if abs(term.coefficient) >= abs(largest?.coefficient ?? 0) { largest = term }
      guard !neverNegative[Int(term.variable)] else { continue }
      if abs(term.coefficient) >= abs(largestFree?.coefficient ?? 0) { largestFree = term }
    }
    guard let largest, let largestFree else { return largest }
    let enough = Tolerance.preference * abs(largest.coefficient)
    return abs(largestFree.coefficient) >= enough ? largestFree : largest
  }

  private static func finite(_ expression: Affine) throws(SolverFault) -> Affine {
    var isFinite = expression.size.isFinite
    for term in expression.terms { isFinite = isFinite && term.coefficient.isFinite }
    guard isFinite else { throw .overflow }
    return expression
  }
}
