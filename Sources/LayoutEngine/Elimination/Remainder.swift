/// What the first pass of the elimination left, in terms of free variables: equations that define
/// nothing at once, inequalities, optional rows, and the nearest bounds of free variables.
struct Remainder: Sendable {
  /// A row `sum relation 0`.
  struct Row: Sendable {
    /// Where its terms end among those of all rows.
    let end: Int32
    let relation: Relation
    let level: UInt32
    /// The row of the problem; of a bound the number of rows plus the bounded variable.
    let source: Int32
    let offset: Offset
  }

  /// The equations first, as long as no step has used them.
  private(set) var rows: [Row] = []
  private(set) var terms: [LinearProblem.Term] = []
  /// The number of equations among the rows.
  private(set) var equationCount = 0

  /// Reduces what is left of a problem.
  ///
  /// - Parameters:
  ///   - pass: The first pass, at its end.
  ///   - work: The limit on the arithmetic.
  /// - Throws: ``SolverError/overflow`` if a number outgrows a double, ``SolverError/tooLarge``.
  init(of pass: inout EquationPass, _ work: inout WorkLimit) throws(SolverError) {
    rows.reserveCapacity(pass.rows.count)
    terms.reserveCapacity(pass.rows.terms.count)
    for row in 0..<pass.rows.count where pass.isWaiting[row] { try add(row, &pass, &work) }
    equationCount = rows.count
    for row in 0..<pass.rows.count where !pass.rows.heads[row].isRequiredEquation {
      try add(row, &pass, &work)
    }
  }

  private mutating func add(
    _ row: Int, _ pass: inout EquationPass, _ work: inout WorkLimit
  ) throws(SolverError) {
    try pass.reduce(row, &work)
    let head = pass.rows.heads[row]
    // Without free variables an optional row says nothing any more.
    if pass.reduced.count == 0, head.level > 0 { return }
    for place in 0..<pass.reduced.count {
      terms.append(
        LinearProblem.Term(pass.reduced.variables[place], pass.reduced.coefficients[place]))
    }
    end(head.relation, level: head.level, from: Int32(row), pass.reduced.offset)
  }

  /// Ends a row: its terms are those that were added since the row before it.
  private mutating func end(
    _ relation: Relation, level: UInt32, from source: Int32, _ offset: Offset
  ) {
    let start = rows.last.map { Int($0.end) } ?? 0
    if terms.count - start > 1 { terms[start...].sort { $0.variable < $1.variable } }
    rows.append(
      Row(
        end: Int32(terms.count), relation: relation, level: level, source: source, offset: offset))
  }

  /// Adds a bound: `sum >= 0`, in one free variable.
  mutating func addBound(_ bound: VariableBound, from source: Int32) {
    terms.append(LinearProblem.Term(bound.variable, bound.coefficient))
    end(.greaterThanOrEqual, level: 0, from: source, bound.offset)
  }

  /// The terms of a row, by rising variable.
  func terms(of row: Int) -> ArraySlice<LinearProblem.Term> {
    terms[(row == 0 ? 0 : Int(rows[row - 1].end))..<Int(rows[row].end)]
  }
}

extension Remainder {
  /// A row after the elimination: `expression relation 0`.
  struct RestRow {
    let expression: Affine
    let relation: Relation
    let level: UInt32
    let source: Int32
  }

  /// Uses up equations as definitions of variables.
  ///
  /// - Parameters:
  ///   - definitions: Where the definitions are added.
  ///   - work: The limit on the arithmetic.
  /// - Returns: The rows that are left, or the source of a row that conflicts with others.
  /// - Throws: ``SolverError/overflow`` if a number outgrows a double, ``SolverError/tooLarge``.
  func eliminated(
    into definitions: inout Definitions, _ work: inout WorkLimit
  ) throws(SolverError) -> (rows: [RestRow], conflicting: Int32?) {
    let count = definitions.aliases.count
    var isUsed = [Bool](repeating: false, count: rows.count)
    if equationCount > 0 {
      var peel = Peel(self, variableCount: count)
      try peel.run(into: &definitions)
      isUsed = peel.isUsed
    }
    guard isUsed[..<equationCount].contains(false) else {
      return (
        rows.indices.filter { !isUsed[$0] }.map { row(expression(of: $0), at: $0) }, nil
      )
    }
    var elimination = MarkowitzElimination(self, isUsed: isUsed, variableCount: count)
    let conflicting = try elimination.run(&work)
    for definition in elimination.definitions {
      let expression = definition.expression
      var offset = Offset(expression.constant)
      offset.size = expression.size
      try definitions.define(
        definition.variable, as: expression.terms, plus: offset,
        by: rows[Int(definition.row)].source)
    }
    if let conflicting { return ([], rows[Int(conflicting)].source) }
    return (
      rows.indices.filter { elimination.statuses[$0] != .used }
        .map { row(elimination.rows[$0], at: $0) }, nil
    )
  }

  private func expression(of row: Int) -> Affine {
    Affine(
      terms: Array(terms(of: row)), constant: rows[row].offset.value, size: rows[row].offset.size)
  }

  private func row(_ expression: Affine, at place: Int) -> RestRow {
    RestRow(
      expression: expression, relation: rows[place].relation, level: rows[place].level,
      source: rows[place].source)
  }
}
