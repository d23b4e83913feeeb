/// What came of a file of oracle cases.
package struct OracleReport: Sendable {
  /// In the order of the file.
  package let results: [OracleResult]

  package init(_ results: [OracleResult]) { self.results = results }

  /// How many cases are right as they are.
  package var plainCount: Int { results.count { $0.plain.isRight } }
  /// How many cases are right with every other content size.
  package var stressedCount: Int { results.count { $0.stressed.isRight } }
  /// The largest distance from a stored number among the cases that are right, in points.
  package var worstError: Double {
    results.filter(\.isRight).map { max($0.plain.worstError, $0.stressed.worstError) }.max() ?? 0
  }
  /// The cases that differ and say why.
  package var explained: [OracleResult] { results.filter { $0.explanation != nil } }
  /// The cases that differ for no reason that they name.
  package var failed: [OracleResult] { results.filter { !$0.passes } }
  /// How many views had to be solved.
  package var solvedViews: Int { results.reduce(0) { $0 + $1.solvedViews } }
  /// How many of them are equal to the stored ones after pixel rounding.
  package var equalViews: Int { results.reduce(0) { $0 + $1.plain.equalViews } }
}
