extension LinearOptimum {
  /// The range of a variable over all optima.
  func extent(of variable: Int, _ work: inout WorkLimit) throws(SolverError) -> Extent {
    guard mayVary[variable] else {
      return Extent(lowest: values[variable], highest: values[variable])
    }
    return try extent(of: [LinearProblem.Term(Int32(variable), 1)], &work)
  }

  /// The range of a linear expression over all optima.
  func extent(
    of terms: [LinearProblem.Term], _ work: inout WorkLimit
  ) throws(SolverError) -> Extent {
    var search = self
    return try search.search(extentOf: terms, &work)
  }

  /// The range of a linear expression over all optima; the components move to other optima.
  ///
  /// The values stay as they are. Searches one after the other start where the last one ended.
  ///
  /// - Throws: ``SolverError`` if the arithmetic fails.
  mutating func search(
    extentOf terms: [LinearProblem.Term], _ work: inout WorkLimit
  ) throws(SolverError) -> Extent {
    let expression = try expression(of: terms, &work)
    var lowest = expression.constant
    var highest = expression.constant
    for (index, terms) in parts(of: expression) {
      let extent = try components[index].extent(of: terms, &work)
      lowest += extent.lowest
      highest += extent.highest
    }
    return Extent(lowest: lowest, highest: highest)
  }

  /// Keeps only the optima in which a variable has a value; the values aren't updated yet.
  ///
  /// - Throws: ``SolverError`` if no optimum has the value, or the arithmetic fails.
  mutating func fix(
    _ variable: Int, at value: Double, _ work: inout WorkLimit
  ) throws(SolverError) {
    let expression = try expression(of: [LinearProblem.Term(Int32(variable), 1)], &work)
    let rest = value - expression.constant
    let parts = parts(of: expression)
    let hasOptimum: Bool
    if let index = parts.first?.index {
      if parts.count > 1 { try join(parts.map(\.index), &work) }
      hasOptimum = try components[index].fix(expression.terms, at: rest, &work)
    } else {
      hasOptimum = Tolerance.same(rest, 0)
    }
    guard hasOptimum else { throw .lostOptimum(variable: variable, value: value) }
  }

  /// Notes that a variable has its final value.
  mutating func setFinalValue(of variable: Int, to value: Double) {
    mayVary[variable] = false
    values[variable] = value
  }

  /// Merges several components into the first of them.
  private mutating func join(
    _ indices: [Int], _ work: inout WorkLimit
  ) throws(SolverError) {
    let faces = indices.compactMap { components[$0].face }
    guard let first = faces.first else { return }
    let all = faces.dropFirst().reduce(first) { $0.joined(with: $1) }
    for index in indices { components[index] = .merged }
    for unknown in all.unknowns { componentOf[Int(unknown)] = Int32(indices[0]) }
    guard let simplex = try RevisedSimplex(all, &work) else {
      throw .lostOptimum(variable: Int(all.unknowns[0]), value: values[Int(all.unknowns[0])])
    }
    components[indices[0]] = .coupled(simplex)
  }

  /// The expression's terms by component, in rising order.
  private func parts(
    of expression: Affine
  ) -> [(index: Int, terms: [LinearProblem.Term])] {
    var parts: [(index: Int, terms: [LinearProblem.Term])] = []
    let sorted = expression.terms.map { (index: Int(componentOf[Int($0.variable)]), term: $0) }
      .sorted { ($0.index, $0.term.variable) < ($1.index, $1.term.variable) }
    for (index, term) in sorted {
      if parts.last?.index == index {
        parts[parts.count - 1].terms.append(term)
      } else {
        parts.append((index, [term]))
      }
    }
    return parts
  }

  /// A linear expression in terms of the unknowns that may still vary.
  private func expression(
    of sum: [LinearProblem.Term], _ work: inout WorkLimit
  ) throws(SolverError) -> Affine {
    var unknowns: [LinearProblem.Term] = []
    var constant = 0.0
    // Definitions still to be substituted, the earliest one at the end: a definition only contains
    // variables that were defined later, so each definition is substituted once.
    var pending: [LinearProblem.Term] = []
    for term in sum { insert(term, into: &pending) }
    while let term = pending.popLast() {
      try work.spend(1)
      let place = definitionOf[Int(term.variable)]
      guard mayVary[Int(term.variable)] else {
        constant += term.coefficient * values[Int(term.variable)]
        continue
      }
      guard place >= 0 else {
        unknowns.append(term)
        continue
      }
      let expression = definitions[Int(place)].expression
      constant += term.coefficient * expression.constant
      for part in expression.terms {
        insert(
          LinearProblem.Term(part.variable, part.coefficient * term.coefficient), into: &pending)
      }
    }
    let terms = Affine.collected(unknowns)
    guard constant.isFinite, terms.allSatisfy(\.coefficient.isFinite) else { throw .overflow }
    return Affine(terms: terms, constant: constant)
  }

  private func insert(_ term: LinearProblem.Term, into pending: inout [LinearProblem.Term]) {
    let place = definitionOf[Int(term.variable)]
    var spot = pending.count
    while spot > 0, definitionOf[Int(pending[spot - 1].variable)] < place, place >= 0 { spot -= 1 }
    if spot > 0, pending[spot - 1].variable == term.variable {
      let sum = pending[spot - 1].coefficient + term.coefficient
      pending[spot - 1] = LinearProblem.Term(term.variable, sum)
    } else {
      pending.insert(term, at: spot)
    }
  }
}
