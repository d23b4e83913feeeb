extension ReducedProblem {
  /// The solved components of the reduced problem, or rows that prove it infeasible.
  enum Outcome: Sendable {
    /// The components, each at an optimum, and for every unknown the index of its component.
    case components([Component], componentOf: [Int32])
    /// Rows that can't all be satisfied.
    case infeasible([Int32])
  }

  /// Solves each group of unknowns separately; different groups have no sum in common.
  ///
  /// - Parameters:
  ///   - unknowns: The variables that no equation defines, by rising number.
  ///   - work: The limit on the arithmetic.
  /// - Returns: The components at their optima, or infeasible rows.
  /// - Throws: ``SolverError`` if the arithmetic fails.
  func solved(
    unknowns: [Int32], _ work: inout WorkLimit
  ) throws(SolverError) -> Outcome {
    guard !unknowns.isEmpty else {
      return .components([], componentOf: [Int32](repeating: -1, count: variableCount))
    }
    let (order, starts) = breakpointsByVariable()
    let groups = groups(of: unknowns)
    var componentOf = [Int32](repeating: -1, count: variableCount)
    var components: [Component] = []
    components.reserveCapacity(groups.count)
    for group in groups {
      for unknown in group.unknowns { componentOf[Int(unknown)] = Int32(components.count) }
      if group.sums.isEmpty {
        let variable = Int(group.unknowns[0])
        let own = order[starts[variable]..<starts[variable + 1]].map { breakpoints[Int($0)] }
        try work.spend(1 + own.count)
        switch Extent.best(for: own) {
        case .extent(let extent): components.append(.single(group.unknowns[0], extent))
        case .infeasible(let rows): return .infeasible(rows)
        }
        continue
      }
      var tableau = Tableau(
        unknowns: group.unknowns, sums: group.sums.map { sums[Int($0)] },
        breakpoints: (group.unknowns + group.sums.map { $0 + Int32(variableCount) }).map {
          variable in
          order[starts[Int(variable)]..<starts[Int(variable) + 1]].map { breakpoints[Int($0)] }
        })
      if let rows = try tableau.optimise(&work) { return .infeasible(rows) }
      components.append(.coupled(tableau))
    }
    return .components(components, componentOf: componentOf)
  }

  /// The breakpoints sorted by variable: their indices, and where those of each variable begin.
  private func breakpointsByVariable() -> (order: [Int32], starts: [Int]) {
    var starts = [Int](repeating: 0, count: variableCount + sums.count + 1)
    for breakpoint in breakpoints { starts[Int(breakpoint.variable) + 1] += 1 }
    for variable in 1..<starts.count { starts[variable] += starts[variable - 1] }
    var next = starts
    var order = [Int32](repeating: 0, count: breakpoints.count)
    for (place, breakpoint) in breakpoints.enumerated() {
      order[next[Int(breakpoint.variable)]] = Int32(place)
      next[Int(breakpoint.variable)] += 1
    }
    return (order, starts)
  }

  private struct Group {
    var unknowns: [Int32]
    var sums: [Int32] = []
  }

  /// The connected groups of unknowns and sums, ordered by their first unknown.
  private func groups(of unknowns: [Int32]) -> [Group] {
    var sets = DisjointSets(count: sums.isEmpty ? 0 : variableCount)
    for sum in sums {
      for term in sum.dropFirst() { sets.join(Int(sum[0].variable), Int(term.variable)) }
    }
    guard !sums.isEmpty else { return unknowns.map { Group(unknowns: [$0]) } }
    var groups: [Group] = []
    var numbers = [Int32](repeating: -1, count: variableCount)
    for unknown in unknowns {
      let root = sets.root(of: Int(unknown))
      if numbers[root] >= 0 {
        groups[Int(numbers[root])].unknowns.append(unknown)
      } else {
        numbers[root] = Int32(groups.count)
        groups.append(Group(unknowns: [unknown]))
      }
    }
    for (place, sum) in sums.enumerated() {
      let root = sets.root(of: Int(sum[0].variable))
      groups[Int(numbers[root])].sums.append(Int32(place))
    }
    return groups
  }
}
