extension Core {
  /// What was found out about the unknowns.
  enum Finding: Sendable {
    /// The components, and for every unknown its component.
    case components([Component], homes: [Int32])
    /// Rows that can't all hold.
    case contradiction([Int32])
  }

  /// Solves the groups of unknowns that share no sum, each for itself.
  ///
  /// - Parameters:
  ///   - unknowns: The variables that no equation defines, by rising number.
  ///   - work: What is left to be spent.
  /// - Returns: The components at their optima, or a contradiction.
  /// - Throws: ``SolverError`` if the arithmetic gives way.
  func solved(
    unknowns: [Int32], _ work: inout Work
  ) throws(SolverError) -> Finding {
    guard !unknowns.isEmpty else {
      return .components([], homes: [Int32](repeating: -1, count: variableCount))
    }
    let (order, starts) = kinksByOwner()
    let groups = groups(of: unknowns)
    var homes = [Int32](repeating: -1, count: variableCount)
    var components: [Component] = []
    components.reserveCapacity(groups.count)
    for group in groups {
      for unknown in group.unknowns { homes[Int(unknown)] = Int32(components.count) }
      if group.sums.isEmpty {
        let owner = Int(group.unknowns[0])
        let own = order[starts[owner]..<starts[owner + 1]].map { kinks[Int($0)] }
        try work.spend(1 + own.count)
        switch Extent.best(for: own) {
        case .extent(let extent): components.append(.alone(group.unknowns[0], extent))
        case .contradiction(let rows): return .contradiction(rows)
        }
        continue
      }
      var tableau = Tableau(
        unknowns: group.unknowns, sums: group.sums.map { sums[Int($0)] },
        kinks: (group.unknowns + group.sums.map { $0 + Int32(variableCount) }).map { owner in
          order[starts[Int(owner)]..<starts[Int(owner) + 1]].map { kinks[Int($0)] }
        })
      if let rows = try tableau.optimise(&work) { return .contradiction(rows) }
      components.append(.coupled(tableau))
    }
    return .components(components, homes: homes)
  }

  /// The kinks sorted by owner: places, and where each owner's begin.
  private func kinksByOwner() -> (order: [Int32], starts: [Int]) {
    var starts = [Int](repeating: 0, count: variableCount + sums.count + 1)
    for kink in kinks { starts[Int(kink.owner) + 1] += 1 }
    for owner in 1..<starts.count { starts[owner] += starts[owner - 1] }
    var next = starts
    var order = [Int32](repeating: 0, count: kinks.count)
    for (place, kink) in kinks.enumerated() {
      order[next[Int(kink.owner)]] = Int32(place)
      next[Int(kink.owner)] += 1
    }
    return (order, starts)
  }

  private struct Group {
    var unknowns: [Int32]
    var sums: [Int32] = []
  }

  /// The unknowns and sums in groups that have nothing in common, by their first unknown.
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
