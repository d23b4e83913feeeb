extension Tableau {
  /// The smallest or largest value of a sum of the problem's unknowns over all optima.
  ///
  /// - Parameters:
  ///   - terms: The sum.
  ///   - sense: 1 for the smallest value, -1 for the largest.
  ///   - work: The limit on the arithmetic.
  /// - Returns: `nil` if it is unbounded.
  /// - Throws: ``SolverError`` if the arithmetic fails.
  func optimum(
    of terms: [LinearProblem.Term], sense: Double, _ work: inout WorkLimit
  ) throws(SolverError) -> Double? {
    var search = self
    let sum = localTerms(terms)
    let objective = Objective(
      level: .max, terms: sum.map { LinearProblem.Term($0.variable, sense * $0.coefficient) })
    try work.spend(values.count)
    guard try search.minimise(objective, &work) else { return nil }
    let value = sum.reduce(0) { $0 + $1.coefficient * search.values[Int($1.variable)] }
    guard value.isFinite else { throw .overflow }
    return value
  }

  /// Keeps only the optima in which a sum of the problem's unknowns has a value.
  ///
  /// - Returns: Whether there is one.
  /// - Throws: ``SolverError`` if the arithmetic fails.
  mutating func fix(
    _ terms: [LinearProblem.Term], at value: Double, _ work: inout WorkLimit
  ) throws(SolverError) -> Bool {
    let sum = localTerms(terms)
    let variable = Int32(values.count)
    addVariable(
      [
        Breakpoint(
          variable: variable, position: value, level: nextLevel, costBelow: 1, costAbove: 1,
          tolerance: Tolerance.same * (1 + abs(value)), row: -1)
      ])
    addRow(sum, of: variable, nonbasicTerms: nonbasicTerms(of: sum))
    byLevel = [Int32(breakpoints.count - 1)]
    let isInfeasible = try optimise(&work) != nil
    nextLevel += 1
    let size = sum.reduce(abs(value)) { $0 + abs($1.coefficient * values[Int($1.variable)]) }
    let off = abs(values[Int(variable)] - value)
    return !isInfeasible && off <= Tolerance.same * (1 + size)
  }

  private mutating func addVariable(_ own: [Breakpoint]) {
    rowOf.append(-1)
    columnRows.append([])
    values.append(0)
    canIncrease.append(true)
    canDecrease.append(true)
    reducedCosts.addVariable()
    addBreakpoints(own, of: Int32(values.count - 1))
  }

  /// Makes a tableau of one unknown that may have any value in a range.
  init(_ unknown: Int32, in extent: Extent) {
    var breakpoints: [Breakpoint] = []
    for (end, isLowest) in [(extent.lowest, true), (extent.highest, false)] where end.isFinite {
      breakpoints.append(
        Breakpoint(
          variable: 0, position: end, level: 0, costBelow: isLowest ? 1 : 0,
          costAbove: isLowest ? 0 : 1, tolerance: Tolerance.same, row: -1))
    }
    self.init(unknowns: [unknown], sums: [], breakpoints: [breakpoints])
    canDecrease[0] = values[0] > extent.lowest
    canIncrease[0] = values[0] < extent.highest
    byLevel = []
  }

  /// Adds the rows and variables of a tableau of other unknowns.
  mutating func join(_ other: Tableau) {
    let offset = Int32(values.count)
    let rowOffset = Int32(rows.count)
    let breakpointOffset = breakpoints.count
    let both = zip(unknowns + other.unknowns, locals + other.locals.map { $0 + offset })
      .sorted { $0.0 < $1.0 }
    unknowns = both.map(\.0)
    locals = both.map(\.1)
    rows += other.rows.map { row in
      Row(
        variable: row.variable + offset,
        terms: row.terms.map { LinearProblem.Term($0.variable + offset, $0.coefficient) })
    }
    rowOf += other.rowOf.map { $0 < 0 ? $0 : $0 + rowOffset }
    columnRows += other.columnRows.map { $0.map { $0 + rowOffset } }
    values += other.values
    canIncrease += other.canIncrease
    canDecrease += other.canDecrease
    for var breakpoint in other.breakpoints {
      breakpoint.variable += offset
      breakpoints.append(breakpoint)
    }
    starts += other.starts.dropFirst().map { $0 + breakpointOffset }
    pieces += other.pieces.map { $0 + breakpointOffset }
    byLevel = []
    nextLevel = max(nextLevel, other.nextLevel)
    reducedCosts = ReducedCosts(count: values.count)
  }
}
