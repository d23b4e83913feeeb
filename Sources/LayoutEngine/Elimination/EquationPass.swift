/// The first pass of the elimination: required equations that, in free variables, have two terms at
/// most define one of them at once.
///
/// Most layouts are chains of such equations, in whatever order they are written:
///
///     Red.x = 8                                   Red.x is known
///     Red.x + Red.width = window.width - 8        Red.width is known
///     Blue.x = Red.x + Red.width + 8              Blue.x is known
///
/// An equation with more terms waits until one of three variables that it watches isn't free any
/// more. What still waits at the end is left to the next steps.
///
/// Complexity: O(terms) for such layouts, whatever their order; a row is reduced again whenever one of
/// its watched variables is defined.
struct EquationPass: ~Copyable {
  let problem: LinearProblem
  let forest: AliasForest
  var reduced: ReducedRow
  private let watches: WatchLists
  /// Variables that were defined, and whose watches haven't been looked at.
  private let defined: UnsafeMutableBufferPointer<Int32>
  private var definedCount = 0
  /// By row: whether it is a required equation that could still define something.
  let isWaiting: UnsafeMutableBufferPointer<Bool>
  /// The number of variables that are free.
  private(set) var freeCount: Int

  /// A longer row doesn't watch variables, because it would be reduced too often.
  private static let longestWatching = 24

  init(_ problem: LinearProblem, longest: Int, _ arena: inout Arena) {
    self.problem = problem
    forest = AliasForest(variableCount: problem.variableCount, &arena)
    reduced = ReducedRow(variableCount: problem.variableCount, longest: longest, &arena)
    watches = WatchLists(
      variableCount: problem.variableCount, rowCount: problem.rowCount, &arena)
    defined = arena.buffer(problem.variableCount, of: 0)
    isWaiting = arena.buffer(problem.rowCount, of: false)
    freeCount = problem.variableCount
  }

  /// How many buffers it takes from an arena.
  static let bufferCount = 10

  /// How many bytes it takes from an arena.
  static func byteCount(_ problem: LinearProblem, longest: Int) -> Int {
    let (variables, rows) = (problem.variableCount, problem.rowCount)
    return variables * (MemoryLayout<Alias>.stride + 4) + rows
      + ReducedRow.byteCount(variableCount: variables, longest: longest)
      + WatchLists.byteCount(variableCount: variables, rowCount: rows)
  }

  /// Uses up every equation that defines a variable.
  ///
  /// - Returns: A row that conflicts with those that were used before it, or `nil`.
  /// - Throws: ``SolverError/overflow`` if a number outgrows a double, ``SolverError/tooLarge``.
  mutating func run(_ work: inout WorkLimit) throws(SolverError) -> Int32? {
    for row in 0..<problem.rowCount where problem.heads[row].isRequiredEquation {
      isWaiting[row] = true
      if let conflicting = try useAll(from: row, &work) { return conflicting }
    }
    // Long rows watch nothing; by now they may have become short.
    for row in 0..<problem.rowCount
    where isWaiting[row] && problem.termRange(ofRow: row).count > Self.longestWatching {
      if let conflicting = try useAll(from: row, &work) { return conflicting }
    }
    return nil
  }

  /// Uses an equation, and then those that waited for what it defines.
  private mutating func useAll(
    from row: Int, _ work: inout WorkLimit
  ) throws(SolverError) -> Int32? {
    guard try use(row, &work) else { return Int32(row) }
    while definedCount > 0 {
      definedCount -= 1
      var watch = watches.takeAll(of: defined[definedCount])
      while watch >= 0 {
        let next = watches.next(after: watch)
        let waiting = watches.row(of: watch)
        if isWaiting[waiting], try !use(waiting, woken: watch, &work) { return Int32(waiting) }
        watch = next
      }
    }
    return nil
  }

  /// Uses one equation, or lets it wait.
  ///
  /// - Parameters:
  ///   - row: The equation.
  ///   - woken: Its watch of a variable that was defined, if it has waited already.
  ///   - work: The limit on the arithmetic.
  /// - Returns: Whether it can be satisfied.
  private mutating func use(
    _ row: Int, woken: Int32? = nil, _ work: inout WorkLimit
  ) throws(SolverError) -> Bool {
    try reduce(row, &work)
    switch reduced.count {
    case 0: guard reduced.offset.isZero else { return false }
    case 1:
      try forest.define(
        reduced.variables[0], as: reduced.offset.scaled(by: -1 / reduced.coefficients[0]),
        by: Int32(row))
      note(reduced.variables[0])
    case 2: try join(by: row)
    default:
      if let woken {
        watches.move(woken, reduced)
      } else if problem.termRange(ofRow: row).count <= Self.longestWatching {
        watches.watch(row, reduced)
      }
      return true
    }
    isWaiting[row] = false
    return true
  }

  /// Expresses one of the two variables of the reduced equation by the other.
  ///
  /// Small coefficients aren't divided by; otherwise the smaller tree is joined to the larger one.
  private mutating func join(by row: Int) throws(SolverError) {
    let sizes = (abs(reduced.coefficients[0]), abs(reduced.coefficients[1]))
    let weights = (
      forest.aliases[Int(reduced.variables[0])].weight,
      forest.aliases[Int(reduced.variables[1])].weight
    )
    let isFirst =
      sizes.0 >= Tolerance.pivotThreshold * sizes.1
      && (sizes.1 < Tolerance.pivotThreshold * sizes.0 || weights.0 < weights.1)
    let (child, root) = isFirst ? (0, 1) : (1, 0)
    let factor = -1 / reduced.coefficients[child]
    try forest.join(
      reduced.variables[child], to: reduced.variables[root],
      times: reduced.coefficients[root] * factor, plus: reduced.offset.scaled(by: factor),
      by: Int32(row))
    note(reduced.variables[child])
  }

  private mutating func note(_ variable: Int32) {
    defined[definedCount] = variable
    definedCount += 1
    freeCount -= 1
  }

  /// Reduces a row of the problem to free variables.
  mutating func reduce(_ row: Int, _ work: inout WorkLimit) throws(SolverError) {
    let range = problem.termRange(ofRow: row)
    try work.spend(4 + 4 * range.count)
    reduced.begin(Offset(-problem.heads[row].constant))
    for place in range {
      let term = problem.terms[place]
      reduced.add(term.variable, times: term.coefficient, in: forest)
    }
    try reduced.end()
  }
}
