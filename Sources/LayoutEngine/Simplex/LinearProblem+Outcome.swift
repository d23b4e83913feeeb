/// What follows from a linear problem.
package enum LinearOutcome: Sendable {
  /// The required rows hold; nothing else comes nearer to the optional ones.
  case optimal(LinearOptimum)
  /// The required rows can't all hold.
  case infeasible
}

extension LinearProblem {
  /// The best values: required rows hold, then level by level the violations are least.
  ///
  /// Within a level the sum of the absolute violations counts. However many rows of a later level
  /// are missed, that never makes up for an earlier one.
  ///
  /// - Throws: ``SolverFault`` if a number is not finite or the arithmetic gives way.
  package func outcome() throws(SolverFault) -> LinearOutcome {
    try checkNumbers()
    guard var presolved = try Presolve(of: self) else { return .infeasible }
    _ = try presolved.tableau.minimise()
    guard presolved.tableau.isFeasible else { return .infeasible }
    return .optimal(
      try LinearOptimum(
        of: self, expressions: presolved.expressions, tableau: presolved.tableau))
  }

  private func checkNumbers() throws(SolverFault) {
    for (index, row) in rows.enumerated() {
      guard row.constant.isFinite else { throw .rowNotFinite(index) }
      for term in row.terms {
        guard term.coefficient.isFinite else { throw .rowNotFinite(index) }
        guard term.variable >= 0, Int(term.variable) < variableCount else {
          throw .unknownVariable(term.variable, row: index)
        }
      }
    }
  }
}
