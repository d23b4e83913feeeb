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
