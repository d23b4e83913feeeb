/// The lexicographic simplex method on unknowns that share sums, in revised form.
///
/// The variables are the unknowns, followed by sums of unknowns. Each has a piecewise linear cost
/// at every level. As many variables as there are unknowns are nonbasic: they rest at their values.
/// The others are basic, and follow:
///
///     sum7 moves by 0.5 for every point of x1, and by -1 for every point of sum3
///
/// Such rows are never written down. A factored basis gives the one column that a step needs, and
/// the reduced costs of all nonbasic variables (``BasisFactors``). So n sums of n unknowns take
/// the room of their coefficients, and not n².
///
/// The levels are minimised one after the other. After each level, every move that would make it
/// worse is forbidden for good, and its breakpoints become bounds. So the moves that are left
/// always span the set of all optima so far, and no level is ever weighed against another.
///
/// A step costs O(entries + variables). Sources: Dantzig 1953 (revised simplex); Chvátal, *Linear
/// Programming*, chapters 7 and 8 (bounded variables); Ignizio, *Goal Programming and Extensions*
/// (levels); Fourer, "A simplex algorithm for piecewise-linear programming" (1985).
struct RevisedSimplex: Sendable {
  /// The problem's numbers of the unknowns, rising.
  let unknowns: [Int32]
  /// The sums' coefficients, in the simplex' own numbers of the unknowns.
  var matrix: SparseMatrix
  /// All breakpoints: by variable, and for each variable by position.
  var breakpoints: [Breakpoint]
  /// By variable: the index of its first breakpoint; one more entry at the end.
  var starts: [Int]
  /// The indices of the breakpoints, by level and then by variable.
  var byLevel: [Int32] = []
  var values: [Double]
  /// By basic variable: the linear piece of its cost, as the index of the next breakpoint.
  ///
  /// At a breakpoint the variable may be counted to the piece on either side.
  var pieces: [Int]
  /// By variable: whether a larger value may be optimal, as far as is known, while it is nonbasic.
  var canIncrease: [Bool]
  /// By variable: whether a smaller value may be optimal, as far as is known, while it is nonbasic.
  var canDecrease: [Bool]
  /// The basic variables; there are as many positions as sums.
  var basic: [Int32]
  /// By variable: its position in the basis, or -1 if it is nonbasic.
  var positionOf: [Int32]
  var factors = BasisFactors()
  /// The level that is being minimised.
  ///
  /// Breakpoints of earlier levels are bounds, which no variable may pass.
  var level: Int32 = 0
  /// By nonbasic variable: the change of the objective for every point up.
  var costUp: [Double]
  /// By nonbasic variable: the change of the objective for every point down.
  var costDown: [Double]
  /// By position: how fast the basic variable moves with the entering one.
  var rates: [Double]
  /// By variable: how fast it moves if all variables that may move do so at random.
  var drift: [Double] = []
  /// A scratch vector, by row or by position.
  var scratch: [Double]

  var columnCount: Int { matrix.columnCount }

  /// The simplex' own number of one of the problem's unknowns.
  ///
  /// - Complexity: O(log n).
  func local(_ unknown: Int32) -> Int32 {
    Int32(unknowns.indices.binarySearch { unknowns[$0] >= unknown })
  }

  /// A sum of the problem's unknowns with the simplex' own numbers.
  func localTerms(_ terms: [LinearProblem.Term]) -> [LinearProblem.Term] {
    terms.map { LinearProblem.Term(local($0.variable), $0.coefficient) }
  }

  /// The current value of one of the problem's unknowns.
  func value(of unknown: Int32) -> Double { values[Int(local(unknown))] }

  /// Whether a variable is fixed: it may move in neither direction any more.
  func isFixed(_ variable: Int) -> Bool { !canIncrease[variable] && !canDecrease[variable] }

  /// Whether a nonbasic variable may move; a basic variable at a bound can still block it.
  var mayHaveOtherOptima: Bool {
    positionOf.indices.contains { positionOf[$0] < 0 && !isFixed($0) }
  }

  /// Whether a sum of the problem's unknowns may have another value in other optima.
  func mayVary(_ terms: [LinearProblem.Term]) -> Bool {
    guard !drift.isEmpty else { return false }
    var sum = 0.0
    var size = 0.0
    for term in terms {
      let part = term.coefficient * drift[Int(local(term.variable))]
      sum += part
      size += abs(part)
    }
    return abs(sum) > Tolerance.noise * size
  }

  /// The places of a variable's breakpoints.
  func places(of variable: Int) -> Range<Int> { starts[variable]..<starts[variable + 1] }

  /// Computes how fast all basic variables move with some nonbasic ones.
  ///
  /// - Parameters:
  ///   - work: The limit on the arithmetic.
  ///   - nonbasic: Adds the moves of unknowns and of sums to the pushes of rows.
  /// - Throws: ``SolverError/tooLarge``.
  mutating func follow(
    _ work: inout WorkLimit, pushing nonbasic: (inout [Double], SparseMatrix) -> Void
  ) throws(SolverError) {
    try work.spend(factors.solveSteps(matrix))
    for row in scratch.indices { scratch[row] = 0 }
    nonbasic(&scratch, matrix)
    factors.solve(scratch, matrix, into: &rates)
  }

  /// Computes how fast the basic variables move with one nonbasic variable.
  mutating func computeRates(
    of variable: Int, _ work: inout WorkLimit
  ) throws(SolverError) {
    try follow(&work) { pushes, matrix in
      guard variable < matrix.columnCount else {
        pushes[variable - matrix.columnCount] = -1
        return
      }
      for place in matrix.column(variable) {
        pushes[Int(matrix.byColumn[place].index)] = matrix.byColumn[place].coefficient
      }
    }
  }

  /// Exchanges a nonbasic variable and the basic one at a position.
  mutating func pivot(
    _ entering: Int32, at position: Int, _ work: inout WorkLimit
  ) throws(SolverError) {
    guard (1 / rates[position]).isFinite else { throw .overflow }
    factors.addEta(at: position, rates)
    positionOf[Int(basic[position])] = -1
    positionOf[Int(entering)] = Int32(position)
    basic[position] = entering
    if factors.isWornOut(matrix) { try refactor(&work) }
  }

  /// Factors the basis anew.
  ///
  /// If rounding has made the basis singular, dependent variables are exchanged for others.
  mutating func refactor(_ work: inout WorkLimit) throws(SolverError) {
    while let dependency = try factors.factor(
      matrix, positionOf: positionOf, basic: &basic, &work)
    {
      if let column = dependency.column.map({ Int($0) }) {
        positionOf[column] = -1
        pieces[column] = piece(of: Int32(column), goingUp: false)
        setAllowedDirections(of: Int32(column))
      }
      if let row = dependency.row.map({ Int($0) }) {
        positionOf[columnCount + row] = 0
        pieces[columnCount + row] = piece(
          of: Int32(columnCount + row), goingUp: !canDecrease[columnCount + row])
      }
    }
    for position in basic.indices { positionOf[Int(basic[position])] = Int32(position) }
  }
}

extension RevisedSimplex {
  /// Starts from a crash basis.
  ///
  /// - Parameters:
  ///   - unknowns: The numbers of the unknowns in the problem, rising.
  ///   - matrix: The coefficients of the sums, in places of `unknowns`; its columns are indexed.
  ///   - breakpoints: The breakpoints of every unknown and then of every sum, in any order.
  ///   - ends: By unknown and then by sum, where its breakpoints end.
  ///   - work: The limit on the arithmetic.
  /// - Throws: ``SolverError`` if the arithmetic fails.
  init(
    unknowns: [Int32], _ matrix: SparseMatrix, breakpoints: [Breakpoint], ends: [Int],
    _ work: inout WorkLimit
  ) throws(SolverError) {
    self.unknowns = unknowns
    self.matrix = matrix
    self.breakpoints = breakpoints
    let count = matrix.columnCount + matrix.rowCount
    assert(ends.count == count && unknowns.count == matrix.columnCount)
    values = [Double](repeating: 0, count: count)
    costUp = values
    costDown = values
    canIncrease = [Bool](repeating: true, count: count)
    canDecrease = canIncrease
    basic = [Int32](repeating: -1, count: matrix.rowCount)
    positionOf = [Int32](repeating: -1, count: count)
    rates = [Double](repeating: 0, count: matrix.rowCount)
    scratch = rates
    starts = [0]
    pieces = []
    let decisiveLevels = setBestValues(ends)
    pieces = starts
    sortByLevel()
    let levelCount = 1 + (byLevel.last.map { Int(self.breakpoints[Int($0)].level) } ?? 0)
    let crash = try CrashBasis(
      matrix, decisiveLevels: decisiveLevels, levelCount: levelCount, &work)
    for variable in 0..<count where !crash.isHeld[variable] { positionOf[variable] = 0 }
    try refactor(&work)
    try setBasicValues(&work)
  }

  /// Sorts the breakpoints of each variable, and sets its value to what costs them least.
  ///
  /// Breakpoints at the same position and level become one.
  ///
  /// - Returns: By variable, the level that decides its value, or -1.
  private mutating func setBestValues(_ ends: [Int]) -> [Int32] {
    var levels = [Int32](repeating: -1, count: ends.count)
    var (start, kept) = (0, 0)
    starts.reserveCapacity(ends.count + 1)
    breakpoints.withUnsafeMutableBufferPointer { all in
      for (variable, end) in ends.enumerated() {
        let own = UnsafeMutableBufferPointer(rebasing: all[start..<end])
        switch Extent.best(for: own) {
        case .extent(let extent, let level):
          values[variable] = extent.defaultValue
          levels[variable] = level ?? -1
        case .infeasible:
          values[variable] = own[0].position
          levels[variable] = 0
        }
        own.order { $0.isBefore($1) }
        for var point in own {
          point.variable = Int32(variable)
          if kept > starts[variable], all[kept - 1].isAtSamePlace(as: point) {
            all[kept - 1].costBelow += point.costBelow
            all[kept - 1].costAbove += point.costAbove
          } else {
            all[kept] = point
            kept += 1
          }
        }
        starts.append(kept)
        start = end
      }
    }
    breakpoints.removeSubrange(kept...)
    return levels
  }

  private mutating func sortByLevel() {
    var starts: [Int] = []
    for point in breakpoints {
      while starts.count <= Int(point.level) + 1 { starts.append(0) }
      starts[Int(point.level) + 1] += 1
    }
    for level in starts.indices.dropFirst() { starts[level] += starts[level - 1] }
    byLevel = [Int32](repeating: 0, count: breakpoints.count)
    for (place, point) in breakpoints.enumerated() {
      byLevel[starts[Int(point.level)]] = Int32(place)
      starts[Int(point.level)] += 1
    }
  }

  /// Computes the basic variables from the nonbasic ones.
  private mutating func setBasicValues(_ work: inout WorkLimit) throws(SolverError) {
    let (values, positionOf) = (self.values, self.positionOf)
    var size = 0.0
    for variable in values.indices where positionOf[variable] < 0 {
      size = max(size, abs(values[variable]))
    }
    try follow(&work) { pushes, matrix in
      for column in 0..<matrix.columnCount
      where positionOf[column] < 0 && values[column] != 0 {
        for place in matrix.column(column) {
          let entry = matrix.byColumn[place]
          pushes[Int(entry.index)] += entry.coefficient * values[column]
        }
      }
      for row in 0..<matrix.rowCount where positionOf[matrix.columnCount + row] < 0 {
        pushes[row] -= values[matrix.columnCount + row]
      }
    }
    for position in basic.indices {
      guard rates[position].isFinite else { throw .overflow }
      setValue(
        of: Int(basic[position]), to: rates[position],
        noise: Tolerance.noise * (size + abs(rates[position])))
    }
  }

  /// Sets a basic variable's value and its piece: at a breakpoint, the piece without cost.
  private mutating func setValue(of variable: Int, to value: Double, noise: Double) {
    var piece = starts[variable]
    var value = value
    while piece < starts[variable + 1], breakpoints[piece].position <= value + noise {
      let breakpoint = breakpoints[piece]
      if abs(breakpoint.position - value) <= noise {
        value = breakpoint.position
        if breakpoint.costAbove > 0 { break }
      }
      piece += 1
    }
    values[variable] = value
    pieces[variable] = piece
  }
}
