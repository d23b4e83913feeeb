extension Tableau {
  /// Sets the starting values of the unknowns, from their own breakpoints and from equations.
  ///
  /// An equation of any level that has one unknown left determines that unknown, from the first
  /// unknown to the last. So a chain of optional equations that agree starts at its optimum, and
  /// takes no simplex steps.
  ///
  /// - Parameters:
  ///   - sums: The sums in terms of the unknowns.
  ///   - extents: For every unknown the range that its own breakpoints leave.
  mutating func setStartingValues(_ sums: [[LinearProblem.Term]], in extents: [Extent]) {
    let count = extents.count
    var isSet = extents.map { !$0.isOpen }
    var links = AdjacencyLists(count: count)
    var unsetCounts = [Int](repeating: 0, count: sums.count)
    for (place, sum) in sums.enumerated() {
      for term in sum {
        links.add(Int32(place), to: term.variable)
        if !isSet[Int(term.variable)] { unsetCounts[place] += 1 }
      }
    }
    var pending: [Int32] = unsetCounts.indices.filter { unsetCounts[$0] == 1 }.map { Int32($0) }
    for unknown in 0..<count {
      values[unknown] = isSet[unknown] ? values[unknown] : extents[unknown].defaultValue
    }
    func set(_ unknown: Int32) {
      isSet[Int(unknown)] = true
      var link = links.first(of: unknown)
      while link >= 0 {
        let (sum, next) = links.step(link)
        unsetCounts[Int(sum)] -= 1
        if unsetCounts[Int(sum)] == 1 { pending.append(sum) }
        link = next
      }
    }
    for unknown in 0..<count {
      while let place = pending.popLast() {
        let sum = sums[Int(place)]
        guard let unset = sum.first(where: { !isSet[Int($0.variable)] }),
          let target = equation(of: count + Int(place))
        else { continue }
        let rest = sum.reduce(target) { rest, term in
          term.variable == unset.variable
            ? rest : rest - term.coefficient * values[Int(term.variable)]
        }
        let extent = extents[Int(unset.variable)]
        let value = min(max(rest / unset.coefficient, extent.lowest), extent.highest)
        if value.isFinite { values[Int(unset.variable)] = value }
        set(unset.variable)
      }
      if !isSet[unknown] { set(Int32(unknown)) }
    }
  }

  /// The value that the most important equation of a variable asks for.
  private func equation(of variable: Int) -> Double? {
    breakpoints[starts[variable]..<starts[variable + 1]]
      .filter { $0.costBelow > 0 && $0.costAbove > 0 }
      .min { $0.level < $1.level }?.position
  }
}
