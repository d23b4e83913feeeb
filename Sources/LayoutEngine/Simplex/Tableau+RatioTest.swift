extension Tableau {
  /// The variable that ends a step by reaching a breakpoint; it may be the entering one.
  struct LeavingVariable {
    /// By how many points the entering variable moves.
    let step: Double
    let variable: Int32
    /// The index of the breakpoint.
    let breakpoint: Int
    /// How fast the variable moves with the entering one: the size of the pivot element.
    let rate: Double
  }

  /// The ratio test: the variable that first reaches a bound, or ends the improvement.
  ///
  /// Breakpoints of the level itself are passed while the objective improves (long-step rule).
  ///
  /// - Returns: `nil` if the step is unbounded.
  func leavingVariable(
    for entering: EnteringVariable, _ column: [ColumnEntry], _ objective: Objective,
    _ dantzig: Bool, _ work: inout WorkLimit
  ) throws(SolverError) -> LeavingVariable? {
    var test = RatioTest(level: objective.level, bland: !dantzig)
    test.consider(
      entering.variable, from: piece(of: entering.variable, goingUp: entering.isUp),
      rate: entering.isUp ? 1 : -1, in: self)
    let largest = column.reduce(0) { max($0, abs($1.coefficient)) }
    for entry in column where abs(entry.coefficient) > Tolerance.pivot * largest {
      let variable = rows[Int(entry.row)].variable
      test.consider(
        variable, from: pieces[Int(variable)],
        rate: entering.isUp ? entry.coefficient : -entry.coefficient, in: self)
    }
    try work.spend(test.breakpoints.count)
    return test.leavingVariable(gaining: -entering.reducedCost)
  }
}

/// The ratio test of one step.
private struct RatioTest {
  let level: Int32
  let bland: Bool
  /// The nearest bound.
  private var bound: Tableau.LeavingVariable?
  /// The level's breakpoints on the way, and by how much each raises the objective's slope.
  private(set) var breakpoints: [(end: Tableau.LeavingVariable, slopeChange: Double)] = []

  init(level: Int32, bland: Bool) {
    self.level = level
    self.bland = bland
  }

  /// Collects the breakpoints that a variable passes, up to its first bound.
  mutating func consider(_ variable: Int32, from piece: Int, rate: Double, in tableau: Tableau) {
    var next = rate > 0 ? piece : piece - 1
    let first = tableau.starts[Int(variable)]
    let end = tableau.starts[Int(variable) + 1]
    while next >= first, next < end {
      let breakpoint = tableau.breakpoints[next]
      if breakpoint.level <= level {
        let step = max(0, (breakpoint.position - tableau.values[Int(variable)]) / rate)
        if let bound, step > bound.step + Self.margin(bound.step) { return }
        let leaving = Tableau.LeavingVariable(
          step: step, variable: variable, breakpoint: next, rate: abs(rate))
        if breakpoint.level < level {
          if bound.map({ precedes(leaving, $0) }) ?? true { bound = leaving }
          return
        }
        breakpoints.append((leaving, abs(rate) * breakpoint.slopeChange))
      }
      next += rate > 0 ? 1 : -1
    }
  }

  private static func margin(_ step: Double) -> Double { Tolerance.noise * (1 + step) }

  /// Of two bounds that are equally near, the one with the larger pivot element is taken.
  private func precedes(_ one: Tableau.LeavingVariable, _ other: Tableau.LeavingVariable) -> Bool {
    let margin = Self.margin(other.step)
    if one.step < other.step - margin { return true }
    guard one.step <= other.step + margin else { return false }
    if !bland, one.rate != other.rate { return one.rate > other.rate }
    return one.variable < other.variable
  }

  /// The variable at whose breakpoint the objective stops improving.
  mutating func leavingVariable(gaining gain: Double) -> Tableau.LeavingVariable? {
    let end = bound.map { $0.step + Self.margin($0.step) } ?? .infinity
    breakpoints.removeAll { $0.end.step > end }
    breakpoints.sort { a, b in
      (a.end.step, a.end.variable, a.end.breakpoint)
        < (b.end.step, b.end.variable, b.end.breakpoint)
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
