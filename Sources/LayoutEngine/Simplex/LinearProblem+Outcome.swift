/// What follows from a linear problem.
package enum LinearOutcome: Sendable {
  /// The required rows hold; nothing else comes nearer to the optional ones.
  case optimal(LinearOptimum)
  /// The required rows can't all hold.
  ///
  /// The numbers are of rows that can't hold together, rising: most often few, not always the
  /// fewest.
  case infeasible(among: [Int])
}

extension LinearProblem {
  /// The best values: required rows hold, then level by level the violations are least.
  ///
  /// Within a level the sum of the absolute violations counts. However many rows of a later level
  /// are missed, that never makes up for an earlier one.
  ///
  /// - Throws: ``SolverError`` if a number is not finite, the arithmetic gives way, or the problem
  ///   is too large.
  package func outcome() throws(SolverError) -> LinearOutcome {
    var work = Work()
    return try outcome(&work)
  }

  /// The same, with what is left of an allowance.
  func outcome(_ work: inout Work) throws(SolverError) -> LinearOutcome {
    try checkNumbers()
    var elimination = try Elimination(self)
    if let row = try elimination.run(&work) { return infeasible([row], elimination) }
    var core = Core(self)
    if let row = try fill(&core, from: elimination) { return infeasible([row], elimination) }
    switch try core.solved(unknowns: elimination.unknowns, &work) {
    case .contradiction(let found): return infeasible(found.filter { $0 >= 0 }, elimination)
    case .components(let components, let homes):
      return .optimal(
        try LinearOptimum(
          of: self, definitions: elimination.definitions, places: elimination.places,
          components: components, homes: homes))
    }
  }

  /// Hands on what the elimination left.
  ///
  /// - Returns: A row without unknowns that doesn't hold, or `nil`.
  private func fill(
    _ core: inout Core, from elimination: Elimination
  ) throws(SolverError) -> Int32? {
    for variable in elimination.unknowns where neverNegative[Int(variable)] {
      core.addSize(variable)
    }
    for (row, expression) in elimination.rows.enumerated()
    where elimination.standings[row] != .used {
      let isSize = row >= rows.count
      let canHold = try core.add(
        expression, isSize ? .greaterThanOrEqual : rows[row].relation,
        level: isSize ? 0 : rows[row].level, row: Int32(row))
      if !canHold { return Int32(row) }
    }
    return nil
  }

  private func infeasible(_ found: [Int32], _ elimination: Elimination) -> LinearOutcome {
    let all = elimination.trace.rows(behind: found) { elimination.definitions[Int($0)].row }
    return .infeasible(among: all.map { Int($0) }.filter { $0 < rows.count })
  }

  private func checkNumbers() throws(SolverError) {
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
