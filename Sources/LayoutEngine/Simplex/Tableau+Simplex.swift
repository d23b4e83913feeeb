extension Tableau {
  /// The nonbasic variable that enters the basis, and the direction in which it moves.
  struct EnteringVariable {
    let variable: Int32
    let isUp: Bool
    /// Its reduced cost: by how much the objective changes for every point.
    let reducedCost: Double
  }

  /// After this many degenerate steps Bland's rule is used, so that the search never cycles.
  private static let degenerateLimit = 50

  /// Runs the primal simplex method until no step improves the objective.
  ///
  /// The variable with the most negative reduced cost enters (Dantzig's rule). Among equals it is
  /// the one that occurs in the fewest rows.
  ///
  /// - Returns: Whether the objective is bounded.
  /// - Throws: ``SolverError`` if the arithmetic fails.
  mutating func minimise(
    _ objective: Objective, _ work: inout WorkLimit
  ) throws(SolverError) -> Bool {
    var degenerateSteps = 0
    while true {
      try computeReducedCosts(objective, &work)
      try work.spend(4 * reducedCosts.touched.count)
      let dantzig = degenerateSteps < Self.degenerateLimit
      guard let entering = enteringVariable(dantzig: dantzig) else { return true }
      let column = try column(of: entering.variable, &work)
      guard let leaving = try leavingVariable(for: entering, column, objective, dantzig, &work)
      else { return false }
      degenerateSteps = leaving.step > 0 ? 0 : degenerateSteps + 1
      try step(entering, column, leaving: leaving, level: objective.level, &work)
    }
  }

  private func enteringVariable(dantzig: Bool) -> EnteringVariable? {
    var best: EnteringVariable?
    var fewest = Int.max
    for variable in reducedCosts.touched {
      for isUp in [true, false]
      where isUp ? canIncrease[Int(variable)] : canDecrease[Int(variable)] {
        let reducedCost = reducedCosts.value(variable, up: isUp)
        guard reducedCost < 0 else { continue }
        let count = columnRows[Int(variable)].count
        if let best {
          let isBetter =
            dantzig
            ? (reducedCost, count, variable) < (best.reducedCost, fewest, best.variable)
            : variable < best.variable
          guard isBetter else { continue }
        }
        best = EnteringVariable(variable: variable, isUp: isUp, reducedCost: reducedCost)
        fewest = count
      }
    }
    return best
  }

  /// A row's coefficient of a nonbasic variable: how fast the row's basic variable moves with it.
  struct ColumnEntry {
    let row: Int32
    let coefficient: Double
  }

  /// The column of a nonbasic variable: the rows in which it occurs, with its coefficients.
  private mutating func column(
    of variable: Int32, _ work: inout WorkLimit
  ) throws(SolverError) -> [ColumnEntry] {
    let sorted = columnRows[Int(variable)].sorted()
    try work.spend(32 * sorted.count)
    var column: [ColumnEntry] = []
    column.reserveCapacity(sorted.count)
    for row in sorted where row != column.last?.row {
      let terms = rows[Int(row)].terms
      guard let place = terms.place(of: variable) else { continue }
      column.append(ColumnEntry(row: row, coefficient: terms[place].coefficient))
    }
    columnRows[Int(variable)] = column.map(\.row)
    return column
  }

  /// Moves the entering variable and the basic ones, then pivots.
  private mutating func step(
    _ entering: EnteringVariable, _ column: [ColumnEntry], leaving: LeavingVariable, level: Int32,
    _ work: inout WorkLimit
  ) throws(SolverError) {
    let place = Int(entering.variable)
    pieces[place] = piece(of: entering.variable, goingUp: entering.isUp)
    let distance = entering.isUp ? leaving.step : -leaving.step
    if leaving.step > 0 {
      for entry in column {
        shift(rows[Int(entry.row)].variable, by: entry.coefficient * distance, boundsBelow: level)
      }
      shift(entering.variable, by: distance, boundsBelow: level)
    }
    let point = breakpoints[leaving.breakpoint]
    values[Int(leaving.variable)] = point.position
    guard values[Int(leaving.variable)].isFinite, values[place].isFinite else { throw .overflow }
    if leaving.variable != entering.variable {
      try pivot(entering.variable, leaving: leaving.variable, &work)
    }
    setAllowedDirections(of: leaving.variable, boundsBelow: level)
  }

  /// The linear piece of its cost in which a variable begins to move.
  func piece(of variable: Int32, goingUp isUp: Bool) -> Int {
    let value = values[Int(variable)]
    var low = starts[Int(variable)]
    var high = starts[Int(variable) + 1]
    while low < high {
      let middle = (low + high) / 2
      let isLeft =
        isUp ? breakpoints[middle].position <= value : breakpoints[middle].position < value
      if isLeft { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Moves a variable past breakpoints of this and later levels, but not past a bound.
  private mutating func shift(_ variable: Int32, by distance: Double, boundsBelow level: Int32) {
    let place = Int(variable)
    let old = values[place]
    var new = old + distance
    let noise = Tolerance.noise * (1 + abs(old) + abs(distance))
    var piece = pieces[place]
    if distance > 0 {
      while piece < starts[place + 1], breakpoints[piece].position <= new + noise {
        let point = breakpoints[piece]
        if point.level < level || point.position >= new - noise {
          new = point.position
          break
        }
        piece += 1
      }
    } else {
      while piece > starts[place], breakpoints[piece - 1].position >= new - noise {
        let point = breakpoints[piece - 1]
        if point.level < level || point.position <= new + noise {
          new = point.position
          break
        }
        piece -= 1
      }
    }
    values[place] = new
    pieces[place] = piece
  }

  /// Sets the directions in which a variable may move that rests on a breakpoint: not past a bound.
  mutating func setAllowedDirections(of variable: Int32, boundsBelow level: Int32) {
    let place = Int(variable)
    var next = pieces[place]
    canIncrease[place] = true
    while next < starts[place + 1], breakpoints[next].position == values[place] {
      if breakpoints[next].level < level { canIncrease[place] = false }
      next += 1
    }
    var last = pieces[place] - 1
    canDecrease[place] = true
    while last >= starts[place], breakpoints[last].position == values[place] {
      if breakpoints[last].level < level { canDecrease[place] = false }
      last -= 1
    }
  }
}
