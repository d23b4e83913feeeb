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
  /// A group needs no simplex if the best values of its unknowns are also best for its sums: then no
  /// unknown and no sum can cost less at any level.
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
    try work.spend(breakpoints.count + sumTerms.count + unknowns.count)
    var best = SeparateBest(self)
    if let rows = best.setExtents(of: unknowns) { return .infeasible(rows) }
    let isStrained = (0..<sumCount).map { !best.isReached(by: sumTerms[terms(of: $0)], sum: $0) }
    let groups =
      isStrained.contains(true) ? groups(of: unknowns) : UnknownGroups(singles: unknowns)
    var locals = [Int32](repeating: 0, count: sumCount > 0 ? variableCount : 0)
    list.reserve(groups.count)
    for group in groups.indices {
      let (members, sums) = (groups.unknowns(of: group), groups.sums(of: group))
      guard sums.contains(where: { isStrained[Int($0)] }) else {
        for place in members.indices {
          list.add(
            .single(members[place], best.extents[Int(members[place])]), of: members[place...place])
        }
        continue
      }
      for (place, unknown) in members.enumerated() { locals[Int(unknown)] = Int32(place) }
      var simplex = try simplex(members, sums, locals, best, &work)
      if let rows = try simplex.optimise(&work) { return .infeasible(rows) }
      try list.addOptima(of: simplex, &work)
    }
    return .components(list.components, componentOf: list.componentOf)
  }

  /// The simplex of a group, at its starting basis.
  private func simplex(
    _ unknowns: ArraySlice<Int32>, _ sums: ArraySlice<Int32>, _ locals: [Int32],
    _ best: SeparateBest, _ work: inout WorkLimit
  ) throws(SolverError) -> RevisedSimplex {
    var matrix = SparseMatrix(columnCount: unknowns.count)
    var own: [Breakpoint] = []
    var ends: [Int] = []
    ends.reserveCapacity(unknowns.count + sums.count)
    for unknown in unknowns {
      own += best.breakpoints(of: Int(unknown))
      ends.append(own.count)
    }
    for sum in sums {
      for term in sumTerms[terms(of: Int(sum))] {
        matrix.append(term.coefficient, column: locals[Int(term.variable)])
      }
      matrix.finishRow()
      own += best.breakpoints(of: variableCount + Int(sum))
      ends.append(own.count)
    }
    matrix.indexColumns()
    return try RevisedSimplex(
      unknowns: Array(unknowns), matrix, breakpoints: own, ends: ends, &work)
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
