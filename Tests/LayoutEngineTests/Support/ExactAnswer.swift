import LayoutEngine

/// What follows from a linear problem by exact arithmetic, found in another way than the solver's.
///
/// It is ``ExactProgram``, which knows scenes as well: nothing of the solver is in it.
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

  /// The answer for a problem with levels up to `lastLevel`.
  static func outcome(of problem: LinearProblem, lastLevel: UInt32) -> Outcome {
    do {
      let unknowns = problem.variableCount
      let each = try (0..<unknowns).map { try sum([LinearProblem.Term(Int32($0), 1)], 0, unknowns) }
      let bounds = each.indices.filter { problem.isNonnegative[$0] }.map {
        ExactProgram.Statement(sum: each[$0], relation: .greaterThanOrEqual, level: 0)
      }
      let rows = try problem.rows.map { row in
        ExactProgram.Statement(
          sum: try sum(row.terms, -row.constant, unknowns), relation: row.relation,
          level: Int(row.level))
      }
      let program = try ExactProgram(
        rows + bounds, unknowns: unknowns, levels: Int(lastLevel), wanted: each)
      guard let answer = try program.answer() else { return .infeasible }
      return .optimal(
        ExactAnswer(
          missed: answer.missed.map(\.double),
          extents: answer.extents.map {
            Extent(
              lowest: $0.lowest?.double ?? -.infinity, highest: $0.highest?.double ?? .infinity)
          }))
    } catch { return .tooLarge }
  }

  private static func sum(
    _ terms: [LinearProblem.Term], _ constant: Double, _ unknowns: Int
  ) throws -> ExactSum {
    var sum = ExactSum(try Fraction(constant), unknowns: unknowns)
    for term in terms {
      let held = sum.coefficients[Int(term.variable)]
      sum.coefficients[Int(term.variable)] = try held + Fraction(term.coefficient)
    }
    return sum
  }
}
