/// Why the solver can't solve a problem; never the learner's mistake.
package enum SolverError: Error, Hashable, Sendable {
  /// A number of a row is infinite or not a number; rows are counted from 0.
  case rowNotFinite(Int)
  /// A row contains a variable that the problem doesn't have.
  case unknownVariable(Int32, row: Int)
  /// A number outgrew what a double can hold while the problem was solved.
  case overflow
  /// The coefficients differ so much in size that a double loses the small ones beside the large.
  case badlyScaled
  /// The problem takes more arithmetic than is allowed.
  case tooLarge
  /// The violation at a level seemed to fall without end, although it can't be negative.
  case unbounded(level: Int)
  /// The values that were found don't satisfy a required row.
  case residual(row: Int, off: Double)
  /// A nonnegative variable came out negative.
  case negative(variable: Int, value: Double)
  /// A value in the range of a variable turned out to belong to no optimum.
  case lostOptimum(variable: Int, value: Double)
  /// A set of required rows that was known to be infeasible turned out to have a solution.
  case noConflict
  /// A constraint is about an item that isn't in the scene.
  case unknownItem(ItemID, constraint: Int)
  /// The two items of a constraint have no common ancestor, so they have no coordinates in common.
  case noCommonAncestor(constraint: Int)
}

extension SolverError: CustomStringConvertible {
  /// The case with its numbers, as it is printed where the grader fails.
  package var description: String {
    switch self {
    case .rowNotFinite(let row): "rowNotFinite(\(row))"
    case .unknownVariable(let variable, let row): "unknownVariable(\(variable), row: \(row))"
    case .overflow: "overflow"
    case .badlyScaled: "badlyScaled"
    case .tooLarge: "tooLarge"
    case .unbounded(let level): "unbounded(level: \(level))"
    case .residual(let row, let off): "residual(row: \(row), off: \(off))"
    case .negative(let variable, let value): "negative(variable: \(variable), value: \(value))"
    case .lostOptimum(let variable, let value):
      "lostOptimum(variable: \(variable), value: \(value))"
    case .noConflict: "noConflict"
    case .unknownItem(let item, let constraint):
      "unknownItem(\(item.index), constraint: \(constraint))"
    case .noCommonAncestor(let constraint): "noCommonAncestor(constraint: \(constraint))"
    }
  }
}

/// The amount of arithmetic that a search may still do.
///
/// It counts numbers touched and never time, so that every machine stops at the same point.
package struct WorkLimit: Hashable, Sendable {
  /// The usual limit: several times what the largest layouts need, some seconds in a release build.
  package static let usual = WorkLimit(600_000_000)

  /// The limit for an answer, which may be written to take long: many times what the largest
  /// exercise needs, and some hundredths of a second in a release build.
  package static let ofAnswer = WorkLimit(20_000_000)

  private var remaining: Int

  init(_ steps: Int) { remaining = steps }

  /// Subtracts steps from the limit.
  mutating func spend(_ steps: Int) throws(SolverError) {
    remaining -= steps
    guard remaining >= 0 else { throw .tooLarge }
  }
}
