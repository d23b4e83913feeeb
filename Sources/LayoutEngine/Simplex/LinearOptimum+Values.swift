extension LinearOptimum {
  /// The values of all variables, after checking that they satisfy every required row.
  func checkedValues() throws(SolverError) -> [Double] {
    guard !definitions.aliases.isEmpty else { return values }
    var values = [Double](repeating: 0, count: problem.variableCount)
    for variable in values.indices where componentOf[variable] >= 0 {
      values[variable] = components[Int(componentOf[variable])].value(of: Int32(variable))
    }
    definitions.complete(&values)
    try problem.check(&values, definitions)
    return values
  }
}

extension LinearProblem {
  /// Checks values against the bounds and the required rows, and makes 0 of what rounding made less.
  ///
  /// - Parameters:
  ///   - values: The value of each variable.
  ///   - definitions: What the values were computed from.
  /// - Throws: ``SolverError`` if a value is too wrong to be rounding.
  func check(_ values: inout [Double], _ definitions: Definitions) throws(SolverError) {
    var isClamped = false
    for variable in values.indices {
      let value = values[variable]
      guard value.isFinite else { throw .overflow }
      if isNonnegative[variable], value < 0 {
        isClamped = true
      } else {
        // Adding 0 makes a 0 of what would be printed as "-0".
        values[variable] = value + 0
      }
    }
    if isClamped { try clamp(&values, definitions) }
    for row in heads.indices where heads[row].level == 0 {
      let off = violation(ofRow: row, at: values)
      guard off != 0 else { continue }
      guard abs(off) <= Tolerance.residual * (1 + size(ofRow: row, at: values)) else {
        throw .residual(row: row, off: off)
      }
    }
  }

  private func clamp(_ values: inout [Double], _ definitions: Definitions) throws(SolverError) {
    for variable in values.indices where isNonnegative[variable] && values[variable] < 0 {
      let size = definitions.size(of: Int32(variable), at: values)
      guard values[variable] >= -Tolerance.residual * (1 + size) else {
        throw .negative(variable: variable, value: values[variable])
      }
      values[variable] = 0
    }
  }
}
