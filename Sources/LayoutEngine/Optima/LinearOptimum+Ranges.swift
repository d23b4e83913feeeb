extension LinearOptimum {
  /// The range of a variable over all optima.
  func extent(of variable: Int, _ work: inout WorkLimit) throws(SolverError) -> Extent {
    guard mayVary(variable) else {
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
      if parts.count > 1 { try join(parts.map({ $0.index }), &work) }
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
}
