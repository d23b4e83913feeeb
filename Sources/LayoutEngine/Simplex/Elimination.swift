/// Required equations, used up one by one to express variables by others.
///
/// Most of a layout is triangular: equations with one or two unknowns go first, whatever their
/// order, then variables that only one equation speaks of, then others as long as no row grows
/// much. What a variable is expressed by is never rewritten later: values are put in at the end, in
/// the opposite order. So a chain of n equations takes about n steps. Equations that remain are
/// left to the simplex.
struct Elimination: Sendable {
  /// A variable that an equation expresses by others.
  struct Definition: Sendable {
    let variable: Int32
    /// The equation.
    let row: Int32
    /// What the variable equals, in variables that are defined later or never.
    let expression: Affine
  }

  /// What has become of a row.
  enum Standing: Sendable {
    /// A required equation that can still define a variable.
    case equation
    /// Something that has to be kept or is wished for.
    case other
    /// Used up.
    case used
  }

  /// Every row as left minus right side, in variables that aren't defined.
  ///
  /// After the problem's rows follow the sums that replaced sizes, which aren't negative.
  var rows: [Affine] = []
  private(set) var standings: [Standing] = []
  private(set) var definitions: [Definition] = []
  /// By variable: the place of its definition, or -1.
  private(set) var places: [Int32]
  private(set) var trace: Trace
  let neverNegative: [Bool]
  /// By variable: the rows that speak of it, and some that no longer do.
  var users: Links
  /// By variable: how many rows speak of it.
  var counts: [Int32]
  /// By row: how many of its terms are of known variables, still to be added to the constant.
  var knownCounts: [Int32]
  /// By row: the last variable that was replaced in it.
  var replaced: [Int32]
  var queue = EquationQueue()
  /// Variables that only one row spoke of when they were put here.
  var lonely: [Int32] = []
  var sum: AffineSum

  /// What taking a row in or writing it anew counts for, beside its terms.
  static let stepsPerRow = 64

  /// A row of more terms isn't rewritten for every variable that becomes known.
  static let fewTerms = 8

  /// How many terms the use of one equation may add to the rows, all together.
  private static let mostFill = 16

  /// Takes the rows of a problem in.
  ///
  /// - Throws: ``SolverError/overflow`` if a number outgrows a double.
  init(_ problem: LinearProblem) throws(SolverError) {
    let count = problem.variableCount
    neverNegative = problem.neverNegative
    places = [Int32](repeating: -1, count: count)
    users = Links(count: count)
    counts = [Int32](repeating: 0, count: count)
    knownCounts = [Int32](repeating: 0, count: problem.rows.count)
    replaced = [Int32](repeating: -1, count: problem.rows.count)
    trace = Trace(rowCount: problem.rows.count)
    sum = AffineSum(variableCount: count)
    rows.reserveCapacity(problem.rows.count)
    standings.reserveCapacity(problem.rows.count)
    for (index, row) in problem.rows.enumerated() {
      for term in row.terms { sum.add(term.variable, times: term.coefficient) }
      sum.add(-row.constant)
      append(try Self.finite(sum.take()), row.isRequiredEquation ? .equation : .other)
      if row.isRequiredEquation {
        queue.add(Int32(index), length: rows[index].terms.count)
      }
    }
    lonely = (0..<Int32(count)).filter { counts[Int($0)] == 1 }
  }

  /// The variables that no equation defines, by rising number.
  var unknowns: [Int32] { places.indices.compactMap { places[$0] < 0 ? Int32($0) : nil } }

  private mutating func append(_ expression: Affine, _ standing: Standing) {
    let row = Int32(rows.count)
    for term in expression.terms {
      users.add(row, to: term.variable)
      counts[Int(term.variable)] += 1
    }
    rows.append(expression)
    standings.append(standing)
  }

  /// Uses up equations as long as it pays.
  ///
  /// - Returns: A row that can't hold together with those from which it was made, or `nil`.
  /// - Throws: ``SolverError/overflow`` if a number outgrows a double, ``SolverError/tooLarge``.
  mutating func run(_ work: inout Work) throws(SolverError) -> Int32? {
    try work.spend(Self.stepsPerRow * rows.count)
    while true {
      if let next = queue.next(upTo: 2) {
        if isCurrent(next), try !use(next.row, &work) { return next.row }
      } else if let variable = lonely.popLast() {
        if let row = onlyEquation(of: variable), try !use(row, for: variable, &work) { return row }
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
    return standings[row] == .equation
      && rows[row].terms.count - Int(knownCounts[row]) == entry.length
  }

  /// The equation that alone speaks of a variable, if there is one.
  private func onlyEquation(of variable: Int32) -> Int32? {
    guard counts[Int(variable)] == 1, places[Int(variable)] < 0 else { return nil }
    var link = users.first(of: variable)
    while link >= 0 {
      let (row, next) = users.step(link)
      if standings[Int(row)] == .equation, rows[Int(row)].place(of: variable) != nil { return row }
      link = next
    }
    return nil
  }

  /// Uses an equation up, unless that would make other rows long.
  ///
  /// - Returns: Whether it can hold.
  private mutating func use(
    _ row: Int32, for wanted: Int32? = nil, _ work: inout Work
  ) throws(SolverError) -> Bool {
    let place = Int(row)
    if knownCounts[place] > 0 { try dropKnown(place, &work) }
    let rest = rows[place]
    if rest.terms.isEmpty {
      standings[place] = .used
      return abs(rest.constant) <= Tolerance.same * (1 + rest.size)
    }
    guard let pivot = pivot(in: rest, for: wanted) else { return true }
    let factor = -1 / pivot.coefficient
    for term in rest.terms where term.variable != pivot.variable {
      sum.add(term.variable, times: term.coefficient * factor)
    }
    sum.add(rest.constant * factor)
    standings[place] = .used
    for term in rest.terms { release(term.variable) }
    return try define(pivot.variable, try Self.finite(sum.take()), by: row, &work)
  }

  /// The term to solve for: the variable that the fewest other rows speak of.
  ///
  /// Small coefficients are left alone. That a size isn't negative counts as one more row. Among
  /// equals the last is taken: whatever many rows speak of tends to come early.
  private func pivot(in expression: Affine, for wanted: Int32?) -> LinearProblem.Term? {
    var largest = 0.0
    for term in expression.terms { largest = max(largest, abs(term.coefficient)) }
    var best: LinearProblem.Term?
    var fewest = Int32.max
    for term in expression.terms
    where abs(term.coefficient) >= Tolerance.preference * largest
      && (wanted == nil || wanted == term.variable)
    {
      let place = Int(term.variable)
      let others = counts[place] - 1 + (neverNegative[place] ? 1 : 0)
      guard others <= fewest else { continue }
      fewest = others
      best = term
    }
    // Where one other row is concerned, there are fewer terms afterwards than before.
    let fill = Int(fewest) * (expression.terms.count - 2)
    let isShort = fewest <= 1 || expression.terms.count <= 2 || fill <= Self.mostFill
    return isShort ? best : nil
  }

  mutating func release(_ variable: Int32) {
    counts[Int(variable)] -= 1
    if counts[Int(variable)] == 1 { lonely.append(variable) }
  }

  /// Expresses a variable by others in all rows.
  ///
  /// - Returns: Whether it can be so; a known size may be negative.
  private mutating func define(
    _ variable: Int32, _ expression: Affine, by row: Int32, _ work: inout Work
  ) throws(SolverError) -> Bool {
    let definition = Definition(variable: variable, row: row, expression: expression)
    let place = Int32(definitions.count)
    definitions.append(definition)
    places[Int(variable)] = place
    var link = users.first(of: variable)
    while link >= 0 {
      let (user, next) = users.step(link)
      link = next
      guard standings[Int(user)] != .used, replaced[Int(user)] != variable,
        let term = rows[Int(user)].place(of: variable)
      else { continue }
      replaced[Int(user)] = variable
      trace.note(place, in: user)
      if expression.terms.isEmpty {
        try put(expression.constant, forTerm: term, in: Int(user), &work)
      } else {
        try rewrite(Int(user), with: definition, forTerm: term, &work)
      }
    }
    guard neverNegative[Int(variable)] else { return true }
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

extension LinearProblem.Row {
  fileprivate var isRequiredEquation: Bool { level == 0 && relation == .equal }
}
