import LayoutEngine

/// Our solver from rows: what it takes without the model.
struct RowSolver: Contestant {
  private let sheet: Sheet
  private let problem: LinearProblem
  /// Made when a row is removed for the first time.
  private var changing: ChangingProblem?
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
    // Taken out meanwhile, so that it isn't copied.
    var rows = changing ?? ChangingProblem(problem)
    changing = nil
    defer { changing = rows }
    let removed = rows.remove(row)
    _ = try rows.optimum()
    rows.insert(removed, at: row)
    return try rows.optimum()
  }
}

extension Relation {
  /// The relation with a number of the sheet.
  static func numbered(_ number: Int) -> Relation {
    number < 0 ? .lessThanOrEqual : number > 0 ? .greaterThanOrEqual : .equal
  }
}
