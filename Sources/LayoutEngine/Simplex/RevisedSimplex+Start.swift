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
