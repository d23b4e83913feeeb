extension RevisedSimplex {
  /// The nonbasic variable that enters the basis, and the direction in which it moves.
  struct EnteringVariable {
    let variable: Int32
    let isUp: Bool
    /// Its reduced cost: by how much the objective changes for every point.
    let reducedCost: Double
  }

  /// After this many degenerate steps Bland's rule is used, so that the search never cycles.
  private static let degenerateLimit = 50

  /// Runs the primal simplex method until no step improves the objective, or it is at its target.
  ///
  /// The variable with the most negative reduced cost enters (Dantzig's rule). Among equals it is
  /// the one that occurs in the fewest sums. Source of the rule against cycling: Bland, "New finite
  /// pivoting rules for the simplex method" (1977).
  ///
  /// - Returns: Whether the objective is bounded.
  /// - Throws: ``SolverError`` if the arithmetic fails.
  mutating func minimise(
    _ objective: Objective, _ work: inout WorkLimit
  ) throws(SolverError) -> Bool {
    var degenerateSteps = 0
    while true {
      try computeReducedCosts(objective, &work)
      let dantzig = degenerateSteps < Self.degenerateLimit
      guard let entering = enteringVariable(dantzig: dantzig) else { return true }
      try computeRates(of: Int(entering.variable), &work)
      guard let leaving = try leavingVariable(for: entering, objective, dantzig, &work)
      else { return false }
      degenerateSteps = leaving.step > 0 ? 0 : degenerateSteps + 1
      try step(entering, leaving: leaving, &work)
      if leaving.variable == objective.target?.variable, leaving.breakpoint == nil { return true }
    }
  }

  private func enteringVariable(dantzig: Bool) -> EnteringVariable? {
    var best: EnteringVariable?
    var fewest = Int.max
    func consider(_ variable: Int, _ reducedCost: Double, isUp: Bool) {
      let count = variable < columnCount ? matrix.column(variable).count : 0
      if let best {
        let isBetter =
          dantzig
          ? (reducedCost, count, Int32(variable)) < (best.reducedCost, fewest, best.variable)
          : Int32(variable) < best.variable
        guard isBetter else { return }
      }
      best = EnteringVariable(
        variable: Int32(variable), isUp: isUp, reducedCost: reducedCost)
      fewest = count
    }
    for variable in costUp.indices where positionOf[variable] < 0 {
      if costUp[variable] < 0, canIncrease[variable] {
        consider(variable, costUp[variable], isUp: true)
      }
      if costDown[variable] < 0, canDecrease[variable] {
        consider(variable, costDown[variable], isUp: false)
      }
    }
    return best
  }

  /// Moves the entering variable and the basic ones, then pivots.
  private mutating func step(
    _ entering: EnteringVariable, leaving: LeavingVariable, _ work: inout WorkLimit
  ) throws(SolverError) {
    let place = Int(entering.variable)
    pieces[place] = piece(of: entering.variable, goingUp: entering.isUp)
    let distance = entering.isUp ? leaving.step : -leaving.step
    if leaving.step > 0 {
      for position in rates.indices where rates[position] != 0 {
        shift(Int(basic[position]), by: rates[position] * distance, until: leaving.variable)
      }
      shift(place, by: distance, until: leaving.variable)
    }
    values[Int(leaving.variable)] = leaving.value
    guard leaving.value.isFinite, values[place].isFinite else { throw .overflow }
    let position = Int(positionOf[Int(leaving.variable)])
    if position >= 0 { try pivot(entering.variable, at: position, &work) }
    setAllowedDirections(of: leaving.variable)
  }

  /// The linear piece of its cost in which a variable begins to move.
  func piece(of variable: Int32, goingUp isUp: Bool) -> Int {
    let value = values[Int(variable)]
    return places(of: Int(variable)).binarySearch {
      isUp ? breakpoints[$0].position > value : breakpoints[$0].position >= value
    }
  }

  /// Moves a variable past breakpoints of this and later levels, but not past a bound.
  ///
  /// Of several variables that reach a breakpoint of this level at once, those before the leaving
  /// one have passed it in the ratio test, and are counted to the piece behind it.
  private mutating func shift(_ variable: Int, by distance: Double, until leaving: Int32) {
    let old = values[variable]
    var new = old + distance
    let noise = Tolerance.noise * (1 + abs(old) + abs(distance))
    var piece = pieces[variable]
    if distance > 0 {
      while piece < starts[variable + 1], breakpoints[piece].position <= new + noise {
        let point = breakpoints[piece]
        if point.level < level || point.position >= new - noise {
          new = point.position
          guard point.level == level, variable < leaving else { break }
        }
        piece += 1
      }
    } else {
      while piece > starts[variable], breakpoints[piece - 1].position >= new - noise {
        let point = breakpoints[piece - 1]
        if point.level < level || point.position <= new + noise {
          new = point.position
          guard point.level == level, variable < leaving else { break }
        }
        piece -= 1
      }
    }
    values[variable] = new
    pieces[variable] = piece
  }

  /// Sets the directions in which a variable may move that rests at its value: not past a bound.
  mutating func setAllowedDirections(of variable: Int32) {
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
