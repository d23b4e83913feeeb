extension BoundedSum {
  /// The range of a sum of several unknowns over all optima.
  ///
  /// - Complexity: O(n log n) for n unknowns.
  func extent(of terms: [LinearProblem.Term]) -> Extent {
    var costs = [Double](repeating: 0, count: coefficients.count)
    for term in terms { costs[place(of: term.variable)] += term.coefficient }
    return Extent(lowest: -largest(costs.map(-)), highest: largest(costs))
  }

  /// The largest value of a sum of unknowns.
  ///
  /// It is a continuous knapsack problem, which is solved by its dual. A price for the shared sum makes
  /// the unknowns independent: each goes to the better end of its range. The result is convex and
  /// piecewise linear in the price, and its least value is the largest value of the sum. The price
  /// bends it where an unknown changes sides, and at 0.
  ///
  /// Source: G. Dantzig, "Discrete-variable extremum problems", Operations Research 1957.
  /// - Parameter costs: By unknown, the coefficient in the sum.
  /// - Returns: The value; infinity if there is no largest one.
  private func largest(_ costs: [Double]) -> Double {
    var prices = [0.0]
    for place in costs.indices where coefficients[place] != 0 {
      prices.append(costs[place] / coefficients[place])
    }
    prices.sort()
    let best = (0..<prices.count - 1).binarySearch { slope(after: prices[$0], costs) >= 0 }
    return value(at: prices[best], costs)
  }

  /// How the value changes when the price rises a little.
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

  /// What a point of an unknown is worth at a price; 0 if it is only rounding noise.
  private func gain(of place: Int, at price: Double, _ costs: [Double]) -> Double {
    let (cost, charge) = (costs[place], price * coefficients[place])
    let gain = cost - charge
    return abs(gain) <= Tolerance.noise * (abs(cost) + abs(charge)) ? 0 : gain
  }
}
