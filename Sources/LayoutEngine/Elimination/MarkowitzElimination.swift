/// The third pass of the elimination: Gaussian elimination of the equations that are left, in an order
/// that keeps the rows short.
///
/// Equations with one or two unknowns go first, whatever their order, then column singletons
/// (variables that occur in one row only), then other equations as long as the fill-in stays small. A
/// definition is never rewritten later: the values are substituted at the end, in reverse order.
/// Equations that remain are left to the simplex method.
///
/// Source: H. Markowitz, "The elimination form of the inverse", Management Science 1957.
struct MarkowitzElimination: Sendable {
  /// A variable, expressed by others with the help of an equation.
  struct Definition: Sendable {
    let variable: Int32
    /// The equation, as a row of the remainder.
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
  var rows: [Affine] = []
  private(set) var statuses: [Status] = []
  private(set) var definitions: [Definition] = []
  /// By variable: the index of its definition, or -1.
  private(set) var definitionOf: [Int32]
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

  /// Copies the rows that no earlier pass has used.
  init(_ remainder: Remainder, isUsed: [Bool], variableCount count: Int) {
    definitionOf = [Int32](repeating: -1, count: count)
    columnRows = AdjacencyLists(count: count)
    columnCounts = [Int32](repeating: 0, count: count)
    knownCounts = [Int32](repeating: 0, count: remainder.rows.count)
    replaced = [Int32](repeating: -1, count: remainder.rows.count)
    sum = AffineAccumulator(variableCount: count)
    rows.reserveCapacity(remainder.rows.count)
    statuses.reserveCapacity(remainder.rows.count)
    for (index, row) in remainder.rows.enumerated() {
      guard !isUsed[index] else {
        append(Affine(), .used)
        continue
      }
      let isEquation = index < remainder.equationCount
      append(
        Affine(
          terms: Array(remainder.terms(of: index)), constant: row.offset.value,
          size: row.offset.size), isEquation ? .equation : .other)
      if isEquation { queue.add(Int32(index), length: rows[index].terms.count) }
    }
    columnSingletons = (0..<Int32(count)).filter { columnCounts[Int($0)] == 1 }
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
    try define(pivot.variable, try Self.finite(sum.take()), by: row, &work)
    return true
  }

  /// The pivot of an equation: the variable in the fewest other rows (Markowitz's rule).
  ///
  /// A variable with a small coefficient isn't chosen. A bound counts as a row. Among equally good
  /// variables the last one is chosen, because variables that many rows contain tend to come early.
  private func pivot(in expression: Affine, for wanted: Int32?) -> LinearProblem.Term? {
    var largest = 0.0
    for term in expression.terms { largest = max(largest, abs(term.coefficient)) }
    var best: LinearProblem.Term?
    var fewest = Int32.max
    for term in expression.terms
    where abs(term.coefficient) >= Tolerance.pivotThreshold * largest
      && (wanted == nil || wanted == term.variable)
    {
      let others = columnCounts[Int(term.variable)] - 1
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

  private mutating func define(
    _ variable: Int32, _ expression: Affine, by row: Int32, _ work: inout WorkLimit
  ) throws(SolverError) {
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
      if expression.terms.isEmpty {
        try substitute(expression.constant, forTerm: term, in: Int(user), &work)
      } else {
        try rewrite(Int(user), with: definition, forTerm: term, &work)
      }
    }
  }

  static func finite(_ expression: Affine) throws(SolverError) -> Affine {
    guard expression.isFinite else { throw .overflow }
    return expression
  }
}

extension MarkowitzElimination {
  mutating func substitute(
    _ number: Double, forTerm term: Int, in row: Int, _ work: inout WorkLimit
  ) throws(SolverError) {
    if rows[row].terms.count > Self.fewTerms {
      knownCounts[row] += 1
      if 2 * Int(knownCounts[row]) >= rows[row].terms.count { try dropKnown(row, &work) }
    } else {
      try work.spend(Self.fewTerms)
      rows[row].add(rows[row].terms[term].coefficient * number)
      rows[row].terms.remove(at: term)
      guard rows[row].size.isFinite else { throw .overflow }
    }
    enqueue(row)
  }

  private mutating func enqueue(_ row: Int) {
    guard statuses[row] == .equation else { return }
    queue.add(Int32(row), length: rows[row].terms.count - Int(knownCounts[row]))
  }

  /// Substitutes the values of all known variables.
  mutating func dropKnown(_ row: Int, _ work: inout WorkLimit) throws(SolverError) {
    try work.spend(rows[row].terms.count)
    var rest = rows[row]
    rest.terms = []
    for term in rows[row].terms {
      if let value = knownValue(of: term.variable) {
        rest.add(term.coefficient * value)
      } else {
        rest.terms.append(term)
      }
    }
    guard rest.size.isFinite else { throw .overflow }
    rows[row] = rest
    knownCounts[row] = 0
  }

  private func knownValue(of variable: Int32) -> Double? {
    let place = definitionOf[Int(variable)]
    guard place >= 0 else { return nil }
    let expression = definitions[Int(place)].expression
    return expression.terms.isEmpty ? expression.constant : nil
  }

  /// Substitutes an expression for a variable.
  mutating func rewrite(
    _ row: Int, with definition: Definition, forTerm place: Int, _ work: inout WorkLimit
  ) throws(SolverError) {
    if knownCounts[row] > 0 { try dropKnown(row, &work) }
    let old = rows[row]
    guard let place = old.place(of: definition.variable) else { return }
    try work.spend(Self.stepsPerRow + 8 * (old.terms.count + definition.expression.terms.count))
    for term in old.terms where term.variable != definition.variable {
      sum.add(term.variable, times: term.coefficient)
    }
    sum.add(old.constant)
    sum.add(definition.expression, times: old.terms[place].coefficient)
    var new = try Self.finite(sum.take())
    // Digits that were lost to rounding stay lost, however small the numbers get.
    new.size = max(new.size, old.size)
    rows[row] = new
    recount(from: old.terms, to: new.terms, row: Int32(row))
    enqueue(row)
  }

  private mutating func recount(
    from old: [LinearProblem.Term], to new: [LinearProblem.Term], row: Int32
  ) {
    var place = 0
    for term in new {
      while place < old.count, old[place].variable < term.variable {
        release(old[place].variable)
        place += 1
      }
      if place < old.count, old[place].variable == term.variable {
        place += 1
      } else {
        columnCounts[Int(term.variable)] += 1
        columnRows.add(row, to: term.variable)
      }
    }
    for term in old[place...] { release(term.variable) }
  }
}

/// A row in terms of free variables: the scratch in which rows are reduced one after the other.
///
/// It is a sparse set: a variable's slot says where its term is, and is right only if the term there
/// is the variable's. So nothing has to be cleared between two rows.
struct ReducedRow {
  private let slots: UnsafeMutableBufferPointer<Int32>
  let variables: UnsafeMutableBufferPointer<Int32>
  let coefficients: UnsafeMutableBufferPointer<Double>
  private let sizes: UnsafeMutableBufferPointer<Double>
  /// The number of terms.
  private(set) var count = 0
  /// Left side minus right side, without the terms.
  private(set) var offset = Offset.zero

  /// - Parameters:
  ///   - variableCount: The number of variables.
  ///   - termCount: The most terms that a row has; reducing it doesn't add any.
  ///   - arena: Where the memory comes from.
  init(variableCount: Int, termCount: Int, _ arena: inout Arena) {
    slots = arena.buffer(variableCount, of: 0)
    variables = arena.buffer(termCount, as: Int32.self)
    coefficients = arena.buffer(termCount, as: Double.self)
    sizes = arena.buffer(termCount, as: Double.self)
  }

  /// How many bytes it takes from an arena, in four buffers.
  static func byteCount(variableCount: Int, termCount: Int) -> Int {
    4 * variableCount + 20 * termCount
  }

  /// Begins a row that only has a constant.
  mutating func begin(_ offset: Offset) {
    count = 0
    self.offset = offset
  }

  /// Adds a multiple of a variable.
  @inline(__always)
  mutating func add(_ variable: Int32, times factor: Double, in forest: AliasForest) {
    let alias = forest.alias(of: variable)
    guard alias.root != variable else { return add(free: variable, times: factor) }
    offset.add(alias.offset, times: factor)
    if !alias.isKnown { add(free: alias.root, times: factor * alias.scale) }
  }

  @inline(__always)
  private mutating func add(free variable: Int32, times factor: Double) {
    guard factor != 0 else { return }
    let slot = Int(slots[Int(variable)])
    if slot < count, variables[slot] == variable {
      coefficients[slot] += factor
      sizes[slot] += abs(factor)
    } else {
      slots[Int(variable)] = Int32(count)
      variables[count] = variable
      coefficients[count] = factor
      sizes[count] = abs(factor)
      count += 1
    }
  }

  /// Drops the terms that cancelled out.
  @inline(__always)
  mutating func end() throws(SolverError) {
    var kept = 0
    for place in 0..<count {
      let coefficient = coefficients[place]
      guard coefficient.isFinite else { throw .overflow }
      guard abs(coefficient) > Tolerance.noise * sizes[place] else { continue }
      variables[kept] = variables[place]
      coefficients[kept] = coefficient
      kept += 1
    }
    count = kept
    guard offset.isFinite else { throw .overflow }
    offset.value = offset.cleaned
  }

  var largest: Double {
    var largest = 0.0
    for place in 0..<count { largest = max(largest, abs(coefficients[place])) }
    return largest
  }
}
