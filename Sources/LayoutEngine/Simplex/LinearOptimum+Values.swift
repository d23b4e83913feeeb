extension LinearOptimum {
  /// The values of all variables, after checking that they satisfy every required row.
  func checkedValues() throws(SolverError) -> [Double] {
    var values = [Double](repeating: 0, count: problem.variableCount)
    for variable in values.indices where componentOf[variable] >= 0 {
      let value = components[Int(componentOf[variable])].value(of: Int32(variable))
      values[variable] = try checked(value, of: variable, size: abs(value))
    }
    for definition in definitions.reversed() {
      var size = definition.expression.size
      for term in definition.expression.terms {
        size += abs(term.coefficient * values[Int(term.variable)])
      }
      let variable = Int(definition.variable)
      values[variable] = try checked(
        definition.expression.value(at: values), of: variable, size: size)
    }
    for row in problem.heads.indices where problem.heads[row].level == 0 {
      let off = problem.violation(ofRow: row, at: values)
      guard abs(off) <= Tolerance.residual * (1 + problem.size(ofRow: row, at: values)) else {
        throw .residual(row: row, off: off)
      }
    }
    return values
  }

  private func checked(
    _ value: Double, of variable: Int, size: Double
  ) throws(SolverError) -> Double {
    guard value.isFinite else { throw .overflow }
    guard problem.isNonnegative[variable], value < 0 else {
      // Adding 0 makes a 0 of what would be printed as "-0".
      return value + 0
    }
    guard value >= -Tolerance.residual * (1 + size) else {
      throw .negative(variable: variable, value: value)
    }
    return 0
  }
}
