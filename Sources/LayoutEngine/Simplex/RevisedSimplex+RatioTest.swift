extension RevisedSimplex {
  /// The variable that ends a step by reaching a breakpoint; it may be the entering one.
  struct LeavingVariable {
    /// By how many points the entering variable moves.
    let step: Double
    let variable: Int32
    /// The value that it reaches.
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

/// The ratio test of one step.
private struct RatioTest {
  let level: Int32
  let bland: Bool
  let target: (variable: Int32, value: Double)?
  /// The nearest bound.
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
