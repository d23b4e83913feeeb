extension MarkowitzElimination {
  /// Substitutes a number for a variable.
  mutating func substitute(
    _ number: Double, forTerm term: Int, in row: Int, _ work: inout WorkLimit
  ) throws(SolverError) {
    if rows[row].terms.count > Self.fewTerms {
      knownCounts[row] += 1
      if 2 * Int(knownCounts[row]) >= rows[row].terms.count { try dropKnown(row, &work) }
    } else {
      try work.spend(Self.fewTerms)
      rows[row].add(rows[row].terms[term].coefficient * number)
      rows[row].terms.remove(at: term)
      guard rows[row].size.isFinite else { throw .overflow }
    }
    enqueue(row)
  }

  private mutating func enqueue(_ row: Int) {
    guard statuses[row] == .equation else { return }
    queue.add(Int32(row), length: rows[row].terms.count - Int(knownCounts[row]))
  }

  /// Substitutes the values of all known variables.
  mutating func dropKnown(_ row: Int, _ work: inout WorkLimit) throws(SolverError) {
    try work.spend(rows[row].terms.count)
    var rest = rows[row]
    rest.terms = []
    for term in rows[row].terms {
      if let value = knownValue(of: term.variable) {
        rest.add(term.coefficient * value)
      } else {
        rest.terms.append(term)
      }
    }
    guard rest.size.isFinite else { throw .overflow }
    rows[row] = rest
    knownCounts[row] = 0
  }

  private func knownValue(of variable: Int32) -> Double? {
    let place = definitionOf[Int(variable)]
    guard place >= 0 else { return nil }
    let expression = definitions[Int(place)].expression
    return expression.terms.isEmpty ? expression.constant : nil
  }

  /// Substitutes an expression for a variable.
  mutating func rewrite(
    _ row: Int, with definition: Definition, forTerm place: Int, _ work: inout WorkLimit
  ) throws(SolverError) {
    if knownCounts[row] > 0 { try dropKnown(row, &work) }
    let old = rows[row]
    guard let place = old.place(of: definition.variable) else { return }
    try work.spend(Self.stepsPerRow + 8 * (old.terms.count + definition.expression.terms.count))
    for term in old.terms where term.variable != definition.variable {
      sum.add(term.variable, times: term.coefficient)
    }
    sum.add(old.constant)
    sum.add(definition.expression, times: old.terms[place].coefficient)
    var new = try Self.finite(sum.take())
    // Digits that were lost to rounding stay lost, however small the numbers get.
    new.size = max(new.size, old.size)
    rows[row] = new
    recount(from: old.terms, to: new.terms, row: Int32(row))
    enqueue(row)
  }

  private mutating func recount(
    from old: [LinearProblem.Term], to new: [LinearProblem.Term], row: Int32
  ) {
    var place = 0
    for term in new {
      while place < old.count, old[place].variable < term.variable {
        release(old[place].variable)
        place += 1
      }
      if place < old.count, old[place].variable == term.variable {
        place += 1
      } else {
        columnCounts[Int(term.variable)] += 1
        columnRows.add(row, to: term.variable)
      }
    }
    for term in old[place...] { release(term.variable) }
  }
}
