extension Tableau {
  /// Pivots: one variable enters the basis and another one leaves it.
  ///
  /// Fixed variables are left out of the rows that change.
  ///
  /// - Throws: ``SolverError/overflow`` if a number outgrows a double, ``SolverError/tooLarge``.
  mutating func pivot(
    _ entering: Int32, leaving: Int32, _ work: inout WorkLimit
  ) throws(SolverError) {
    let place = Int(rowOf[Int(leaving)])
    let old = rows[place].terms
    guard let pivot = old.place(of: entering) else { return }
    let factor = 1 / old[pivot].coefficient
    guard factor.isFinite else { throw .overflow }
    var solved: [LinearProblem.Term] = []
    solved.reserveCapacity(old.count)
    for term in old where term.variable != entering && !isFixed(term.variable) {
      solved.append(LinearProblem.Term(term.variable, -term.coefficient * factor))
    }
    let spot = solved.firstIndex { $0.variable > leaving } ?? solved.count
    solved.insert(LinearProblem.Term(leaving, factor), at: spot)
    guard solved.allSatisfy(\.coefficient.isFinite) else { throw .overflow }
    rows[place] = Row(variable: entering, terms: solved)
    rowOf[Int(leaving)] = -1
    rowOf[Int(entering)] = Int32(place)
    let touched = columnRows[Int(entering)]
    columnRows[Int(entering)] = []
    columnRows[Int(leaving)] = [Int32(place)]
    try work.spend(4 * old.count + 16)
    for row in touched where Int(row) != place {
      try substitute(solved, for: entering, in: Int(row), &work)
    }
  }

  /// Substitutes the entering variable in a row.
  private mutating func substitute(
    _ solved: [LinearProblem.Term], for entering: Int32, in row: Int, _ work: inout WorkLimit
  ) throws(SolverError) {
    let old = rows[row].terms
    guard let place = old.place(of: entering) else { return }
    try work.spend(4 * (old.count + solved.count) + 16)
    let factor = old[place].coefficient
    var new: [LinearProblem.Term] = []
    new.reserveCapacity(old.count + solved.count)
    var next = 0
    for term in old where term.variable != entering && !isFixed(term.variable) {
      while next < solved.count, solved[next].variable < term.variable {
        append(solved[next], times: factor, to: &new, row: row)
        next += 1
      }
      guard next < solved.count, solved[next].variable == term.variable else {
        new.append(term)
        continue
      }
      let part = factor * solved[next].coefficient
      let sum = term.coefficient + part
      if abs(sum) > Tolerance.noise * (abs(term.coefficient) + abs(part)) {
        new.append(LinearProblem.Term(term.variable, sum))
      }
      next += 1
    }
    for term in solved[next...] { append(term, times: factor, to: &new, row: row) }
    guard new.allSatisfy(\.coefficient.isFinite) else { throw .overflow }
    rows[row].terms = new
  }

  private mutating func append(
    _ term: LinearProblem.Term, times factor: Double, to terms: inout [LinearProblem.Term],
    row: Int
  ) {
    let coefficient = factor * term.coefficient
    guard coefficient != 0 else { return }
    terms.append(LinearProblem.Term(term.variable, coefficient))
    columnRows[Int(term.variable)].append(Int32(row))
  }
}
