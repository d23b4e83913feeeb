/// The first pass of the elimination: it uses required equations with one or two free variables.
///
/// Such an equation at once defines one of its free variables (see ``AliasForest``).
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
  let rows: SparseRows
  let forest: AliasForest
  var reduced: ReducedRow
  private var watches: WatchLists
  /// Variables that were defined, and whose watches haven't been looked at.
  private let defined: UnsafeMutableBufferPointer<Int32>
  private var definedCount = 0
  /// By row: whether it is a required equation that could still define something.
  let isWaiting: UnsafeMutableBufferPointer<Bool>
  /// The number of variables that are free.
  private(set) var freeCount: Int

  /// The cost of making and checking a row, besides its terms, in the units of the work limit.
  private static let stepsPerRow = 128

  /// A longer row doesn't watch variables, because it would be reduced too often.
  private static let longestWatching = 24

  /// What the sizes of its buffers depend on.
  struct BufferSizes {
    private(set) var variableCount: Int
    private(set) var rowCount: Int
    /// The number of equations that may have to wait.
    private(set) var waitingCount = 0
    /// The terms of the longest row.
    private(set) var termCount = 0

    init(_ rows: SparseRows) {
      variableCount = rows.isNonnegative.count
      rowCount = rows.count
      var start: Int32 = 0
      for head in rows.heads {
        let count = Int(head.end - start)
        termCount = max(termCount, count)
        if count > 2, head.isRequiredEquation { waitingCount += 1 }
        start = head.end
      }
    }

    /// How many bytes the pass takes from an arena, in 11 buffers.
    var byteCount: Int {
      variableCount * (MemoryLayout<Alias>.stride + 4) + rowCount
        + ReducedRow.byteCount(variableCount: variableCount, termCount: termCount)
        + WatchLists.byteCount(variableCount: variableCount, rowCount: waitingCount)
    }

    static let bufferCount = 11
  }

  init(_ rows: SparseRows, _ sizes: BufferSizes, _ arena: inout Arena) {
    self.rows = rows
    freeCount = sizes.variableCount
    forest = AliasForest(variableCount: freeCount, &arena)
    reduced = ReducedRow(variableCount: freeCount, termCount: sizes.termCount, &arena)
    watches = WatchLists(variableCount: freeCount, rowCount: sizes.waitingCount, &arena)
    defined = arena.buffer(freeCount, as: Int32.self)
    isWaiting = arena.buffer(rows.count, of: false)
  }

  /// Uses up every equation that defines a variable.
  ///
  /// - Returns: A row that conflicts with those that were used before it, or `nil`.
  /// - Throws: ``SolverError/overflow`` if a number outgrows a double, ``SolverError/tooLarge``.
  mutating func run(_ work: inout WorkLimit) throws(SolverError) -> Int32? {
    try work.spend(Self.stepsPerRow * rows.count)
    // Equations with a single term come first: the values that they give shorten the others.
    for isSingle in [true, false] {
      for row in 0..<rows.count
      where rows.heads[row].isRequiredEquation
        && (rows.terms(of: row).count == 1) == isSingle
      {
        isWaiting[row] = true
        if let conflicting = try useAll(from: row, &work) { return conflicting }
      }
    }
    // Long rows watch nothing; by now they may have become short.
    for row in 0..<rows.count
    where isWaiting[row] && rows.terms(of: row).count > Self.longestWatching {
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
  /// - Throws: ``SolverError/overflow`` if a number outgrows a double, ``SolverError/tooLarge``.
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
      } else if rows.terms(of: row).count <= Self.longestWatching {
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
    let range = rows.terms(of: row)
    try work.spend(4 + 4 * range.count)
    let variableCount = rows.isNonnegative.count
    reduced.begin(Offset(-rows.heads[row].constant))
    for place in range {
      let term = rows.terms[place]
      guard term.variable >= 0, Int(term.variable) < variableCount else {
        throw .unknownVariable(term.variable, row: row)
      }
      reduced.add(term.variable, times: term.coefficient, in: forest)
    }
    try reduced.end()
  }
}
