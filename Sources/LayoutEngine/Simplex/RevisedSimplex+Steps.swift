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

extension RevisedSimplex {
  /// The variable that ends a step by reaching a breakpoint; it may be the entering one.
  struct LeavingVariable {
    /// By how many points the entering variable moves.
    let step: Double
    let variable: Int32
    let value: Double
    /// The index of the breakpoint; `nil` at the objective's target.
    let breakpoint: Int?
    /// How fast the variable moves with the entering one: the size of the pivot element.
    let rate: Double
  }

  /// The ratio test: the variable that first reaches a bound, or ends the improvement.
  ///
  /// Breakpoints of the level itself are passed while the objective improves (long-step rule).
  ///
  /// - Returns: `nil` if the step is unbounded.
  func leavingVariable(
    for entering: EnteringVariable, _ objective: Objective, _ dantzig: Bool,
    _ work: inout WorkLimit
  ) throws(SolverError) -> LeavingVariable? {
    var test = RatioTest(level: level, bland: !dantzig, target: objective.target)
    test.consider(
      entering.variable, from: piece(of: entering.variable, goingUp: entering.isUp),
      rate: entering.isUp ? 1 : -1, in: self)
    let largest = rates.reduce(0) { max($0, abs($1)) }
    for position in rates.indices
    where rates[position] != 0 && abs(rates[position]) > Tolerance.pivot * largest {
      let variable = basic[position]
      test.consider(
        variable, from: pieces[Int(variable)],
        rate: entering.isUp ? rates[position] : -rates[position], in: self)
    }
    try work.spend(test.breakpoints.count)
    return test.leavingVariable(gaining: -entering.reducedCost)
  }
}

private struct RatioTest {
  let level: Int32
  let bland: Bool
  let target: (variable: Int32, value: Double)?
  private var bound: RevisedSimplex.LeavingVariable?
  /// The level's breakpoints on the way, and by how much each raises the objective's slope.
  private(set) var breakpoints:
    [(end: RevisedSimplex.LeavingVariable, index: Int, slopeChange: Double)] = []

  init(level: Int32, bland: Bool, target: (variable: Int32, value: Double)?) {
    self.level = level
    self.bland = bland
    self.target = target
  }

  /// Collects the breakpoints that a variable passes, up to its first bound.
  mutating func consider(
    _ variable: Int32, from piece: Int, rate: Double, in simplex: borrowing RevisedSimplex
  ) {
    let value = simplex.values[Int(variable)]
    if let target, target.variable == variable {
      limit(
        RevisedSimplex.LeavingVariable(
          step: max(0, (target.value - value) / rate), variable: variable, value: target.value,
          breakpoint: nil, rate: abs(rate)))
    }
    var next = rate > 0 ? piece : piece - 1
    let places = simplex.places(of: Int(variable))
    while places.contains(next) {
      let breakpoint = simplex.breakpoints[next]
      if breakpoint.level <= level {
        let step = max(0, (breakpoint.position - value) / rate)
        if let bound, step > bound.step + Self.margin(bound.step) { return }
        let leaving = RevisedSimplex.LeavingVariable(
          step: step, variable: variable, value: breakpoint.position, breakpoint: next,
          rate: abs(rate))
        if breakpoint.level < level {
          limit(leaving)
          return
        }
        breakpoints.append((leaving, next, abs(rate) * breakpoint.slopeChange))
      }
      next += rate > 0 ? 1 : -1
    }
  }

  private mutating func limit(_ leaving: RevisedSimplex.LeavingVariable) {
    if bound.map({ precedes(leaving, $0) }) ?? true { bound = leaving }
  }

  private static func margin(_ step: Double) -> Double { Tolerance.noise * (1 + step) }

  /// Whether one bound ends the step before another one does.
  ///
  /// Of two equally near bounds, the target comes first, then the one with the larger pivot
  /// element. Bland's rule takes the variable with the smaller number instead.
  private func precedes(
    _ one: RevisedSimplex.LeavingVariable, _ other: RevisedSimplex.LeavingVariable
  ) -> Bool {
    let margin = Self.margin(other.step)
    if one.step < other.step - margin { return true }
    guard one.step <= other.step + margin else { return false }
    if (one.breakpoint == nil) != (other.breakpoint == nil) { return one.breakpoint == nil }
    if !bland, one.rate != other.rate { return one.rate > other.rate }
    return one.variable < other.variable
  }

  /// The variable at whose breakpoint the objective stops improving.
  mutating func leavingVariable(gaining gain: Double) -> RevisedSimplex.LeavingVariable? {
    let end = bound.map { $0.step + Self.margin($0.step) } ?? .infinity
    breakpoints.removeAll { $0.end.step > end }
    breakpoints.sort { a, b in
      (a.end.step, a.end.variable, a.index) < (b.end.step, b.end.variable, b.index)
    }
    var left = gain
    for breakpoint in breakpoints {
      if let bound, bound.step < breakpoint.end.step { break }
      left -= breakpoint.slopeChange
      if left <= Tolerance.slope * (gain + breakpoint.slopeChange) { return breakpoint.end }
    }
    return bound
  }
}
