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
