/// The result of solving a linear problem: an optimum, or rows that prove it infeasible.
package enum LinearOutcome: Sendable {
  /// All required rows are satisfied, and the optional ones are violated as little as possible.
  case optimal(LinearOptimum)
  /// The required rows can't all be satisfied.
  ///
  /// The numbers, rising, are those of rows that already conflict with each other. The set is
  /// usually small, but not always minimal.
  case infeasible(among: [Int])
}

extension LinearProblem {
  /// Solves the problem: required rows first, then level by level the least violation.
  ///
  /// A level minimises the sum of the absolute violations of its rows. However many rows of a later
  /// level are violated, that never outweighs an earlier level (lexicographic goal programming).
  ///
  /// - Throws: ``SolverError`` if a number is not finite, the arithmetic fails, or the problem
  ///   is too large.
  package func outcome() throws(SolverError) -> LinearOutcome {
    var work = WorkLimit()
    return try outcome(&work)
  }

  /// The same, within a limit on the arithmetic.
  func outcome(_ work: inout WorkLimit) throws(SolverError) -> LinearOutcome {
    try checkNumbers()
    var elimination = try Elimination(self)
    if let row = try elimination.run(&work) { return infeasible([row], elimination) }
    var reduced = ReducedProblem(self)
    if let row = try fill(&reduced, from: elimination) { return infeasible([row], elimination) }
    switch try reduced.solved(unknowns: elimination.unknowns, &work) {
    case .infeasible(let found): return infeasible(found.filter { $0 >= 0 }, elimination)
    case .components(let components, let componentOf):
      return .optimal(
        try LinearOptimum(
          of: self, definitions: elimination.definitions, definitionOf: elimination.definitionOf,
          components: components, componentOf: componentOf))
    }
  }

  /// Copies the rows that the elimination left over into the reduced problem.
  ///
  /// - Returns: A row without unknowns that isn't satisfied, or `nil`.
  private func fill(
    _ reduced: inout ReducedProblem, from elimination: Elimination
  ) throws(SolverError) -> Int32? {
    for variable in elimination.unknowns where isNonnegative[Int(variable)] {
      reduced.addNonnegativity(variable)
    }
    for (row, expression) in elimination.rows.enumerated()
    where elimination.statuses[row] != .used {
      let isSize = row >= rowCount
      let isFeasible = try reduced.add(
        expression, isSize ? .greaterThanOrEqual : heads[row].relation,
        level: isSize ? 0 : heads[row].level, row: Int32(row))
      if !isFeasible { return Int32(row) }
    }
    return nil
  }

  private func infeasible(_ found: [Int32], _ elimination: Elimination) -> LinearOutcome {
    let all = elimination.trace.rows(behind: found) { elimination.definitions[Int($0)].row }
    return .infeasible(among: all.map { Int($0) }.filter { $0 < rowCount })
  }

  private func checkNumbers() throws(SolverError) {
    for (index, head) in heads.enumerated() {
      guard head.constant.isFinite else { throw .rowNotFinite(index) }
      for term in terms[termRange(ofRow: index)] {
        guard term.coefficient.isFinite else { throw .rowNotFinite(index) }
        guard term.variable >= 0, Int(term.variable) < variableCount else {
          throw .unknownVariable(term.variable, row: index)
        }
      }
    }
  }
}
