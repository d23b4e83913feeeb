import LayoutEngine

/// Our solver from rows: what it takes without the model.
struct RowSolver: Contestant {
  private let sheet: Sheet
  private var problem: LinearProblem

  init(_ sheet: Sheet) {
    self.sheet = sheet
    problem = Self.problem(sheet)
  }

  /// The rows of the sheet, and an equation for each variable that is held.
  private static func problem(_ sheet: Sheet) -> LinearProblem {
    var rows: [LinearProblem.Row] = []
    rows.reserveCapacity(sheet.rows.count + sheet.held.count)
    for row in sheet.rows {
      let terms = sheet.terms[row.terms].map { LinearProblem.Term($0.variable, $0.coefficient) }
      rows.append(
        LinearProblem.Row(terms, .numbered(row.relation), row.constant, level: row.level))
    }
    for held in sheet.held {
      rows.append(LinearProblem.Row([LinearProblem.Term(held.variable, 1)], .equal, held.value))
    }
    return LinearProblem(
      isNonnegative: Array(repeating: false, count: sheet.variableCount), rows: rows)
  }

  func values() throws -> [Double]? {
    guard case .optimal(let optimum) = try problem.outcome() else { return nil }
    return optimum.values
  }

  mutating func hold(_ values: [Double]) throws -> [Double]? {
    for (place, value) in values.enumerated() {
      problem.rows[sheet.rows.count + place].constant = value
    }
    return try self.values()
  }

  mutating func churn(_ row: Int) throws -> [Double]? {
    let removed = problem.rows.remove(at: row)
    _ = try values()
    problem.rows.insert(removed, at: row)
    return try values()
  }
}

extension Relation {
  /// The relation with a number of the sheet.
  static func numbered(_ number: Int) -> Relation {
    number < 0 ? .lessThanOrEqual : number > 0 ? .greaterThanOrEqual : .equal
  }
}
