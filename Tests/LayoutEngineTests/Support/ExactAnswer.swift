import LayoutEngine

/// What follows from a linear problem by exact arithmetic, found in another way than the solver's.
///
/// Nothing is eliminated: each row becomes an equation with a shortfall and an excess, variables
/// that may be negative become differences, and the levels are minimised one after the other, each
/// time shutting out what would spoil the levels before.
struct ExactAnswer {
  /// What is missed at each level, from level 1 on.
  let missed: [Double]
  /// From where to where each variable goes.
  let extents: [Extent]

  enum Outcome {
    case optimal(ExactAnswer)
    case infeasible
    /// A number didn't fit into 64 bits.
    case tooLarge
  }

  /// The answer for a problem whose numbers are all whole or halves, with levels up to `lastLevel`.
  static func outcome(of problem: LinearProblem, lastLevel: UInt32) -> Outcome {
    do {
      return try answer(to: problem, lastLevel: lastLevel).map { .optimal($0) } ?? .infeasible
    } catch { return .tooLarge }
  }

  private static func answer(
    to problem: LinearProblem, lastLevel: UInt32
  ) throws(ExactTableau.Overflow) -> ExactAnswer? {
    let count = problem.variableCount
    var rows: [[Int]] = []
    var basis: [Int] = []
    for (index, row) in problem.rows.enumerated() {
      let (line, start) = equation(for: row, index: index, in: problem)
      rows.append(line)
      basis.append(start)
    }
    var tableau = ExactTableau(rows: rows, basis: basis)
    var missed: [Double] = []
    for level in 0...lastLevel {
      // A sum of violations is never below 0, so there is always a least one.
      guard let least = try tableau.minimise(costs(of: level, in: problem)) else { return nil }
      if level == 0, least.0 != 0 { return nil }
      // All rows are doubled, and with them what they miss.
      if level > 0 { missed.append(Double(least.0) / Double(least.1) / 2) }
    }
    var extents: [Extent] = []
    for variable in 0..<count {
      var costs = [Int](repeating: 0, count: 2 * count + 2 * problem.rows.count)
      costs[2 * variable] = 1
      if !problem.isNonnegative[variable] { costs[2 * variable + 1] = -1 }
      var low = tableau
      let lowest = try low.minimise(costs).map { Double($0.0) / Double($0.1) }
      var high = tableau
      let highest = try high.minimise(costs.map { -$0 }).map { -Double($0.0) / Double($0.1) }
      extents.append(Extent(lowest: lowest ?? -.infinity, highest: highest ?? .infinity))
    }
    return ExactAnswer(missed: missed, extents: extents)
  }

  /// Twice the row as terms + shortfall - excess = constant, turned so that the constant is >= 0.
  private static func equation(
    for row: LinearProblem.Row, index: Int, in problem: LinearProblem
  ) -> (line: [Int], basic: Int) {
    let count = 2 * problem.variableCount
    var line = [Int](repeating: 0, count: count + 2 * problem.rows.count + 1)
    for term in row.terms {
      let coefficient = Int(2 * term.coefficient)
      line[2 * Int(term.variable)] += coefficient
      // A variable that is never negative has no second column to speak of.
      if !problem.isNonnegative[Int(term.variable)] {
        line[2 * Int(term.variable) + 1] -= coefficient
      }
    }
    let shortfall = count + 2 * index
    line[shortfall] = 1
    line[shortfall + 1] = -1
    line[line.count - 1] = Int(2 * row.constant)
    guard row.constant < 0 else { return (line, shortfall) }
    return (line.map { -$0 }, shortfall + 1)
  }

  private static func costs(of level: UInt32, in problem: LinearProblem) -> [Int] {
    let count = 2 * problem.variableCount
    var costs = [Int](repeating: 0, count: count + 2 * problem.rows.count)
    for (index, row) in problem.rows.enumerated() where row.level == level {
      if row.relation != .lessThanOrEqual { costs[count + 2 * index] = 1 }
      if row.relation != .greaterThanOrEqual { costs[count + 2 * index + 1] = 1 }
    }
    return costs
  }
}
