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
    guard let index = parts.first?.index else {
      guard Tolerance.same(rest, 0) else { throw .lostOptimum(variable: variable, value: value) }
      return
    }
    if parts.count > 1 { join(parts.map(\.index)) }
    // Taken out of the array meanwhile, so that it isn't copied.
    var component = components[index]
    components[index] = .merged
    defer { components[index] = component }
    switch component {
    case .merged: break
    case .single(let unknown, let extent):
      let value = rest / expression.terms[0].coefficient
      let nearest = min(max(value, extent.lowest), extent.highest)
      guard Tolerance.same(value, nearest) else {
        throw .lostOptimum(variable: variable, value: value)
      }
      component = .single(unknown, Extent(lowest: nearest, highest: nearest))
    case .coupled(var tableau):
      component = .merged
      let hasOptimum = try tableau.fix(expression.terms, at: rest, &work)
      component = .coupled(tableau)
      guard hasOptimum else { throw .lostOptimum(variable: variable, value: value) }
    }
  }

  /// Notes that a variable has its final value.
  mutating func setFinalValue(of variable: Int, to value: Double) {
    mayVary[variable] = false
    values[variable] = value
  }

  /// Merges several components into the first of them.
  private mutating func join(_ indices: [Int]) {
    var joined: Tableau?
    for index in indices {
      let tableau: Tableau
      switch components[index] {
      case .merged: continue
      case .single(let unknown, let extent): tableau = Tableau(unknown, in: extent)
      case .coupled(let coupled): tableau = coupled
      }
      components[index] = .merged
      for unknown in tableau.unknowns { self.componentOf[Int(unknown)] = Int32(indices[0]) }
      if joined?.join(tableau) == nil { joined = tableau }
    }
    if let joined { components[indices[0]] = .coupled(joined) }
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
