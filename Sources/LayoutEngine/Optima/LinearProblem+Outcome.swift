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
  /// The steps, each with its folder: equations are eliminated; what they leave falls apart into
  /// components; a component of one unknown has a closed form; others take the simplex method.
  ///
  /// - Throws: ``SolverError`` if a number is not finite, the arithmetic fails, or the problem
  ///   is too large.
  package func outcome() throws(SolverError) -> LinearOutcome {
    var work = workLimit
    return try outcome(&work)
  }

  /// The same, within a limit on the arithmetic.
  func outcome(_ work: inout WorkLimit) throws(SolverError) -> LinearOutcome {
    do {
      return try withSparseRows { rows throws(SolverError) in try outcome(rows, &work) }
    } catch {
      if error == .overflow { try checkNumbers() }
      throw error
    }
  }

  private func outcome(
    _ rows: SparseRows, _ work: inout WorkLimit
  ) throws(SolverError) -> LinearOutcome {
    let sizes = EquationPass.BufferSizes(rows)
    var arena = Arena(byteCount: sizes.byteCount, buffers: EquationPass.BufferSizes.bufferCount)
    var pass = EquationPass(rows, sizes, &arena)
    if let row = try pass.run(&work) { return infeasible([row], pass) }
    guard pass.freeCount > 0 else { return try known(pass) }
    let (bounds, negative) = pass.bounds()
    if let negative { return infeasible([Int32(rowCount) + negative], pass) }
    var remainder = try Remainder(of: &pass, &work)
    for bound in bounds { remainder.addBound(bound, from: Int32(rowCount) + bound.bounded) }
    return try outcome(remainder, Definitions(pass.forest), &work)
  }

  /// Solves what the first pass left.
  private func outcome(
    _ remainder: Remainder, _ known: Definitions, _ work: inout WorkLimit
  ) throws(SolverError) -> LinearOutcome {
    var definitions = known
    var reduced = ReducedProblem(self)
    if let row = try remainder.eliminate(into: &reduced, &definitions, &work) {
      return infeasible([row], definitions)
    }
    switch try reduced.solved(unknowns: definitions.unknowns, &work) {
    case .infeasible(let found): return infeasible(found, definitions)
    case .components(let components, let componentOf):
      return .optimal(
        try LinearOptimum(
          of: self, definitions: definitions, components: components, componentOf: componentOf))
    }
  }

  /// The optimum where every variable is known, if the known values satisfy the other rows.
  private func known(_ pass: borrowing EquationPass) throws(SolverError) -> LinearOutcome {
    var values: [Double] = []
    values.reserveCapacity(variableCount)
    for variable in 0..<Int32(variableCount) {
      let offset = pass.forest.alias(of: variable).offset
      guard offset.value < 0, isNonnegative[Int(variable)] else {
        // Adding 0 makes a 0 of what would be printed as "-0".
        values.append(offset.value + 0)
        continue
      }
      guard offset.isZero else { return infeasible([Int32(rowCount) + variable], pass) }
      values.append(0)
    }
    if let row = pass.rows.firstViolated(at: values, inequality: Tolerance.same) {
      guard heads[row].relation == .equal else { return infeasible([Int32(row)], pass) }
      throw .residual(row: row, off: violation(ofRow: row, at: values))
    }
    return .optimal(LinearOptimum(of: self, at: values))
  }

  private func infeasible(_ found: [Int32], _ pass: borrowing EquationPass) -> LinearOutcome {
    infeasible(found, Definitions(pass.forest))
  }

  /// The infeasible outcome: rows that conflict, and the rows that define the variables in them.
  ///
  /// A number from the row count on stands for the lower bound of a variable.
  private func infeasible(_ found: [Int32], _ definitions: Definitions) -> LinearOutcome {
    let count = Int32(rowCount)
    return .infeasible(
      among: definitions.rows(
        behind: found.filter { $0 < count }, and: found.filter { $0 >= count }.map { $0 - count },
        in: self))
  }

  /// Says which row has a number that is infinite or not a number, if one has.
  private func checkNumbers() throws(SolverError) {
    for row in heads.indices {
      let isFinite = terms[termRange(ofRow: row)].allSatisfy { $0.coefficient.isFinite }
      guard isFinite, heads[row].constant.isFinite else { throw .rowNotFinite(row) }
    }
  }
}

extension LinearProblem {
  /// Checks values against the lower bounds and the required rows.
  ///
  /// What is less than 0 by rounding alone becomes 0.
  ///
  /// - Parameters:
  ///   - values: The value of each variable.
  ///   - definitions: What the values were computed from.
  /// - Throws: ``SolverError`` if a value is too wrong to be rounding.
  func check(_ values: inout [Double], _ definitions: Definitions) throws(SolverError) {
    for variable in values.indices {
      let value = values[variable]
      guard value.isFinite else { throw .overflow }
      if isNonnegative[variable], value < 0 {
        let size = definitions.size(of: Int32(variable), at: values)
        guard value >= -Tolerance.residual * (1 + size) else {
          throw .negative(variable: variable, value: value)
        }
        values[variable] = 0
      } else {
        // Adding 0 makes a 0 of what would be printed as "-0".
        values[variable] = value + 0
      }
    }
    let row = try withSparseRows { rows throws(SolverError) in
      rows.firstViolated(at: values, inequality: Tolerance.residual)
    }
    if let row { throw .residual(row: row, off: violation(ofRow: row, at: values)) }
  }
}

extension SparseRows {
  /// The first required row that values violate by more than rounding.
  ///
  /// - Parameters:
  ///   - values: The value of each variable.
  ///   - inequality: How far an inequality may be violated, relative to the size of its terms. For
  ///     an equation this is ``Tolerance/residual``.
  /// - Returns: Its number, or `nil` if there is none.
  func firstViolated(at values: [Double], inequality: Double) -> Int? {
    values.withUnsafeBufferPointer { values in
      for row in 0..<count where heads[row].level == 0 {
        var difference = -heads[row].constant
        for place in terms(of: row) {
          difference += terms[place].coefficient * values[Int(terms[place].variable)]
        }
        let off = heads[row].relation.violation(of: difference)
        if off == 0 { continue }
        var size = abs(heads[row].constant)
        for place in terms(of: row) {
          size += abs(terms[place].coefficient * values[Int(terms[place].variable)])
        }
        let tolerance = heads[row].relation == .equal ? Tolerance.residual : inequality
        if abs(off) > tolerance * (1 + size) { return row }
      }
      return nil
    }
  }
}
