/// A linear problem with its required equations gone: a tableau of the unknowns that are left.
struct Presolve {
  /// For every variable of the problem its sum of the tableau's variables.
  let expressions: [Affine]
  /// The tableau before the first pivot.
  var tableau: Tableau

  private enum Kind {
    /// The equations leave no unknown in the row, and it is kept or can't be helped.
    case settled
    /// A required row without unknowns that doesn't hold.
    case broken
    /// The row has unknowns.
    case open
  }

  /// Prepares a problem, or gives nothing if the required rows contradict each other already.
  ///
  /// - Throws: ``SolverFault/overflow`` if a number outgrows a double.
  init?(of problem: LinearProblem) throws(SolverFault) {
    var elimination = Elimination(neverNegative: problem.neverNegative)
    // What is known outright first, so that it never has to be carried along as an unknown.
    let equations = problem.rows.filter { $0.level == 0 && $0.relation == .equal }
    for row in equations.filter({ $0.terms.count <= 1 })
      + equations.filter({ $0.terms.count > 1 })
    {
      guard try elimination.add(row) else { return nil }
    }
    let unknowns = problem.neverNegative.indices.filter { elimination.solved[$0] == nil }
    var places = [Int32](repeating: -1, count: problem.variableCount)
    for (place, unknown) in unknowns.enumerated() { places[unknown] = Int32(place) }
    expressions = problem.neverNegative.indices.map { variable in
      Self.renumbered(
        elimination.solved[variable]
          ?? Affine(terms: [LinearProblem.Term(Int32(variable), 1)]), by: places)
    }
    let levels = Self.levels(of: problem)
    tableau = Tableau(
      unknowns: unknowns.map { problem.neverNegative[$0] ? .size : .free },
      levelCount: levels.count)
    for (variable, isSize) in problem.neverNegative.enumerated()
    where isSize && elimination.solved[variable] != nil {
      guard add(expressions[variable], .greaterThanOrEqual, rank: 0) else { return nil }
    }
    for row in problem.rows where row.level != 0 || row.relation != .equal {
      let expression = Self.renumbered(try elimination.reduced(row), by: places)
      let rank = levels.firstIndex(of: row.level) ?? 0
      guard add(expression, row.relation, rank: rank) else { return nil }
    }
  }

  /// Adds a row `expression relation 0` to the tableau, unless nothing in it is unknown.
  ///
  /// - Returns: Whether the row can hold or need not.
  private mutating func add(_ expression: Affine, _ relation: Relation, rank: Int) -> Bool {
    switch kind(of: expression, relation, rank: rank) {
    case .settled: return true
    case .broken: return false
    case .open: break
    }
    // An inequality is turned so that the broken side is the negative one.
    let turned = relation == .lessThanOrEqual ? expression.negated : expression
    let above: Tableau.Charge = relation == .equal ? .level(rank) : .nothing
    tableau.add(turned, charges: Tableau.Charges(below: .level(rank), above: above))
    return true
  }

  private func kind(of expression: Affine, _ relation: Relation, rank: Int) -> Kind {
    guard expression.terms.isEmpty else { return .open }
    let off = abs(relation.violation(of: expression.constant))
    return rank > 0 || off <= Tolerance.same * (1 + expression.size) ? .settled : .broken
  }

  /// The levels that occur, in order; 0 is always among them.
  private static func levels(of problem: LinearProblem) -> [UInt32] {
    var levels: [UInt32] = [0]
    for level in problem.rows.map(\.level).sorted() where level != levels.last {
      levels.append(level)
    }
    return levels
  }

  private static func renumbered(_ expression: Affine, by places: [Int32]) -> Affine {
    Affine(
      terms: expression.terms.map {
        LinearProblem.Term(places[Int($0.variable)], $0.coefficient)
      },
      constant: expression.constant, size: expression.size)
  }
}
