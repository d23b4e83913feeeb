import LayoutEngine

/// Our solver from rows: what it takes without the model.
struct RowSolver: Contestant {
  private let sheet: Sheet
  private var problem: LinearProblem
  private var parametric: ParametricProblem

  init(_ sheet: Sheet) {
    self.sheet = sheet
    problem = LinearProblem(
      isNonnegative: sheet.isNonnegative, heads: sheet.heads, terms: sheet.sparseTerms)
    parametric = ParametricProblem(
      problem, parameters: (sheet.rows.count, sheet.rows.count + 1))
  }

  func values() throws -> [Double]? {
    guard case .optimal(let optimum) = try problem.outcome() else { return nil }
    return optimum.values
  }

  mutating func hold(_ values: [Double]) throws -> [Double]? {
    try parametric.values(at: values[0], values[1])
  }

  mutating func churn(_ row: Int) throws -> [Double]? {
    let removed = problem.remove(row)
    _ = try values()
    problem.insert(removed, at: row)
    return try values()
  }
}

extension Relation {
  /// The relation with a number of the sheet.
  static func numbered(_ number: Int) -> Relation {
    number < 0 ? .lessThanOrEqual : number > 0 ? .greaterThanOrEqual : .equal
  }
}
