/// The problem that is left after elimination: unknowns, sums of unknowns, and their breakpoints.
///
/// A row with one unknown becomes a breakpoint of that unknown's cost, so it takes no row of a
/// tableau. Rows with the same sum of unknowns become breakpoints of one sum.
struct ReducedProblem: Sendable {
  /// The number of the problem's variables; sum i counts as variable number `variableCount + i`.
  let variableCount: Int
  /// Sums of two unknowns or more, scaled so that the largest coefficient is 1.
  private(set) var sums: [[LinearProblem.Term]] = []
  private(set) var breakpoints: [Breakpoint] = []
  private var numbers: [[LinearProblem.Term]: Int32] = [:]
  /// The levels that occur, in rising order; the first is 0.
  private let levels: [UInt32]

  init(_ problem: LinearProblem) {
    variableCount = problem.variableCount
    var levels: [UInt32] = [0]
    let optional = problem.heads.lazy.map(\.level).filter { $0 > 0 }
    for level in optional.sorted() where level != levels.last {
      levels.append(level)
    }
    self.levels = levels
  }

  /// The index of a level among those that occur.
  private func rank(of level: UInt32) -> Int32 {
    var low = 0
    var high = levels.count - 1
    while low < high {
      let middle = (low + high) / 2
      if levels[middle] < level { low = middle + 1 } else { high = middle }
    }
    return Int32(low)
  }

  /// Adds the lower bound 0 of a variable.
  mutating func addNonnegativity(_ variable: Int32) {
    breakpoints.append(.nonnegativity(of: variable))
  }

  /// Adds a row `expression relation 0`.
  ///
  /// - Returns: `false` if the row is required, has no unknowns and isn't satisfied.
  /// - Throws: ``SolverError/overflow`` if a number outgrows a double.
  mutating func add(
    _ expression: Affine, _ relation: Relation, level: UInt32, row: Int32
  ) throws(SolverError) -> Bool {
    guard let lead = expression.terms.max(by: { abs($0.coefficient) < abs($1.coefficient) }) else {
      let off = abs(relation.violation(of: expression.constant))
      return level > 0 || off <= Tolerance.same * (1 + expression.size)
    }
    let position = -expression.constant / lead.coefficient
    guard position.isFinite else { throw .overflow }
    let turned = lead.coefficient > 0 ? relation : relation.turned
    let weight = abs(lead.coefficient)
    breakpoints.append(
      Breakpoint(
        variable: variable(of: expression.terms, lead: lead), position: position + 0,
        level: rank(of: level), costBelow: turned == .lessThanOrEqual ? 0 : weight,
        costAbove: turned == .greaterThanOrEqual ? 0 : weight,
        tolerance: Tolerance.same * (1 + expression.size) / weight, row: row))
    return true
  }

  /// Adds a row `terms + constant relation 0`.
  mutating func add(
    _ terms: ArraySlice<LinearProblem.Term>, constant: Double, size: Double, _ relation: Relation,
    level: UInt32, row: Int32
  ) throws(SolverError) -> Bool {
    try add(
      Affine(terms: Array(terms), constant: constant, size: size), relation, level: level, row: row)
  }

  private mutating func variable(
    of terms: [LinearProblem.Term], lead: LinearProblem.Term
  ) -> Int32 {
    guard terms.count > 1 else { return lead.variable }
    let sum = terms.map { LinearProblem.Term($0.variable, $0.coefficient / lead.coefficient) }
    if let number = numbers[sum] { return number }
    let number = Int32(variableCount + sums.count)
    numbers[sum] = number
    sums.append(sum)
    return number
  }
}
