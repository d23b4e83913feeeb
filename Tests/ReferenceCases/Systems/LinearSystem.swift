package import LayoutEngine

/// A linear system as text gives it: rows with priorities, and what is known of its optimum.
package struct LinearSystem: Sendable {
  /// What another solver found.
  package enum Known: Hashable, Sendable {
    /// No values satisfy all required rows.
    case infeasible
    /// The sums of the violations that remain, from the highest optional priority down.
    case violations([Double])
  }

  /// The line of the text with which the system begins, counted from 1.
  package let line: Int
  /// The rows, about variables that are all free.
  ///
  /// The level of a row is the rank of its priority; 1000 has the level 0.
  package let problem: LinearProblem
  /// `nil` if the text doesn't say.
  package let known: Known?

  package init(line: Int, rows: [LinearProblem.Row], variableCount: Int, known: Known?) {
    self.line = line
    self.known = known
    problem = LinearProblem(
      isNonnegative: Array(repeating: false, count: variableCount), rows: rows)
  }

  /// The least level that has no row.
  var levelCount: Int { 1 + (problem.rows.map { Int($0.level) }.max() ?? 0) }

  /// The sums of the violations of the optional rows, from the highest priority down.
  package func violations(at values: [Double]) -> [Double] {
    var sums = [Double](repeating: 0, count: levelCount)
    for row in problem.rows { sums[Int(row.level)] += abs(row.violation(at: values)) }
    return Array(sums.dropFirst())
  }

  /// The same system with some of its required rows and none of the others.
  package func keeping(_ rows: [Int]) -> LinearProblem {
    LinearProblem(isNonnegative: problem.isNonnegative, rows: rows.map { problem.rows[$0] })
  }
}
