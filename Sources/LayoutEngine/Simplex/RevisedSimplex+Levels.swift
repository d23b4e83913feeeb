extension RevisedSimplex {
  /// The function to minimise: the cost of a level or, after all levels, a linear expression.
  struct Objective {
    /// The indices of the level's breakpoints, by variable.
    var indices: ArraySlice<Int32> = []
    var terms: [LinearProblem.Term] = []
    /// A value at which a variable is to stop, as if it had a bound there.
    var target: (variable: Int32, value: Double)?
  }

  /// Minimises the cost of each level in turn.
  ///
  /// - Returns: Rows that can't all be satisfied, or `nil` if the required ones can.
  mutating func optimise(_ work: inout WorkLimit) throws(SolverError) -> [Int32]? {
    var start = 0
    while start < byLevel.count {
      level = breakpoints[Int(byLevel[start])].level
      var end = start
      while end < byLevel.count, breakpoints[Int(byLevel[end])].level == level { end += 1 }
      let indices = byLevel[start..<end]
      if isExactlySatisfied(indices) {
        turnIntoBounds(indices)
        try holdEquations(indices, &work)
      } else {
        guard try minimise(Objective(indices: indices), &work) else {
          throw .unbounded(level: Int(level))
        }
        if level == 0, !isSatisfied(indices) { return infeasibleRows(indices) }
        fixByReducedCosts()
      }
      assert(basisHolds)
      guard sumsHold else { throw .badlyScaled }
      start = end
    }
    level = .max
    if mayHaveOtherOptima { try computeDrift(&work) }
    return nil
  }

  /// Computes the reduced costs: by how much each nonbasic variable changes the objective.
  ///
  /// The cost is piecewise linear, so a variable has one reduced cost for each direction.
  mutating func computeReducedCosts(
    _ objective: Objective, _ work: inout WorkLimit
  ) throws(SolverError) {
    try work.spend(factors.solveSteps(matrix) + objective.indices.count)
    for variable in costUp.indices {
      costUp[variable] = 0
      costDown[variable] = 0
    }
    for position in scratch.indices { scratch[position] = 0 }
    var dependsOnBasics = false
    for term in objective.terms {
      addCost(of: Int(term.variable), up: term.coefficient, below: term.coefficient)
      dependsOnBasics = dependsOnBasics || positionOf[Int(term.variable)] >= 0
    }
    var place = objective.indices.startIndex
    while place < objective.indices.endIndex {
      let variable = Int(breakpoints[Int(objective.indices[place])].variable)
      let (above, below) = slopes(of: variable, objective.indices, from: &place)
      addCost(of: variable, up: above, below: below)
      dependsOnBasics = dependsOnBasics || positionOf[variable] >= 0
    }
    if dependsOnBasics { addCostsOfBasics() }
  }

  /// The slopes of a variable's cost just above and just below its value.
  ///
  /// Only the breakpoints with the given indices count.
  private func slopes(
    of variable: Int, _ indices: ArraySlice<Int32>, from place: inout Int
  ) -> (above: Double, below: Double) {
    let isBasic = positionOf[variable] >= 0
    var (above, below, size) = (0.0, 0.0, 0.0)
    while place < indices.endIndex {
      let index = Int(indices[place])
      let point = breakpoints[index]
      guard Int(point.variable) == variable else { break }
      let isPassed =
        isBasic ? index < pieces[variable] : point.position <= values[variable]
      let isReached = isBasic ? isPassed : point.position < values[variable]
      above += isPassed ? point.costAbove : -point.costBelow
      below += isReached ? point.costAbove : -point.costBelow
      size += point.slopeChange
      place += 1
    }
    let noise = Tolerance.noise * size
    return (abs(above) <= noise ? 0 : above, abs(below) <= noise ? 0 : below)
  }

  /// Adds a variable's cost: `up` is the slope above its value, and `below` the slope below it.
  private mutating func addCost(of variable: Int, up: Double, below: Double) {
    let position = Int(positionOf[variable])
    if position >= 0 {
      scratch[position] += up
    } else {
      costUp[variable] += up
      costDown[variable] -= below
    }
  }

  /// Adds to each reduced cost the cost of the basic variables that move with the nonbasic one.
  private mutating func addCostsOfBasics() {
    factors.price(&scratch, matrix)
    for variable in 0..<columnCount where positionOf[variable] < 0 && !isFixed(variable) {
      let (sum, size) = matrix.product(column: variable, factors.multipliers, plus: 0)
      addReducedCost(sum, to: variable, size: size)
    }
    for row in 0..<matrix.rowCount
    where positionOf[columnCount + row] < 0 && !isFixed(columnCount + row) {
      let sum = -factors.multipliers[row]
      addReducedCost(sum, to: columnCount + row, size: abs(sum))
    }
  }

  private mutating func addReducedCost(_ cost: Double, to variable: Int, size: Double) {
    let noise = Tolerance.slope * (size + max(abs(costUp[variable]), abs(costDown[variable])))
    let (up, down) = (costUp[variable] + cost, costDown[variable] - cost)
    costUp[variable] = abs(up) <= noise ? 0 : up
    costDown[variable] = abs(down) <= noise ? 0 : down
  }

  /// Forbids every move with a positive reduced cost, which would make the level worse.
  mutating func fixByReducedCosts() {
    for variable in costUp.indices where positionOf[variable] < 0 {
      if costUp[variable] > 0 { canIncrease[variable] = false }
      if costDown[variable] > 0 { canDecrease[variable] = false }
    }
  }

  /// Whether no row of a level is violated, so that there is nothing to minimise.
  private func isExactlySatisfied(_ indices: ArraySlice<Int32>) -> Bool {
    indices.allSatisfy { index in
      let point = breakpoints[Int(index)]
      return point.violation(at: values[Int(point.variable)]) == 0
    }
  }

  /// Makes bounds of the breakpoints of a level whose rows are all satisfied.
  private mutating func turnIntoBounds(_ indices: ArraySlice<Int32>) {
    for index in indices {
      let point = breakpoints[Int(index)]
      let variable = Int(point.variable)
      guard point.position == values[variable] else { continue }
      if positionOf[variable] < 0 {
        if point.costAbove > 0 { canIncrease[variable] = false }
        if point.costBelow > 0 { canDecrease[variable] = false }
      } else {
        enterZeroCostPiece(of: variable)
      }
    }
  }

  /// Moves a basic variable that is at breakpoints of the level to the piece that costs nothing.
  private mutating func enterZeroCostPiece(of variable: Int) {
    func isPassable(_ place: Int) -> Bool {
      breakpoints[place].position == values[variable] && breakpoints[place].level >= level
    }
    var piece = pieces[variable]
    let (first, end) = (starts[variable], starts[variable + 1])
    while piece < end, isPassable(piece), breakpoints[piece].costAbove == 0 { piece += 1 }
    while piece > first, isPassable(piece - 1), breakpoints[piece - 1].costBelow == 0 { piece -= 1 }
    pieces[variable] = piece
  }

  /// Whether rows are violated by rounding at most.
  private func isSatisfied(_ indices: ArraySlice<Int32>) -> Bool {
    indices.allSatisfy { index in
      let point = breakpoints[Int(index)]
      return point.violation(at: values[Int(point.variable)]) <= point.tolerance
    }
  }

  /// The rows that the final reduced costs prove to be infeasible together (Farkas' lemma).
  private func infeasibleRows(_ indices: ArraySlice<Int32>) -> [Int32] {
    indices.compactMap { index in
      let point = breakpoints[Int(index)]
      let variable = Int(point.variable)
      guard point.row >= 0 else { return nil }
      if positionOf[variable] >= 0 {
        let isViolated = Int(index) < pieces[variable] ? point.costAbove > 0 : point.costBelow > 0
        return isViolated ? point.row : nil
      }
      if point.violation(at: values[variable]) > 0 { return point.row }
      guard point.position == values[variable] else { return nil }
      let isActiveBelow = point.costBelow > 0 && costUp[variable] > 0
      let isActiveAbove = point.costAbove > 0 && costDown[variable] > 0
      return isActiveBelow || isActiveAbove ? point.row : nil
    }
  }
}

extension RevisedSimplex {
  /// Whether as many variables are nonbasic as there are unknowns; checked after each level in debug
  /// builds.
  private var basisHolds: Bool {
    for (position, variable) in basic.enumerated() where positionOf[Int(variable)] != position {
      return false
    }
    return positionOf.count(where: { $0 >= 0 }) == matrix.rowCount
  }

  /// Whether every sum has its terms' value; it has another where numbers differ too much in size.
  ///
  /// - Complexity: O(nonzero coefficients).
  private var sumsHold: Bool {
    (0..<matrix.rowCount).allSatisfy { row in
      var sum = -values[columnCount + row]
      var size = abs(sum)
      for place in matrix.row(row) {
        let entry = matrix.byRow[place]
        sum += entry.coefficient * values[Int(entry.index)]
        size += abs(entry.coefficient * values[Int(entry.index)])
      }
      return !size.isFinite || abs(sum) <= Tolerance.residual * (1 + size)
    }
  }
}

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
