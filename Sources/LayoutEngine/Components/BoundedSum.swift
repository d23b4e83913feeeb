/// All optima of unknowns that share a single sum, in closed form.
///
/// Each unknown stays in a range, and so does the sum:
///
///     0 <= a <= 30,  0 <= b <= 50,  a + b = 60      so a is at least 10
///
/// The range of one unknown follows from the least and the greatest total that the others can add to
/// the sum. Both totals are stored, so finding a range costs O(1). Fixing an unknown usually costs
/// O(1), too. Presolve calls this method bound propagation; Andersen and Andersen, "Presolving in linear
/// programming" (1995), section 3.
struct BoundedSum: Sendable {
  private(set) var face: Face
  /// By unknown: its coefficient in the sum.
  private(set) var coefficients: [Double]
  private var values: [Double]
  private var least = Total()
  private var most = Total()
  /// All unknowns before this one are fixed.
  private var firstOpen = 0

  /// A sum from which single numbers can be subtracted again.
  ///
  /// It adds up the finite numbers and counts the infinite ones.
  private struct Total {
    var finite = 0.0
    var infinite = 0

    mutating func add(_ number: Double) {
      if number.isFinite { finite += number } else { infinite += 1 }
    }

    /// The total without one of its numbers; `endless` if another number is infinite.
    func without(_ number: Double, _ endless: Double) -> Double {
      guard number.isFinite else { return infinite > 1 ? endless : finite }
      return infinite > 0 ? endless : finite - number
    }
  }

  /// - Parameters:
  ///   - face: All optima, with exactly one sum.
  ///   - values: The values of the unknowns at one optimum.
  init(_ face: Face, at values: [Double]) {
    self.face = face
    self.values = values
    coefficients = [Double](repeating: 0, count: values.count)
    for entry in face.sums.byRow { coefficients[Int(entry.index)] = entry.coefficient }
    for place in values.indices {
      let (low, high) = contribution(of: place)
      least.add(low)
      most.add(high)
    }
  }

  /// What an unknown adds to the sum, at least and at most.
  private func contribution(of place: Int) -> (Double, Double) {
    let factor = coefficients[place]
    guard factor != 0 else { return (0, 0) }
    let ends = (factor * face.ranges[place].lowest, factor * face.ranges[place].highest)
    return (min(ends.0, ends.1), max(ends.0, ends.1))
  }

  var mayHaveOtherOptima: Bool { face.ranges.contains { $0.isOpen } }

  func value(of unknown: Int32) -> Double { values[place(of: unknown)] }

  /// Whether the unknown's own range has more than one value, whatever the shared sum allows.
  func mayVary(_ unknown: Int32) -> Bool { face.ranges[place(of: unknown)].isOpen }

  /// The range of an unknown over all optima.
  func extent(of unknown: Int32) -> Extent { extent(at: place(of: unknown)) }

  func extent(at place: Int) -> Extent {
    let own = face.ranges[place]
    let factor = coefficients[place]
    guard factor != 0 else { return own }
    let (low, high) = contribution(of: place)
    let ends = (
      (face.sumRanges[0].lowest - most.without(high, .infinity)) / factor,
      (face.sumRanges[0].highest - least.without(low, -.infinity)) / factor
    )
    let lowest = max(own.lowest, min(ends.0, ends.1))
    let highest = min(own.highest, max(ends.0, ends.1))
    return Extent(
      lowest: Tolerance.same(lowest, own.lowest) ? own.lowest : lowest,
      highest: Tolerance.same(highest, own.highest) ? own.highest : highest)
  }

  /// The range of the shared sum over all optima.
  var sumExtent: Extent {
    Extent(
      lowest: max(face.sumRanges[0].lowest, least.infinite > 0 ? -.infinity : least.finite),
      highest: min(face.sumRanges[0].highest, most.infinite > 0 ? .infinity : most.finite))
  }

  /// Keeps only the optima in which an unknown has a given value.
  ///
  /// - Returns: Whether any optimum has this value; if none has, nothing changes.
  /// - Complexity: O(unknowns) at worst; mostly the next open unknown takes up the difference.
  mutating func fix(_ unknown: Int32, at wanted: Double) -> Bool {
    fix(place: place(of: unknown), at: wanted)
  }

  /// The same for the unknown at a place.
  mutating func fix(place: Int, at wanted: Double) -> Bool {
    let extent = extent(at: place)
    let value = min(max(wanted, extent.lowest), extent.highest)
    guard Tolerance.same(value, wanted) else { return false }
    let (low, high) = contribution(of: place)
    least = Total(
      finite: least.finite - (low.isFinite ? low : 0),
      infinite: least.infinite - (low.isFinite ? 0 : 1))
    most = Total(
      finite: most.finite - (high.isFinite ? high : 0),
      infinite: most.infinite - (high.isFinite ? 0 : 1))
    var excess = coefficients[place] * (value - values[place])
    values[place] = value
    face.fix(place, at: value)
    least.add(coefficients[place] * value)
    most.add(coefficients[place] * value)
    spread(&excess)
    return true
  }

  /// Keeps only the optima in which the shared sum has a given value.
  ///
  /// - Returns: Whether any optimum has this value; if none has, nothing changes.
  mutating func fixSum(at wanted: Double) -> Bool {
    let value = min(max(wanted, sumExtent.lowest), sumExtent.highest)
    guard Tolerance.same(value, wanted) else { return false }
    var excess = -value
    for place in values.indices { excess += coefficients[place] * values[place] }
    face.fixSum(at: value)
    spread(&excess)
    return true
  }

  /// Moves open unknowns until the sum is no longer too large by an excess.
  private mutating func spread(_ excess: inout Double) {
    while firstOpen < values.count, !face.ranges[firstOpen].isOpen { firstOpen += 1 }
    var place = firstOpen
    while excess != 0, place < values.count {
      let range = face.ranges[place]
      if range.isOpen, coefficients[place] != 0 {
        let wanted = values[place] - excess / coefficients[place]
        let value = min(max(wanted, range.lowest), range.highest)
        excess = value == wanted ? 0 : excess + coefficients[place] * (value - values[place])
        values[place] = value
      }
      place += 1
    }
  }

  func place(of unknown: Int32) -> Int {
    face.unknowns.indices.binarySearch { face.unknowns[$0] >= unknown }
  }
}

extension BoundedSum {
  /// Another sum of the unknowns: a multiple of the shared sum, plus a multiple of one unknown, plus
  /// a number.
  ///
  ///     a + b + c + d = 60,  a = 10      so b + c + 0.5 * d is 50 - 0.5 * d
  private struct Reduction {
    /// What the shared sum is multiplied by; 0 if the shared sum is known.
    var multiple = 0.0
    /// The place of the unknown; `nil` if there is none.
    var place: Int?
    var coefficient = 0.0
    var constant = 0.0
  }

  /// Keeps only the optima in which another sum of the unknowns has a given value.
  ///
  /// - Returns: Whether any optimum has this value; `nil` if the sum can't be reduced, and then
  ///   nothing changes.
  /// - Complexity: O(n) for n unknowns.
  mutating func fix(_ terms: [LinearProblem.Term], at value: Double) -> Bool? {
    guard let reduction = reduction(of: costs(of: terms)) else { return nil }
    let rest = value - reduction.constant
    if let place = reduction.place { return fix(place: place, at: rest / reduction.coefficient) }
    guard reduction.multiple != 0 else { return Tolerance.same(rest, 0) }
    return fixSum(at: rest / reduction.multiple)
  }

  /// The range of another sum of the unknowns over all optima.
  ///
  /// - Complexity: O(n log n) for n unknowns.
  func extent(of terms: [LinearProblem.Term]) -> Extent {
    let costs = costs(of: terms)
    guard let reduction = reduction(of: costs) else {
      return Extent(lowest: -largest(costs.map(-)), highest: largest(costs))
    }
    let own =
      reduction.place.map { extent(at: $0).scaled(by: reduction.coefficient) }
      ?? (reduction.multiple == 0
        ? Extent(lowest: 0, highest: 0) : sumExtent.scaled(by: reduction.multiple))
    return Extent(
      lowest: own.lowest + reduction.constant, highest: own.highest + reduction.constant)
  }

  /// By unknown: its coefficient in another sum.
  private func costs(of terms: [LinearProblem.Term]) -> [Double] {
    var costs = [Double](repeating: 0, count: coefficients.count)
    for term in terms { costs[place(of: term.variable)] += term.coefficient }
    return costs
  }

  /// Writes another sum as a multiple of the shared sum, plus a multiple of at most one unknown that
  /// isn't fixed, plus a number.
  ///
  /// - Returns: `nil` if that is impossible.
  private func reduction(of costs: [Double]) -> Reduction? {
    let open = costs.indices.filter { face.ranges[$0].isOpen }
    let ratio = open.count { costs[$0] != 0 } > 1 ? commonRatio(costs, open) : 0
    var reduction = Reduction(multiple: ratio)
    for place in costs.indices {
      let rest = gain(of: place, at: ratio, costs)
      if rest == 0 { continue }
      if !face.ranges[place].isOpen {
        reduction.constant += rest * face.ranges[place].lowest
      } else if reduction.place == nil {
        (reduction.place, reduction.coefficient) = (place, rest)
      } else {
        return nil
      }
    }
    if ratio == 0 { return reduction }
    if face.sumRanges[0].isOpen { return reduction.place == nil ? reduction : nil }
    reduction.constant += ratio * face.sumRanges[0].lowest
    reduction.multiple = 0
    return reduction
  }

  /// The ratio that more than half of the open unknowns have; any ratio if none has a majority.
  ///
  /// An unknown's ratio is its coefficient in another sum, divided by its coefficient in the shared
  /// sum. Source: Boyer and Moore, "MJRTY", 1991.
  private func commonRatio(_ costs: [Double], _ open: [Int]) -> Double {
    var (common, lead) = (0.0, 0)
    for place in open where coefficients[place] != 0 {
      let ratio = costs[place] / coefficients[place]
      if lead == 0 { common = ratio }
      lead += ratio == common ? 1 : -1
    }
    return common
  }

  /// The largest value of a sum of unknowns.
  ///
  /// This is a continuous knapsack problem. Its dual has one variable: the price of the shared sum. At
  /// a fixed price the unknowns are independent: each takes the better end of its range. The dual
  /// objective is convex and piecewise linear in the price, and its minimum is the largest value of
  /// the sum. Its breakpoints are 0 and the prices at which an unknown moves to the other end.
  ///
  /// Source: G. Dantzig, "Discrete-variable extremum problems", Operations Research 1957.
  /// - Parameter costs: By unknown, the coefficient in the sum.
  /// - Returns: The value; infinity if there is no largest one.
  private func largest(_ costs: [Double]) -> Double {
    var prices = [0.0]
    for place in costs.indices where coefficients[place] != 0 {
      let price = costs[place] / coefficients[place]
      if price != prices[prices.count - 1] { prices.append(price) }
    }
    prices.sort()
    let best = (0..<prices.count - 1).binarySearch { slope(after: prices[$0], costs) >= 0 }
    return value(at: prices[best], costs)
  }

  /// The slope of the dual objective just above a price.
  private func slope(after price: Double, _ costs: [Double]) -> Double {
    var slope = price < 0 ? face.sumRanges[0].lowest : face.sumRanges[0].highest
    for place in costs.indices where coefficients[place] != 0 {
      let gain = gain(of: place, at: price, costs)
      let goesUp = gain == 0 ? coefficients[place] < 0 : gain > 0
      let end = goesUp ? face.ranges[place].highest : face.ranges[place].lowest
      slope -= coefficients[place] * end
    }
    return slope
  }

  private func value(at price: Double, _ costs: [Double]) -> Double {
    var value = 0.0
    if price != 0 {
      value = price * (price < 0 ? face.sumRanges[0].lowest : face.sumRanges[0].highest)
    }
    for place in costs.indices {
      let gain = gain(of: place, at: price, costs)
      guard gain != 0 else { continue }
      value += gain * (gain > 0 ? face.ranges[place].highest : face.ranges[place].lowest)
    }
    return value
  }

  /// The reduced cost of an unknown at a price of the shared sum; 0 if it is rounding noise.
  private func gain(of place: Int, at price: Double, _ costs: [Double]) -> Double {
    let (cost, charge) = (costs[place], price * coefficients[place])
    let gain = cost - charge
    return abs(gain) <= Tolerance.noise * (abs(cost) + abs(charge)) ? 0 : gain
  }
}

/// Finds the best values of each unknown and of each sum from its own breakpoints alone.
///
/// A best value costs least, level by level. If the only best values of the unknowns are also best
/// for their sum, the sum doesn't restrict the unknowns:
///
///     field.x = 784 at level 1, label.width = 90     so field.x - label.width >= 24 is satisfied
struct SeparateBest {
  private let variableCount: Int
  /// The breakpoints, sorted by variable; each level is replaced by its rank among the levels.
  private var sorted: [Breakpoint]
  /// The index of the first breakpoint of each unknown and then of each sum, and the number of all
  /// breakpoints at the end.
  private let starts: [Int]
  /// By unknown: its best values.
  private(set) var extents: [Extent]

  init(_ problem: ReducedProblem) {
    variableCount = problem.variableCount
    (sorted, starts) = problem.breakpointsByVariable()
    extents = [Extent](
      repeating: Extent(lowest: -.infinity, highest: .infinity), count: variableCount)
  }

  /// The breakpoints of an unknown or a sum.
  func breakpoints(of variable: Int) -> ArraySlice<Breakpoint> {
    sorted[starts[variable]..<starts[variable + 1]]
  }

  /// Finds the best values of unknowns.
  ///
  /// - Returns: Rows that can't all be satisfied, if one of them has no value at all.
  mutating func setExtents(of unknowns: [Int32]) -> [Int32]? {
    for unknown in unknowns {
      switch best(of: Int(unknown)) {
      case .extent(let extent, _): extents[Int(unknown)] = extent
      case .infeasible(let rows): return rows
      }
    }
    return nil
  }

  /// Whether each unknown of a sum has only one best value, and these values are best for the sum.
  mutating func isReached(by terms: ArraySlice<LinearProblem.Term>, sum: Int) -> Bool {
    var value = 0.0
    for term in terms {
      let extent = extents[Int(term.variable)]
      guard !extent.isOpen else { return false }
      value += term.coefficient * extent.defaultValue
    }
    guard case .extent(let extent, _) = best(of: variableCount + sum) else { return false }
    return extent.lowest <= value && value <= extent.highest
  }

  private mutating func best(of variable: Int) -> Extent.Best {
    let places = starts[variable]..<starts[variable + 1]
    return sorted.withUnsafeMutableBufferPointer {
      Extent.best(for: UnsafeMutableBufferPointer(rebasing: $0[places]))
    }
  }
}

extension ReducedProblem {
  /// The breakpoints sorted by variable, with ranked levels, and where those of each variable begin.
  fileprivate func breakpointsByVariable() -> (sorted: [Breakpoint], starts: [Int]) {
    var ranks = [Int32](repeating: 0, count: levels.count)
    for (rank, level) in levels.indices.sorted(by: { levels[$0] < levels[$1] }).enumerated() {
      ranks[level] = Int32(rank)
    }
    var starts = [Int](repeating: 0, count: variableCount + sumCount + 1)
    for breakpoint in breakpoints { starts[Int(breakpoint.variable) + 1] += 1 }
    for variable in 1..<starts.count { starts[variable] += starts[variable - 1] }
    var next = starts
    var sorted = breakpoints
    for var breakpoint in breakpoints {
      breakpoint.level = ranks[Int(breakpoint.level)]
      sorted[next[Int(breakpoint.variable)]] = breakpoint
      next[Int(breakpoint.variable)] += 1
    }
    return (sorted, starts)
  }
}
