/// One optimum of a linear problem, with the set of all other optima.
package struct LinearOptimum: Sendable {
  package internal(set) var values: [Double]
  let problem: LinearProblem
  /// Eliminated variables in terms of the unknowns.
  let definitions: Definitions
  var components: [Component]
  /// By variable: the index of its component, or -1 if it was eliminated.
  var componentOf: [Int32]
  /// By variable: whether it may have another value in another optimum, as far as is known; empty if
  /// none may.
  var mayVary: [Bool] = []

  init(
    of problem: LinearProblem, definitions: Definitions, components: [Component],
    componentOf: [Int32]
  ) throws(SolverError) {
    self.problem = problem
    self.definitions = definitions
    self.components = components
    self.componentOf = componentOf
    values = []
    values = try checkedValues()
    if !isCertainlyUnique { mayVary = variablesThatMayVary() }
  }

  /// The only optimum, which has these values.
  init(of problem: LinearProblem, at values: [Double]) {
    self.problem = problem
    definitions = Definitions()
    components = []
    componentOf = []
    self.values = values
  }

  /// Whether there is certainly no other optimum; `false` means that there may be others.
  package var isCertainlyUnique: Bool { !components.contains { $0.mayHaveOtherOptima } }

  package func mayVary(_ variable: Int) -> Bool { !mayVary.isEmpty && mayVary[variable] }

  /// The range of a variable over all optima.
  package func extent(of variable: Int) throws(SolverError) -> Extent {
    var work = problem.workLimit
    return try extent(of: variable, &work)
  }

  /// Keeps only the optima in which a variable has a value, and moves to one of them.
  ///
  /// The value has to lie in the variable's range.
  ///
  /// - Throws: ``SolverError`` if no optimum has the value, or the arithmetic fails.
  package mutating func fix(_ variable: Int, at value: Double) throws(SolverError) {
    var work = problem.workLimit
    try fix(variable, at: value, &work)
    values = try checkedValues()
  }

  private func variablesThatMayVary() -> [Bool] {
    var mayVary = [Bool](repeating: false, count: values.count)
    for variable in values.indices where componentOf[variable] >= 0 {
      mayVary[variable] = components[Int(componentOf[variable])]
        .mayVary([LinearProblem.Term(Int32(variable), 1)])
    }
    for place in definitions.definitions.indices.reversed() {
      mayVary[Int(definitions.definitions[place].variable)] = definitions.terms(of: place).contains
      {
        mayVary[Int($0.variable)]
      }
    }
    for variable in values.indices where !definitions.aliases[variable].isKnown {
      mayVary[variable] = mayVary[Int(definitions.aliases[variable].root)]
    }
    return mayVary
  }
}

extension LinearOptimum {
  /// The values of all variables, after checking that they satisfy every required row.
  func checkedValues() throws(SolverError) -> [Double] {
    guard !definitions.aliases.isEmpty else { return values }
    var values = [Double](repeating: 0, count: problem.variableCount)
    for variable in values.indices where componentOf[variable] >= 0 {
      values[variable] = components[Int(componentOf[variable])].value(of: Int32(variable))
    }
    definitions.complete(&values)
    try problem.check(&values, definitions)
    return values
  }
}

extension LinearOptimum {
  /// A linear expression in terms of the unknowns that may still vary.
  func expression(
    of sum: [LinearProblem.Term], _ work: inout WorkLimit
  ) throws(SolverError) -> Affine {
    var unknowns: [LinearProblem.Term] = []
    var constant = 0.0
    // Definitions still to be substituted, the earliest one at the end: a definition only contains
    // variables that were defined later, so each definition is substituted once.
    var pending: [LinearProblem.Term] = []
    for term in sum { insert(term, into: &pending, &constant) }
    while let term = pending.popLast() {
      try work.spend(1)
      guard let place = definitions.place(of: term.variable) else {
        unknowns.append(term)
        continue
      }
      constant += term.coefficient * definitions.definitions[place].offset.value
      for part in definitions.terms(of: place) {
        insert(
          LinearProblem.Term(part.variable, part.coefficient * term.coefficient), into: &pending,
          &constant)
      }
    }
    let terms = Affine.collected(unknowns)
    guard constant.isFinite, terms.allSatisfy({ $0.coefficient.isFinite }) else { throw .overflow }
    return Affine(terms: terms, constant: constant)
  }

  /// Adds a term to those that wait for their definition, or its value to the constant.
  private func insert(
    _ term: LinearProblem.Term, into pending: inout [LinearProblem.Term], _ constant: inout Double
  ) {
    guard mayVary(Int(term.variable)) else {
      constant += term.coefficient * values[Int(term.variable)]
      return
    }
    let alias = definitions.aliases[Int(term.variable)]
    guard alias.root == term.variable else {
      constant += term.coefficient * alias.offset.value
      let root = LinearProblem.Term(alias.root, term.coefficient * alias.scale)
      return insert(root, into: &pending, &constant)
    }
    let place = definitions.place(of: term.variable) ?? -1
    var spot = pending.count
    while spot > 0, place >= 0, (definitions.place(of: pending[spot - 1].variable) ?? -1) < place {
      spot -= 1
    }
    if spot > 0, pending[spot - 1].variable == term.variable {
      let sum = pending[spot - 1].coefficient + term.coefficient
      pending[spot - 1] = LinearProblem.Term(term.variable, sum)
    } else {
      pending.insert(term, at: spot)
    }
  }
}

extension LinearOptimum {
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
