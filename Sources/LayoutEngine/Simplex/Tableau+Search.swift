extension Tableau {
  /// How far a sum of the problem's unknowns goes in all optima.
  ///
  /// - Parameters:
  ///   - terms: The sum.
  ///   - sense: 1 for the smallest value, -1 for the largest.
  ///   - work: What is left to be spent.
  /// - Returns: `nil` if there is no end.
  /// - Throws: ``SolverError`` if the arithmetic gives way.
  func end(
    of terms: [LinearProblem.Term], sense: Double, _ work: inout Work
  ) throws(SolverError) -> Double? {
    var search = self
    let goal = localTerms(terms)
    let objective = Objective(
      level: .max, goal: goal.map { LinearProblem.Term($0.variable, sense * $0.coefficient) })
    try work.spend(values.count)
    guard try search.minimise(objective, &work) else { return nil }
    let value = goal.reduce(0) { $0 + $1.coefficient * search.values[Int($1.variable)] }
    guard value.isFinite else { throw .overflow }
    return value
  }

  /// Takes only the optima in which a sum of the problem's unknowns has a value.
  ///
  /// - Returns: Whether there is one.
  /// - Throws: ``SolverError`` if the arithmetic gives way.
  mutating func fix(
    _ terms: [LinearProblem.Term], at value: Double, _ work: inout Work
  ) throws(SolverError) -> Bool {
    let sum = localTerms(terms)
    let variable = Int32(values.count)
    addVariable(
      [
        Kink(
          owner: variable, position: value, level: nextLevel, below: 1, above: 1,
          margin: Tolerance.same * (1 + abs(value)), row: -1)
      ])
    addRow(sum, of: variable, movingTerms: movingTerms(of: sum))
    byLevel = [Int32(kinks.count - 1)]
    let isLost = try optimise(&work) != nil
    nextLevel += 1
    let size = sum.reduce(abs(value)) { $0 + abs($1.coefficient * values[Int($1.variable)]) }
    let off = abs(values[Int(variable)] - value)
    return !isLost && off <= Tolerance.same * (1 + size)
  }

  private mutating func addVariable(_ own: [Kink]) {
    rowOf.append(-1)
    users.append([])
    values.append(0)
    canRise.append(true)
    canFall.append(true)
    rates.addVariable()
    addKinks(own, of: Int32(values.count - 1))
  }

  /// A tableau of one unknown that can be anything in a range.
  init(_ unknown: Int32, in extent: Extent) {
    var kinks: [Kink] = []
    for (end, isLowest) in [(extent.lowest, true), (extent.highest, false)] where end.isFinite {
      kinks.append(
        Kink(
          owner: 0, position: end, level: 0, below: isLowest ? 1 : 0, above: isLowest ? 0 : 1,
          margin: Tolerance.same, row: -1))
    }
    self.init(unknowns: [unknown], sums: [], kinks: [kinks])
    canFall[0] = values[0] > extent.lowest
    canRise[0] = values[0] < extent.highest
    byLevel = []
  }

  /// Takes in a tableau of other unknowns.
  mutating func join(_ other: Tableau) {
    let offset = Int32(values.count)
    let rowOffset = Int32(rows.count)
    let kinkOffset = kinks.count
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
    users += other.users.map { $0.map { $0 + rowOffset } }
    values += other.values
    canRise += other.canRise
    canFall += other.canFall
    for var kink in other.kinks {
      kink.owner += offset
      kinks.append(kink)
    }
    starts += other.starts.dropFirst().map { $0 + kinkOffset }
    pieces += other.pieces.map { $0 + kinkOffset }
    byLevel = []
    nextLevel = max(nextLevel, other.nextLevel)
    rates = Rates(count: values.count)
  }
}
