extension LinearOptimum {
  /// The region of the parameters in which the optimum is an affine function of them.
  ///
  /// If the optimum isn't unique, several functions are possible, and the region uses one of these.
  /// Its values are optimal as long as the active rows stay active.
  ///
  /// - Parameters:
  ///   - parameters: The rows whose constants are the parameters: required equations.
  ///   - work: The limit on the arithmetic.
  /// - Returns: `nil` if the active rows can't all stay active when a parameter changes.
  /// - Throws: ``SolverError`` if the arithmetic fails.
  func region(
    of parameters: (Int, Int), _ work: inout WorkLimit
  ) throws(SolverError) -> AffineRegion? {
    let differences = problem.heads.indices.map { problem.difference(ofRow: $0, at: values) }
    let isTight = differences.indices.map { row in
      problem.heads[row].isRequiredEquation
        || abs(differences[row])
          <= Tolerance.same * (1 + problem.size(ofRow: row, at: values))
    }
    guard let first = try slopes(parameters.0, isTight, &work),
      let second = try slopes(parameters.1, isTight, &work)
    else { return nil }
    var region = AffineRegion(
      values: values,
      at: [problem.heads[parameters.0].constant, problem.heads[parameters.1].constant],
      slopes: (first, second))
    for row in differences.indices where !isTight[row] {
      let sign = differences[row] < 0 ? -1.0 : 1
      var change = SIMD2<Double>.zero
      for term in problem.terms[problem.termRange(ofRow: row)] {
        change += sign * term.coefficient * [first[Int(term.variable)], second[Int(term.variable)]]
      }
      region.keep(sign * differences[row], changing: change)
    }
    for variable in values.indices where isPositive(variable) {
      region.keep(values[variable], changing: [first[variable], second[variable]])
    }
    return region
  }

  /// Whether a lower bound 0 isn't active.
  private func isPositive(_ variable: Int) -> Bool {
    problem.isNonnegative[variable] && values[variable] > Tolerance.same
  }

  /// How the values change with the constant of a row while the same rows are active.
  ///
  /// It is the solution of the active rows as equations, in which that constant is 1 and every other
  /// constant is 0.
  private func slopes(
    _ parameter: Int, _ isTight: [Bool], _ work: inout WorkLimit
  ) throws(SolverError) -> [Double]? {
    var changes = LinearProblem(
      isNonnegative: [Bool](repeating: false, count: values.count),
      roomForRows: problem.rowCount, terms: problem.terms.count)
    for row in isTight.indices where isTight[row] {
      for term in problem.terms[problem.termRange(ofRow: row)] {
        changes.addTerm(term.variable, term.coefficient)
      }
      changes.endRow(.equal, row == parameter ? 1 : 0)
    }
    for variable in values.indices
    where problem.isNonnegative[variable] && !isPositive(variable) {
      changes.addTerm(Int32(variable), 1)
      changes.endRow(.equal, 0)
    }
    guard case .optimal(let optimum) = try changes.outcome(&work) else { return nil }
    return optimum.values
  }
}
