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
    var list = ComponentList(variableCount: variableCount)
    try work.spend(breakpoints.count + unknowns.count)
    var (sorted, starts) = breakpointsByVariable()
    let groups = groups(of: unknowns)
    var locals = [Int32](repeating: 0, count: sumCount > 0 ? variableCount : 0)
    list.reserve(groups.count)
    for group in groups.indices {
      let (members, sums) = (groups.unknowns(of: group), groups.sums(of: group))
      guard sums.isEmpty else {
        for (place, unknown) in members.enumerated() { locals[Int(unknown)] = Int32(place) }
        var simplex = try simplex(members, sums, locals, sorted, starts, &work)
        if let rows = try simplex.optimise(&work) { return .infeasible(rows) }
        try list.addOptima(of: simplex, &work)
        continue
      }
      let variable = members[members.startIndex]
      let own = starts[Int(variable)]..<starts[Int(variable) + 1]
      switch sorted.withUnsafeMutableBufferPointer({
        Extent.best(for: UnsafeMutableBufferPointer(rebasing: $0[own]))
      }) {
      case .extent(let extent, _): list.add(.single(variable, extent), of: members)
      case .infeasible(let rows): return .infeasible(rows)
      }
    }
    return .components(list.components, componentOf: list.componentOf)
  }

  /// The simplex of a group, at its starting basis.
  private func simplex(
    _ unknowns: ArraySlice<Int32>, _ sums: ArraySlice<Int32>, _ locals: [Int32],
    _ sorted: [Breakpoint], _ starts: [Int], _ work: inout WorkLimit
  ) throws(SolverError) -> RevisedSimplex {
    var matrix = SparseMatrix(columnCount: unknowns.count)
    var own: [Breakpoint] = []
    var ends: [Int] = []
    ends.reserveCapacity(unknowns.count + sums.count)
    for unknown in unknowns {
      own += sorted[starts[Int(unknown)]..<starts[Int(unknown) + 1]]
      ends.append(own.count)
    }
    for sum in sums {
      for term in sumTerms[terms(of: Int(sum))] {
        matrix.append(term.coefficient, column: locals[Int(term.variable)])
      }
      matrix.finishRow()
      let variable = variableCount + Int(sum)
      own += sorted[starts[variable]..<starts[variable + 1]]
      ends.append(own.count)
    }
    matrix.indexColumns()
    return try RevisedSimplex(
      unknowns: Array(unknowns), matrix, breakpoints: own, ends: ends, &work)
  }

  /// The breakpoints sorted by variable, with ranked levels, and where those of each variable begin.
  private func breakpointsByVariable() -> (sorted: [Breakpoint], starts: [Int]) {
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

  /// The connected groups of unknowns and sums, ordered by their first unknown.
  private func groups(of unknowns: [Int32]) -> UnknownGroups {
    guard sumCount > 0 else { return UnknownGroups(singles: unknowns) }
    var sets = DisjointSets(count: variableCount)
    for sum in 0..<sumCount {
      let terms = terms(of: sum)
      let first = Int(sumTerms[terms.lowerBound].variable)
      for place in terms.dropFirst() { sets.join(first, Int(sumTerms[place].variable)) }
    }
    return UnknownGroups(
      unknowns, roots: unknowns.map { sets.root(of: Int($0)) },
      sumRoots: (0..<sumCount).map { sum in
        sets.root(of: Int(sumTerms[terms(of: sum).lowerBound].variable))
      }, rootCount: variableCount)
  }
}
