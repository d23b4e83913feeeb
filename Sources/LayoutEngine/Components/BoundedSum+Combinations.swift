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
