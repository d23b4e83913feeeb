extension Tableau {
  /// The function to minimise: the cost of a level or, after all levels, a linear expression.
  struct Objective {
    /// Breakpoints of earlier levels are bounds, which no variable may pass.
    let level: Int32
    /// The indices of the level's breakpoints, by variable.
    var indices: ArraySlice<Int32> = []
    var terms: [LinearProblem.Term] = []
  }

  /// Minimises the cost of each level in turn.
  ///
  /// - Returns: Rows that can't all be satisfied, or `nil` if the required ones can.
  /// - Throws: ``SolverError`` if the arithmetic fails.
  mutating func optimise(_ work: inout WorkLimit) throws(SolverError) -> [Int32]? {
    var start = 0
    while start < byLevel.count {
      let level = breakpoints[Int(byLevel[start])].level
      var end = start
      while end < byLevel.count, breakpoints[Int(byLevel[end])].level == level { end += 1 }
      let objective = Objective(level: level, indices: byLevel[start..<end])
      if isExactlySatisfied(objective.indices) {
        turnIntoBounds(objective)
        try makeSatisfiedEquationsNonbasic(objective, permanently: true, &work)
      } else {
        try makeSatisfiedEquationsNonbasic(objective, permanently: false, &work)
        guard try minimise(objective, &work) else { throw .unbounded(level: Int(level)) }
        if level == 0, !isSatisfied(objective.indices) { return infeasibleRows(objective.indices) }
        fixByReducedCosts()
      }
      start = end
    }
    return nil
  }

  /// Takes equations of the level that are already satisfied out of the basis, in their order.
  ///
  /// The simplex steps would do so sooner or later, but each step looks at the whole level.
  ///
  /// - Parameters:
  ///   - objective: The level.
  ///   - permanently: Whether every row of the level is satisfied, so that none of them may be violated later.
  ///   - work: The limit on the arithmetic.
  /// - Throws: ``SolverError`` if the arithmetic fails.
  private mutating func makeSatisfiedEquationsNonbasic(
    _ objective: Objective, permanently: Bool, _ work: inout WorkLimit
  ) throws(SolverError) {
    for index in objective.indices {
      let point = breakpoints[Int(index)]
      let row = rowOf[Int(point.variable)]
      guard row >= 0, point.costBelow > 0, point.costAbove > 0,
        values[Int(point.variable)] == point.position, let entering = leastUsed(in: Int(row))
      else { continue }
      let isUp = canIncrease[Int(entering)]
      pieces[Int(entering)] = piece(of: entering, goingUp: isUp && !canDecrease[Int(entering)])
      try pivot(entering, leaving: point.variable, &work)
      setAllowedDirections(of: point.variable, boundsBelow: objective.level)
      guard permanently else { continue }
      canIncrease[Int(point.variable)] = false
      canDecrease[Int(point.variable)] = false
    }
  }

  /// The entering variable for a row: of those that may move, the one in the fewest rows.
  private func leastUsed(in row: Int) -> Int32? {
    let terms = rows[row].terms
    var largest = 0.0
    for term in terms where !isFixed(term.variable) {
      largest = max(largest, abs(term.coefficient))
    }
    var best: Int32?
    var fewest = Int.max
    for term in terms
    where !isFixed(term.variable) && abs(term.coefficient) >= Tolerance.pivotThreshold * largest {
      let count = columnRows[Int(term.variable)].count
      if count < fewest {
        best = term.variable
        fewest = count
      }
    }
    return best
  }

  /// Computes the reduced costs of an objective.
  mutating func computeReducedCosts(
    _ objective: Objective, _ work: inout WorkLimit
  ) throws(SolverError) {
    reducedCosts.clear()
    for term in objective.terms {
      try addReducedCosts(of: term.variable, up: term.coefficient, down: term.coefficient, &work)
    }
    var place = objective.indices.startIndex
    while place < objective.indices.endIndex {
      let variable = breakpoints[Int(objective.indices[place])].variable
      let isBasic = rowOf[Int(variable)] >= 0
      let value = values[Int(variable)]
      var (above, below) = (0.0, 0.0)
      while place < objective.indices.endIndex {
        let index = Int(objective.indices[place])
        let point = breakpoints[index]
        guard point.variable == variable else { break }
        let isPassed = isBasic ? index < pieces[Int(variable)] : point.position <= value
        let isReached = isBasic ? isPassed : point.position < value
        above += isPassed ? point.costAbove : -point.costBelow
        below += isReached ? point.costAbove : -point.costBelow
        place += 1
      }
      try work.spend(8)
      try addReducedCosts(of: variable, up: above, down: below, &work)
    }
  }

  /// Adds the contribution of a variable that costs `up` for a point up and `-down` for one down.
  private mutating func addReducedCosts(
    of variable: Int32, up: Double, down: Double, _ work: inout WorkLimit
  ) throws(SolverError) {
    let row = rowOf[Int(variable)]
    guard row >= 0 else {
      reducedCosts.add(variable, up: up, down: -down)
      return
    }
    guard up != 0 else { return }
    try work.spend(2 * rows[Int(row)].terms.count)
    for term in rows[Int(row)].terms {
      reducedCosts.add(term.variable, up: up * term.coefficient, down: -up * term.coefficient)
    }
  }

  /// Forbids every move with a positive reduced cost, which would make the level worse.
  mutating func fixByReducedCosts() {
    for variable in reducedCosts.touched {
      if reducedCosts.value(variable, up: true) > 0 { canIncrease[Int(variable)] = false }
      if reducedCosts.value(variable, up: false) > 0 { canDecrease[Int(variable)] = false }
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
  private mutating func turnIntoBounds(_ objective: Objective) {
    for index in objective.indices {
      let point = breakpoints[Int(index)]
      let variable = Int(point.variable)
      guard point.position == values[variable] else { continue }
      if rowOf[variable] < 0 {
        if point.costAbove > 0 { canIncrease[variable] = false }
        if point.costBelow > 0 { canDecrease[variable] = false }
      } else {
        enterZeroCostPiece(of: variable, from: objective.level)
      }
    }
  }

  /// Moves a basic variable that is at breakpoints of a level to the piece that costs nothing.
  private mutating func enterZeroCostPiece(of variable: Int, from level: Int32) {
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
      if rowOf[variable] >= 0 {
        let isViolated = Int(index) < pieces[variable] ? point.costAbove > 0 : point.costBelow > 0
        return isViolated ? point.row : nil
      }
      if point.violation(at: values[variable]) > 0 { return point.row }
      guard point.position == values[variable] else { return nil }
      let isActiveBelow = point.costBelow > 0 && reducedCosts.value(point.variable, up: true) > 0
      let isActiveAbove = point.costAbove > 0 && reducedCosts.value(point.variable, up: false) > 0
      return isActiveBelow || isActiveAbove ? point.row : nil
    }
  }
}
