/// The rows that the first pass of the elimination left, in terms of free variables.
///
/// These are the equations that the pass couldn't use, inequalities, optional rows, and the nearest
/// bounds of free variables.
struct Remainder: Sendable {
  /// A row `sum relation 0`.
  struct Row: Sendable {
    /// Where its terms end among those of all rows.
    let end: Int32
    let relation: Relation
    let level: UInt32
    /// The row of the problem; of a bound the number of rows plus the bounded variable.
    let source: Int32
    let offset: Offset
  }

  /// The rows: first the equations that the first pass couldn't use, then all others.
  private(set) var rows: [Row] = []
  private(set) var terms: [LinearProblem.Term] = []
  private(set) var equationCount = 0

  /// Reduces what is left of a problem.
  ///
  /// - Parameters:
  ///   - pass: The first pass, at its end.
  ///   - work: The limit on the arithmetic.
  /// - Throws: ``SolverError/overflow`` if a number outgrows a double, ``SolverError/tooLarge``.
  init(of pass: inout EquationPass, _ work: inout WorkLimit) throws(SolverError) {
    rows.reserveCapacity(pass.rows.count)
    terms.reserveCapacity(pass.rows.terms.count)
    for row in 0..<pass.rows.count where pass.isWaiting[row] { try add(row, &pass, &work) }
    equationCount = rows.count
    for row in 0..<pass.rows.count where !pass.rows.heads[row].isRequiredEquation {
      try add(row, &pass, &work)
    }
  }

  private mutating func add(
    _ row: Int, _ pass: inout EquationPass, _ work: inout WorkLimit
  ) throws(SolverError) {
    try pass.reduce(row, &work)
    let head = pass.rows.heads[row]
    // Without free variables an optional row says nothing any more.
    if pass.reduced.count == 0, head.level > 0 { return }
    for place in 0..<pass.reduced.count {
      terms.append(
        LinearProblem.Term(pass.reduced.variables[place], pass.reduced.coefficients[place]))
    }
    end(head.relation, level: head.level, from: Int32(row), pass.reduced.offset)
  }

  /// Ends a row: its terms are those that were added since the row before it.
  private mutating func end(
    _ relation: Relation, level: UInt32, from source: Int32, _ offset: Offset
  ) {
    let start = rows.last.map { Int($0.end) } ?? 0
    sortTerms(from: start)
    rows.append(
      Row(
        end: Int32(terms.count), relation: relation, level: level, source: source, offset: offset))
  }

  private mutating func sortTerms(from start: Int) {
    guard terms.count - start <= Self.fewTerms else {
      terms[start...].sort { $0.variable < $1.variable }
      return
    }
    terms.withUnsafeMutableBufferPointer { terms in
      for place in start..<terms.count {
        var spot = place
        while spot > start, terms[spot - 1].variable > terms[spot].variable {
          terms.swapAt(spot - 1, spot)
          spot -= 1
        }
      }
    }
  }

  /// So many terms are sorted by inserting one after the other.
  private static let fewTerms = 8

  /// Adds a bound: `sum >= 0`, in one free variable.
  mutating func addBound(_ bound: VariableBound, from source: Int32) {
    terms.append(LinearProblem.Term(bound.variable, bound.coefficient))
    end(.greaterThanOrEqual, level: 0, from: source, bound.offset)
  }

  /// Where the terms of a row stand, by rising variable.
  func places(of row: Int) -> Range<Int> {
    (row == 0 ? 0 : Int(rows[row - 1].end))..<Int(rows[row].end)
  }

  /// The terms of a row, by rising variable.
  func terms(of row: Int) -> ArraySlice<LinearProblem.Term> { terms[places(of: row)] }
}

extension Remainder {
  /// Uses up equations as definitions of variables, and hands the other rows on.
  ///
  /// - Parameters:
  ///   - reduced: Where the rows that are left are added.
  ///   - definitions: Where the definitions are added.
  ///   - work: The limit on the arithmetic.
  /// - Returns: The source of a row that conflicts with those behind it, or `nil`.
  /// - Throws: ``SolverError/overflow`` if a number outgrows a double, ``SolverError/tooLarge``.
  func eliminate(
    into reduced: inout ReducedProblem, _ definitions: inout Definitions, _ work: inout WorkLimit
  ) throws(SolverError) -> Int32? {
    var isUsed = [Bool](repeating: false, count: rows.count)
    reduced.reserve(rows.count - equationCount)
    if equationCount > 0 {
      definitions.reserve(equationCount)
      var peel = Peel(self, variableCount: definitions.aliases.count)
      try peel.run(into: &definitions)
      isUsed = peel.isUsed
    }
    guard !isUsed[..<equationCount].contains(false) else {
      return try eliminateLong(isUsed, into: &reduced, &definitions, &work)
    }
    for (place, row) in rows.enumerated() where !isUsed[place] {
      let isFeasible = try reduced.add(
        terms(of: place), constant: row.offset.value, size: row.offset.size, row.relation,
        level: row.level, row: row.source)
      if !isFeasible { return row.source }
    }
    return nil
  }

  /// Uses up those equations that no earlier pass could use.
  private func eliminateLong(
    _ isUsed: [Bool], into reduced: inout ReducedProblem, _ definitions: inout Definitions,
    _ work: inout WorkLimit
  ) throws(SolverError) -> Int32? {
    var elimination = MarkowitzElimination(
      self, isUsed: isUsed, variableCount: definitions.aliases.count)
    let conflicting = try elimination.run(&work)
    for definition in elimination.definitions {
      let expression = definition.expression
      for term in expression.terms { try definitions.addTerm(term.variable, term.coefficient) }
      try definitions.define(
        definition.variable, plus: Offset(expression.constant, size: expression.size),
        by: rows[Int(definition.row)].source)
    }
    if let conflicting { return rows[Int(conflicting)].source }
    for (place, row) in rows.enumerated() where elimination.statuses[place] != .used {
      let expression = elimination.rows[place]
      let isFeasible = try reduced.add(
        expression.terms[...], constant: expression.constant, size: expression.size,
        row.relation, level: row.level, row: row.source)
      if !isFeasible { return row.source }
    }
    return nil
  }
}

/// The lower bound 0 of a variable, written as a condition on the free variable that determines it.
///
///     0.5 * Red.width - 20 >= 0
struct VariableBound {
  let variable: Int32
  let coefficient: Double
  let offset: Offset
  /// The variable that mustn't be negative.
  let bounded: Int32

  /// Where the free variable's bound lies.
  var position: Double { -offset.value / coefficient }
}

extension EquationPass {
  /// The nearest bounds of the free variables, by rising variable: of each at most one from below and
  /// one from above.
  ///
  /// - Returns: The bounds, or a known variable that is negative.
  func bounds() -> (bounds: [VariableBound], negative: Int32?) {
    // By variable: the variable that gives its nearest bound from below and from above, or -1.
    var nearest: [(lower: Int32, upper: Int32)] = []
    for variable in 0..<Int32(rows.isNonnegative.count) where rows.isNonnegative[Int(variable)] {
      let alias = forest.alias(of: variable)
      if alias.isKnown {
        if alias.offset.value < 0, !alias.offset.isZero { return ([], variable) }
        continue
      }
      if nearest.isEmpty { nearest = Array(repeating: (-1, -1), count: rows.isNonnegative.count) }
      let (position, root) = (bound(of: variable).position, Int(alias.root))
      let (lower, upper) = nearest[root]
      if alias.scale > 0 {
        if lower < 0 || position > bound(of: lower).position { nearest[root].lower = variable }
      } else if upper < 0 || position < bound(of: upper).position {
        nearest[root].upper = variable
      }
    }
    var bounds: [VariableBound] = []
    for (lower, upper) in nearest {
      if lower >= 0 { bounds.append(bound(of: lower)) }
      if upper >= 0 { bounds.append(bound(of: upper)) }
    }
    return (bounds, nil)
  }

  private func bound(of variable: Int32) -> VariableBound {
    let alias = forest.alias(of: variable)
    return VariableBound(
      variable: alias.root, coefficient: alias.scale, offset: alias.offset, bounded: variable)
  }
}
