/// An optimum of a linear problem, from which one can look at all the others.
package struct LinearOptimum: Sendable {
  /// The value of each variable.
  package private(set) var values: [Double]
  private let problem: LinearProblem
  /// For every variable its sum of the tableau's variables.
  private let expressions: [Affine]
  private var tableau: Tableau
  private var loose: [Bool]

  init(
    of problem: LinearProblem, expressions: [Affine], tableau: Tableau
  ) throws(SolverFault) {
    self.problem = problem
    self.expressions = expressions
    self.tableau = tableau
    loose = tableau.looseColumns()
    values = []
    values = try checkedValues()
  }

  /// Whether this is the only optimum; `false` means that there may be others.
  package var isCertainlyUnique: Bool { !loose.contains(true) }

  /// Whether other optima may have another value of the variable.
  package func mayMove(_ variable: Int) -> Bool {
    guard !isCertainlyUnique else { return false }
    let row = tableau.dictionaryRow(of: expressions[variable])
    return row.coefficients.indices.contains { loose[$0] && row.coefficients[$0] != 0 }
  }

  /// From where to where a variable goes in all optima.
  ///
  /// - Throws: ``SolverFault`` if the arithmetic gives way.
  package func extent(of variable: Int) throws(SolverFault) -> Extent {
    guard mayMove(variable) else {
      return Extent(lowest: values[variable], highest: values[variable])
    }
    return Extent(
      lowest: try end(of: variable, sense: 1) ?? -.infinity,
      highest: try end(of: variable, sense: -1) ?? .infinity)
  }

  /// Takes only the optima in which a variable has a value, and goes to one of them.
  ///
  /// The value has to lie within the variable's extent.
  ///
  /// - Throws: ``SolverFault`` if no optimum has the value, or the arithmetic gives way.
  package mutating func fix(_ variable: Int, at value: Double) throws(SolverFault) {
    if let column = column(of: variable), value == values[variable] {
      tableau.hold(column)
      loose[column] = false
      return
    }
    var expression = expressions[variable]
    expression.constant -= value
    expression.size += abs(value)
    tableau.add(expression, charges: .zero)
    _ = try tableau.minimise()
    guard tableau.isFeasible else { throw .lostOptimum(variable: variable, value: value) }
    loose = tableau.looseColumns()
    values = try checkedValues()
  }

  /// The column that moves with the variable alone, if there is one.
  private func column(of variable: Int) -> Int? {
    let terms = expressions[variable].terms
    guard terms.count == 1, case .column(let column) = tableau.places[Int(terms[0].variable)] else {
      return nil
    }
    return column
  }

  private func end(of variable: Int, sense: Double) throws(SolverFault) -> Double? {
    var search = tableau
    let goal = search.add(expressions[variable], charges: .free)
    search.goal = Tableau.Goal(variable: goal, sense: sense)
    guard try search.minimise() else { return nil }
    let value = search.value(of: goal)
    guard value.isFinite else { throw .overflow }
    return value
  }

  /// The values, after every required row has been looked at once more.
  private func checkedValues() throws(SolverFault) -> [Double] {
    let unknowns = (0..<tableau.columnCount).map { tableau.value(of: $0) }
    var values: [Double] = []
    values.reserveCapacity(expressions.count)
    for (variable, expression) in expressions.enumerated() {
      // Adding 0 makes a 0 of what would be printed as "-0".
      var value = expression.value(at: unknowns) + 0
      guard value.isFinite else { throw .overflow }
      if problem.neverNegative[variable], value < 0 {
        guard value >= -Tolerance.residual * (1 + expression.size) else {
          throw .negative(variable: variable, value: value)
        }
        value = 0
      }
      values.append(value)
    }
    for (index, row) in problem.rows.enumerated() where row.level == 0 {
      let off = row.violation(at: values)
      guard abs(off) <= Tolerance.residual * (1 + row.size(at: values)) else {
        throw .residual(row: index, off: off)
      }
    }
    return values
  }
}
