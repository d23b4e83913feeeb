extension LinearOptimum {
  /// From where to where a variable goes in all optima.
  ///
  /// - Throws: ``SolverError`` if the arithmetic gives way or the work is more than allowed.
  func extent(of variable: Int, _ work: inout Work) throws(SolverError) -> Extent {
    guard mayMove[variable] else {
      return Extent(lowest: values[variable], highest: values[variable])
    }
    return try extent(of: [LinearProblem.Term(Int32(variable), 1)], &work)
  }

  /// From where to where a sum of scaled variables goes in all optima.
  ///
  /// - Throws: ``SolverError`` if the arithmetic gives way or the work is more than allowed.
  func extent(
    of terms: [LinearProblem.Term], _ work: inout Work
  ) throws(SolverError) -> Extent {
    let expression = try expression(of: terms, &work)
    var lowest = expression.constant
    var highest = expression.constant
    for (home, terms) in parts(of: expression) {
      let extent = try components[home].extent(of: terms, &work)
      lowest += extent.lowest
      highest += extent.highest
    }
    return Extent(lowest: lowest, highest: highest)
  }

  /// Takes only the optima in which a variable has a value; the values aren't looked at yet.
  ///
  /// - Throws: ``SolverError`` if no optimum has the value, or the arithmetic gives way.
  mutating func fix(
    _ variable: Int, at value: Double, _ work: inout Work
  ) throws(SolverError) {
    let expression = try expression(of: [LinearProblem.Term(Int32(variable), 1)], &work)
    let rest = value - expression.constant
    let parts = parts(of: expression)
    guard let home = parts.first?.home else {
      guard Tolerance.same(rest, 0) else { throw .lostOptimum(variable: variable, value: value) }
      return
    }
    if parts.count > 1 { join(parts.map(\.home)) }
    // Taken out for the while, so that it isn't copied.
    var component = components[home]
    components[home] = .gone
    defer { components[home] = component }
    switch component {
    case .gone: break
    case .alone(let unknown, let extent):
      let value = rest / expression.terms[0].coefficient
      let nearest = min(max(value, extent.lowest), extent.highest)
      guard Tolerance.same(value, nearest) else {
        throw .lostOptimum(variable: variable, value: value)
      }
      component = .alone(unknown, Extent(lowest: nearest, highest: nearest))
    case .coupled(var tableau):
      component = .gone
      let isKept = try tableau.fix(expression.terms, at: rest, &work)
      component = .coupled(tableau)
      guard isKept else { throw .lostOptimum(variable: variable, value: value) }
    }
  }

  /// Says that a variable has its final value.
  mutating func hold(_ variable: Int, at value: Double) {
    mayMove[variable] = false
    values[variable] = value
  }

  /// Makes one component of several, in the place of the first.
  private mutating func join(_ homes: [Int]) {
    var joined: Tableau?
    for home in homes {
      let tableau: Tableau
      switch components[home] {
      case .gone: continue
      case .alone(let unknown, let extent): tableau = Tableau(unknown, in: extent)
      case .coupled(let coupled): tableau = coupled
      }
      components[home] = .gone
      for unknown in tableau.unknowns { self.homes[Int(unknown)] = Int32(homes[0]) }
      if joined?.join(tableau) == nil { joined = tableau }
    }
    if let joined { components[homes[0]] = .coupled(joined) }
  }

  /// The terms of each component, by rising component.
  private func parts(
    of expression: Affine
  ) -> [(home: Int, terms: [LinearProblem.Term])] {
    var parts: [(home: Int, terms: [LinearProblem.Term])] = []
    let sorted = expression.terms.map { (home: Int(homes[Int($0.variable)]), term: $0) }
      .sorted { ($0.home, $0.term.variable) < ($1.home, $1.term.variable) }
    for (home, term) in sorted {
      if parts.last?.home == home {
        parts[parts.count - 1].terms.append(term)
      } else {
        parts.append((home, [term]))
      }
    }
    return parts
  }

  /// A sum of scaled variables in terms of unknowns that may still move.
  private func expression(
    of sum: [LinearProblem.Term], _ work: inout Work
  ) throws(SolverError) -> Affine {
    var unknowns: [LinearProblem.Term] = []
    var constant = 0.0
    // Definitions still to be put in, the one that was made first at the end: what a definition
    // speaks of was defined later, so that each is put in once.
    var pending: [LinearProblem.Term] = []
    for term in sum { insert(term, into: &pending) }
    while let term = pending.popLast() {
      try work.spend(1)
      let place = places[Int(term.variable)]
      guard mayMove[Int(term.variable)] else {
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
    let place = places[Int(term.variable)]
    var spot = pending.count
    while spot > 0, places[Int(pending[spot - 1].variable)] < place, place >= 0 { spot -= 1 }
    if spot > 0, pending[spot - 1].variable == term.variable {
      let sum = pending[spot - 1].coefficient + term.coefficient
      pending[spot - 1] = LinearProblem.Term(term.variable, sum)
    } else {
      pending.insert(term, at: spot)
    }
  }
}
