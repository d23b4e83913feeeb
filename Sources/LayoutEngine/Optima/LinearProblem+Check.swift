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
