/// Gaussian elimination of required equations (presolve): each one defines a variable by others.
///
/// Most layouts are triangular. So equations with one or two unknowns go first, whatever their
/// order, then column singletons (variables that occur in one row only), then other equations as
/// long as the fill-in stays small. A definition is never rewritten later: the values are
/// substituted at the end, in reverse order. So a chain of n equations takes about n steps.
/// Equations that remain are left to the simplex method.
struct Elimination: Sendable {
  /// A variable, expressed by others with the help of an equation.
  struct Definition: Sendable {
    let variable: Int32
    /// The equation.
    let row: Int32
    /// The value of the variable, in variables that are defined later or never.
    let expression: Affine
  }

  /// What a row can still be used for.
  enum Status: Sendable {
    /// A required equation that can still define a variable.
    case equation
    /// An inequality or an optional row.
    case other
    /// An equation that defines a variable, or whose unknowns are all known.
    case used
  }

  /// Every row as left minus right side, in variables that aren't defined.
  ///
  /// After the problem's rows come the expressions of nonnegative variables, at least 0.
  var rows: [Affine] = []
  private(set) var statuses: [Status] = []
  private(set) var definitions: [Definition] = []
  /// By variable: the index of its definition, or -1.
  private(set) var definitionOf: [Int32]
  private(set) var trace: Trace
  let isNonnegative: [Bool]
  /// By variable: the rows that contain it, and some that no longer do.
  var columnRows: AdjacencyLists
  /// By variable: the number of rows that contain it.
  var columnCounts: [Int32]
  /// By row: how many of its variables have known values that aren't substituted yet.
  var knownCounts: [Int32]
  /// By row: the last variable that was substituted in it.
  var replaced: [Int32]
  var queue = EquationQueue()
  /// Variables that occurred in only one row when they were added here.
  var columnSingletons: [Int32] = []
  var sum: AffineAccumulator

  /// The cost of reading or rewriting a row, besides its terms, in the units of the work limit.
  static let stepsPerRow = 64

  /// Longer rows aren't rewritten for every variable whose value becomes known.
  static let fewTerms = 8

  /// How many terms the use of one equation may add to all rows together (fill-in).
  private static let mostFill = 16

  /// Copies the rows of a problem.
  ///
  /// - Throws: ``SolverError/overflow`` if a number outgrows a double.
  init(_ problem: LinearProblem) throws(SolverError) {
    let count = problem.variableCount
    isNonnegative = problem.isNonnegative
    definitionOf = [Int32](repeating: -1, count: count)
    columnRows = AdjacencyLists(count: count)
    columnCounts = [Int32](repeating: 0, count: count)
    knownCounts = [Int32](repeating: 0, count: problem.rowCount)
    replaced = [Int32](repeating: -1, count: problem.rowCount)
    trace = Trace(rowCount: problem.rowCount)
    sum = AffineAccumulator(variableCount: count)
    rows.reserveCapacity(problem.rowCount)
    statuses.reserveCapacity(problem.rowCount)
    for (index, head) in problem.heads.enumerated() {
      for term in problem.terms[problem.termRange(ofRow: index)] {
        sum.add(term.variable, times: term.coefficient)
      }
      sum.add(-head.constant)
      append(try Self.finite(sum.take()), head.isRequiredEquation ? .equation : .other)
      if head.isRequiredEquation {
        queue.add(Int32(index), length: rows[index].terms.count)
      }
    }
    columnSingletons = (0..<Int32(count)).filter { columnCounts[Int($0)] == 1 }
  }

  /// The variables that no equation defines, by rising number.
  var unknowns: [Int32] {
    definitionOf.indices.compactMap { definitionOf[$0] < 0 ? Int32($0) : nil }
  }

  private mutating func append(_ expression: Affine, _ status: Status) {
    let row = Int32(rows.count)
    for term in expression.terms {
      columnRows.add(row, to: term.variable)
      columnCounts[Int(term.variable)] += 1
    }
    rows.append(expression)
    statuses.append(status)
  }

  /// Uses up equations as long as the fill-in stays small.
  ///
  /// - Returns: A row that conflicts with those that were substituted into it, or `nil`.
  /// - Throws: ``SolverError/overflow`` if a number outgrows a double, ``SolverError/tooLarge``.
  mutating func run(_ work: inout WorkLimit) throws(SolverError) -> Int32? {
    try work.spend(Self.stepsPerRow * rows.count)
    while true {
      if let next = queue.next(upTo: 2) {
        if isCurrent(next), try !use(next.row, &work) { return next.row }
      } else if let variable = columnSingletons.popLast() {
        if let row = singletonRow(of: variable), try !use(row, for: variable, &work) { return row }
      } else if let next = queue.next() {
        if isCurrent(next), try !use(next.row, &work) { return next.row }
      } else {
        for row in rows.indices where knownCounts[row] > 0 { try dropKnown(row, &work) }
        return nil
      }
    }
  }

  private func isCurrent(_ entry: EquationQueue.Entry) -> Bool {
    let row = Int(entry.row)
    return statuses[row] == .equation
      && rows[row].terms.count - Int(knownCounts[row]) == entry.length
  }

  /// The equation that is the only row with a variable, if there is one.
  private func singletonRow(of variable: Int32) -> Int32? {
    guard columnCounts[Int(variable)] == 1, definitionOf[Int(variable)] < 0 else { return nil }
    var link = columnRows.first(of: variable)
    while link >= 0 {
      let (row, next) = columnRows.step(link)
      if statuses[Int(row)] == .equation, rows[Int(row)].place(of: variable) != nil { return row }
      link = next
    }
    return nil
  }

  /// Uses an equation up, unless that causes too much fill-in.
  ///
  /// - Returns: Whether it can be satisfied.
  private mutating func use(
    _ row: Int32, for wanted: Int32? = nil, _ work: inout WorkLimit
  ) throws(SolverError) -> Bool {
    let place = Int(row)
    if knownCounts[place] > 0 { try dropKnown(place, &work) }
    let rest = rows[place]
    if rest.terms.isEmpty {
      statuses[place] = .used
      return abs(rest.constant) <= Tolerance.same * (1 + rest.size)
    }
    guard let pivot = pivot(in: rest, for: wanted) else { return true }
    let factor = -1 / pivot.coefficient
    for term in rest.terms where term.variable != pivot.variable {
      sum.add(term.variable, times: term.coefficient * factor)
    }
    sum.add(rest.constant * factor)
    statuses[place] = .used
    for term in rest.terms { release(term.variable) }
    return try define(pivot.variable, try Self.finite(sum.take()), by: row, &work)
  }

  /// The pivot of an equation: the variable in the fewest other rows (Markowitz's rule).
  ///
  /// Small coefficients aren't used. A lower bound of 0 counts as one more row. Among equals the
  /// last one is taken, because the variables that many rows contain tend to come early.
  private func pivot(in expression: Affine, for wanted: Int32?) -> LinearProblem.Term? {
    var largest = 0.0
    for term in expression.terms { largest = max(largest, abs(term.coefficient)) }
    var best: LinearProblem.Term?
    var fewest = Int32.max
    for term in expression.terms
    where abs(term.coefficient) >= Tolerance.pivotThreshold * largest
      && (wanted == nil || wanted == term.variable)
    {
      let place = Int(term.variable)
      let others = columnCounts[place] - 1 + (isNonnegative[place] ? 1 : 0)
      guard others <= fewest else { continue }
      fewest = others
      best = term
    }
    // If only one other row contains the variable, there are fewer terms afterwards than before.
    let fill = Int(fewest) * (expression.terms.count - 2)
    let isShort = fewest <= 1 || expression.terms.count <= 2 || fill <= Self.mostFill
    return isShort ? best : nil
  }

  /// Notes that one row fewer contains a variable.
  mutating func release(_ variable: Int32) {
    columnCounts[Int(variable)] -= 1
    if columnCounts[Int(variable)] == 1 { columnSingletons.append(variable) }
  }

  /// Substitutes an expression for a variable in all rows.
  ///
  /// - Returns: `false` if the variable is nonnegative and its value turns out negative.
  private mutating func define(
    _ variable: Int32, _ expression: Affine, by row: Int32, _ work: inout WorkLimit
  ) throws(SolverError) -> Bool {
    let definition = Definition(variable: variable, row: row, expression: expression)
    let place = Int32(definitions.count)
    definitions.append(definition)
    definitionOf[Int(variable)] = place
    var link = columnRows.first(of: variable)
    while link >= 0 {
      let (user, next) = columnRows.step(link)
      link = next
      guard statuses[Int(user)] != .used, replaced[Int(user)] != variable,
        let term = rows[Int(user)].place(of: variable)
      else { continue }
      replaced[Int(user)] = variable
      trace.note(place, in: user)
      if expression.terms.isEmpty {
        try substitute(expression.constant, forTerm: term, in: Int(user), &work)
      } else {
        try rewrite(Int(user), with: definition, forTerm: term, &work)
      }
    }
    guard isNonnegative[Int(variable)] else { return true }
    if expression.terms.isEmpty {
      return expression.constant >= -Tolerance.same * (1 + expression.size)
    }
    trace.addRow()
    knownCounts.append(0)
    replaced.append(-1)
    trace.note(place, in: Int32(rows.count))
    append(expression, .other)
    return true
  }

  static func finite(_ expression: Affine) throws(SolverError) -> Affine {
    guard expression.isFinite else { throw .overflow }
    return expression
  }
}
