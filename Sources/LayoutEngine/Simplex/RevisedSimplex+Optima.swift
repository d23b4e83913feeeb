extension RevisedSimplex {
  /// The smallest or largest value of a sum of the problem's unknowns over all optima.
  ///
  /// The search starts at the present optimum and ends at the one with that value, so that a
  /// second search nearby takes few steps.
  ///
  /// - Parameters:
  ///   - terms: The sum.
  ///   - sense: 1 for the smallest value, -1 for the largest.
  ///   - work: The limit on the arithmetic.
  /// - Returns: `nil` if it is unbounded.
  /// - Throws: ``SolverError`` if the arithmetic fails.
  mutating func optimum(
    of terms: [LinearProblem.Term], sense: Double, _ work: inout WorkLimit
  ) throws(SolverError) -> Double? {
    let sum = localTerms(terms)
    let objective = Objective(
      terms: sum.map { LinearProblem.Term($0.variable, sense * $0.coefficient) })
    guard try minimise(objective, &work) else { return nil }
    let value = sum.reduce(0) { $0 + $1.coefficient * values[Int($1.variable)] }
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
    let size = sum.reduce(abs(value)) { $0 + abs($1.coefficient * values[Int($1.variable)]) }
    let noise = Tolerance.same * (1 + size)
    var variable = Int(sum[0].variable)
    var target = value
    if sum.count == 1 {
      target = value / sum[0].coefficient
    } else {
      variable = values.count
      try appendSum(sum, &work)
    }
    guard target.isFinite else { throw .overflow }
    if values[variable] != target {
      let sense = target < values[variable] ? 1.0 : -1
      let objective = Objective(
        terms: [LinearProblem.Term(Int32(variable), sense)], target: (Int32(variable), target))
      _ = try minimise(objective, &work)
      if values[variable] != target, abs(values[variable] - target) <= noise {
        // It misses its value by rounding: the value is an end of its range.
        fixByReducedCosts()
        return true
      }
    }
    guard values[variable] == target else { return false }
    try hold(variable, &work)
    return true
  }

  /// Makes a variable nonbasic where it is, and forbids it to move.
  private mutating func hold(_ variable: Int, _ work: inout WorkLimit) throws(SolverError) {
    let position = Int(positionOf[variable])
    if position >= 0 {
      try computeReducedCosts(
        Objective(terms: [LinearProblem.Term(Int32(variable), 1)]), &work)
      guard let entering = strongest() else { return }
      try computeRates(of: entering, &work)
      guard abs(rates[position]) > 0 else { return }
      pieces[entering] = piece(
        of: Int32(entering), goingUp: canIncrease[entering] && !canDecrease[entering])
      try pivot(Int32(entering), at: position, &work)
    }
    canIncrease[variable] = false
    canDecrease[variable] = false
  }

  /// The nonbasic variable that may move and has the largest reduced cost, up or down.
  private func strongest() -> Int? {
    var best: Int?
    for variable in costUp.indices where positionOf[variable] < 0 && !isFixed(variable) {
      guard costUp[variable] != 0 else { continue }
      if best.map({ abs(costUp[variable]) > abs(costUp[$0]) }) ?? true { best = variable }
    }
    return best
  }

  /// Makes the satisfied equations of a level nonbasic, so that they stay satisfied.
  ///
  /// Equations that depend on nonbasic variables that are fixed can't be violated anyway.
  mutating func holdEquations(
    _ indices: ArraySlice<Int32>, _ work: inout WorkLimit
  ) throws(SolverError) {
    var left: [Int] = []
    for index in indices where breakpoints[Int(index)].isEquation {
      let variable = Int(breakpoints[Int(index)].variable)
      if positionOf[variable] >= 0 { left.append(variable) }
    }
    while !left.isEmpty {
      try computeDrift(&work)
      left.removeAll { positionOf[$0] < 0 || drift[$0] == 0 }
      if let next = left.first { try hold(next, &work) }
    }
  }

  /// Computes how fast each variable moves when all that may move do so at random.
  ///
  /// If a sum depends on these variables, their moves almost certainly don't cancel out in it. So
  /// one solve shows for every unknown whether it may vary. Every run uses the same random numbers.
  mutating func computeDrift(_ work: inout WorkLimit) throws(SolverError) {
    var random: UInt64 = 0
    drift = [Double](repeating: 0, count: values.count)
    for variable in values.indices where positionOf[variable] < 0 && !isFixed(variable) {
      // SplitMix64; Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
      random &+= 0x9E37_79B9_7F4A_7C15
      var bits = (random ^ (random >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      drift[variable] = 1 + Double((bits ^ (bits >> 31)) >> 11) * 0x1p-53
    }
    let moves = drift
    try follow(&work) { pushes, matrix in
      for column in 0..<matrix.columnCount where moves[column] != 0 {
        for place in matrix.column(column) {
          let entry = matrix.byColumn[place]
          pushes[Int(entry.index)] += entry.coefficient * moves[column]
        }
      }
      for row in 0..<matrix.rowCount { pushes[row] -= moves[matrix.columnCount + row] }
    }
    for position in basic.indices { drift[Int(basic[position])] = rates[position] }
  }

  /// Adds a sum as a basic variable without breakpoints.
  private mutating func appendSum(
    _ terms: [LinearProblem.Term], _ work: inout WorkLimit
  ) throws(SolverError) {
    for term in terms { matrix.append(term.coefficient, column: term.variable) }
    matrix.finishRow()
    matrix.indexColumns()
    basic.append(Int32(values.count))
    positionOf.append(Int32(basic.count - 1))
    values.append(terms.reduce(0) { $0 + $1.coefficient * values[Int($1.variable)] })
    pieces.append(breakpoints.count)
    starts.append(breakpoints.count)
    canIncrease.append(true)
    canDecrease.append(true)
    costUp.append(0)
    costDown.append(0)
    rates.append(0)
    scratch.append(0)
    try refactor(&work)
  }
}
