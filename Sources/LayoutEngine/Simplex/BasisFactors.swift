/// A factored basis: it solves for the basic variables without ever writing down an inverse.
///
/// Of the sums s = A x, a basis leaves as many variables nonbasic as there are unknowns. Only the
/// kernel of the basis has to be solved: the rows of nonbasic sums by the columns of basic unknowns.
///
///     1. rows with one column left are peeled off, one after the other   (forward)
///     2. then columns with one row left                                  (backward)
///     3. what remains, the bump, is factored densely, with partial pivoting
///     4. each later pivot is an eta: a column that differs from the identity
///
/// In layouts almost everything peels off, without any fill-in. Cost: O(entries) for peeling,
/// O(k³) for factoring a bump of k rows, and O(entries + k² + eta entries) for each solve.
/// Sources: Chvátal, *Linear Programming*, chapters 7 and 24 (bump, eta file); Dantzig and
/// Orchard-Hays 1954 (product form of the inverse).
struct BasisFactors: Sendable {
  /// A row that determines a column.
  struct Pivot: Sendable {
    let row: Int32
    let column: Int32
    let element: Double
  }

  /// A pair that makes the kernel singular.
  struct Dependency: Sendable {
    /// A basic unknown that the kernel doesn't determine; `nil` if there are more rows.
    let column: Int32?
    /// A nonbasic sum that depends on others; `nil` if there are more columns.
    let row: Int32?
  }

  var forward: [Pivot] = []
  var backward: [Pivot] = []
  var bumpRows: [Int32] = []
  var bumpColumns: [Int32] = []
  /// The bump's triangular factors, row by row; its rows are in the order of ``bumpRows``.
  var bump: [Double] = []
  /// A scratch vector of the bump's size.
  var bumpSolution: [Double] = []
  /// By row: whether its sum was nonbasic when the basis was factored.
  var isInKernel: [Bool] = []
  /// The positions at which later pivots took place.
  var etaPositions: [Int32] = []
  /// By eta: where its entries begin, of which the first is the pivot; one more at the end.
  var etaStarts: [Int32] = [0]
  var etaEntries: [SparseMatrix.Entry] = []
  /// By column: a scratch vector of the unknowns.
  var unknowns: [Double] = []
  /// By row: a scratch vector of the multipliers.
  var multipliers: [Double] = []

  /// Whether factoring anew is cheaper than going on with the etas.
  func isWornOut(_ matrix: SparseMatrix) -> Bool {
    etaPositions.count >= 64
      || etaEntries.count > 2 * (matrix.byRow.count + matrix.rowCount) + 64
  }

  /// How many numbers a solve touches, for the work limit.
  func solveSteps(_ matrix: SparseMatrix) -> Int {
    matrix.byRow.count + matrix.rowCount + matrix.columnCount + bump.count + etaEntries.count
  }

  /// Factors a basis.
  ///
  /// - Parameters:
  ///   - matrix: The coefficients of the sums.
  ///   - positionOf: By variable, unknowns first and then sums: -1 if it is nonbasic.
  ///   - basic: Gets the basic variable of each position.
  ///   - work: The limit on the arithmetic.
  /// - Returns: A dependency to be repaired before factoring again, or `nil`.
  /// - Throws: ``SolverError/tooLarge``.
  mutating func factor(
    _ matrix: SparseMatrix, positionOf: [Int32], basic: inout [Int32], _ work: inout WorkLimit
  ) throws(SolverError) -> Dependency? {
    try work.spend(4 * solveSteps(matrix))
    etaPositions.removeAll(keepingCapacity: true)
    etaStarts.removeAll(keepingCapacity: true)
    etaStarts.append(0)
    etaEntries.removeAll(keepingCapacity: true)
    let columnCount = matrix.columnCount
    unknowns = [Double](repeating: 0, count: columnCount)
    multipliers = [Double](repeating: 0, count: matrix.rowCount)
    isInKernel = (0..<matrix.rowCount).map { positionOf[columnCount + $0] < 0 }
    var peeling = Peeling(matrix, isInKernel: isInKernel, positionOf)
    peeling.peelRows(matrix)
    peeling.peelColumns(matrix)
    (forward, backward) = (peeling.forward, peeling.backward)
    bumpRows = peeling.remainingRows
    bumpColumns = peeling.remainingColumns
    let extraColumn = bumpColumns.count > bumpRows.count ? bumpColumns.last : nil
    let extraRow = bumpRows.count > bumpColumns.count ? bumpRows.last : nil
    if extraColumn != nil || extraRow != nil {
      return Dependency(column: extraColumn, row: extraRow)
    }
    if let dependency = try factorBump(matrix, &work) { return dependency }
    for row in isInKernel.indices where !isInKernel[row] { basic[row] = Int32(columnCount + row) }
    for pivot in forward { basic[Int(pivot.row)] = pivot.column }
    for pivot in backward { basic[Int(pivot.row)] = pivot.column }
    for (row, column) in zip(bumpRows, bumpColumns) { basic[Int(row)] = column }
    return nil
  }

  /// Factors what couldn't be peeled off, with partial pivoting.
  private mutating func factorBump(
    _ matrix: SparseMatrix, _ work: inout WorkLimit
  ) throws(SolverError) -> Dependency? {
    let size = bumpRows.count
    guard size > 0 else {
      bump = []
      return nil
    }
    try work.spend(size.multipliedReportingOverflow(by: size * size / 3 + 1).partialValue)
    bump = [Double](repeating: 0, count: size * size)
    bumpSolution = [Double](repeating: 0, count: size)
    for (place, column) in bumpColumns.enumerated() { unknowns[Int(column)] = Double(place + 1) }
    for (place, row) in bumpRows.enumerated() {
      for entry in matrix.row(Int(row)).lazy.map({ matrix.byRow[$0] }) {
        let column = Int(unknowns[Int(entry.index)])
        if column > 0 { bump[place * size + column - 1] = entry.coefficient }
      }
    }
    for column in bumpColumns { unknowns[Int(column)] = 0 }
    for step in 0..<size {
      guard pivotBump(step) else {
        return Dependency(column: bumpColumns[step], row: bumpRows[step])
      }
    }
    return nil
  }

  /// Eliminates one column of the bump; says whether it had a pivot.
  private mutating func pivotBump(_ step: Int) -> Bool {
    let size = bumpRows.count
    var best = step
    for row in step..<size where abs(bump[row * size + step]) > abs(bump[best * size + step]) {
      best = row
    }
    guard abs(bump[best * size + step]) > Tolerance.singular else { return false }
    if best != step {
      bumpRows.swapAt(best, step)
      for column in 0..<size { bump.swapAt(best * size + column, step * size + column) }
    }
    bump.withUnsafeMutableBufferPointer { bump in
      let pivot = UnsafeMutableBufferPointer(rebasing: bump[step * size..<(step + 1) * size])
      for row in (step + 1)..<max(size, step + 1) {
        let target = UnsafeMutableBufferPointer(rebasing: bump[row * size..<(row + 1) * size])
        guard target[step] != 0 else { continue }
        let factor = target[step] / pivot[step]
        target[step] = factor
        for column in (step + 1)..<max(size, step + 1) {
          target[column] -= factor * pivot[column]
        }
      }
    }
    return true
  }

  /// Notes that a variable entered the basis at a position; `rates` says how the basics move with it.
  mutating func addEta(at position: Int, _ rates: [Double]) {
    etaPositions.append(Int32(position))
    etaEntries.append(
      SparseMatrix.Entry(index: Int32(position), coefficient: -rates[position]))
    for place in rates.indices where rates[place] != 0 && place != position {
      etaEntries.append(SparseMatrix.Entry(index: Int32(place), coefficient: -rates[place]))
    }
    etaStarts.append(Int32(etaEntries.count))
  }
}

/// Peels rows and columns with a single entry off the kernel of a basis.
private struct Peeling {
  private(set) var forward: [BasisFactors.Pivot] = []
  private(set) var backward: [BasisFactors.Pivot] = []
  private var rowCounts: [Int32]
  private var columnCounts: [Int32]
  private var isRowLeft: [Bool]
  private var isColumnLeft: [Bool]

  init(_ matrix: SparseMatrix, isInKernel: [Bool], _ positionOf: [Int32]) {
    isRowLeft = isInKernel
    rowCounts = [Int32](repeating: 0, count: matrix.rowCount)
    columnCounts = [Int32](repeating: 0, count: matrix.columnCount)
    isColumnLeft = (0..<matrix.columnCount).map { positionOf[$0] >= 0 }
    for row in 0..<matrix.rowCount where isRowLeft[row] {
      for place in matrix.row(row) where isColumnLeft[Int(matrix.byRow[place].index)] {
        rowCounts[row] += 1
        columnCounts[Int(matrix.byRow[place].index)] += 1
      }
    }
  }

  var remainingRows: [Int32] { isRowLeft.indices.filter { isRowLeft[$0] }.map { Int32($0) } }
  var remainingColumns: [Int32] {
    isColumnLeft.indices.filter { isColumnLeft[$0] }.map { Int32($0) }
  }

  mutating func peelRows(_ matrix: SparseMatrix) {
    var pending = rowCounts.indices.filter { isRowLeft[$0] && rowCounts[$0] == 1 }
    while let row = pending.popLast() {
      guard isRowLeft[row], rowCounts[row] == 1,
        let entry = matrix.row(row).lazy.map({ matrix.byRow[$0] })
          .first(where: { isColumnLeft[Int($0.index)] })
      else { continue }
      forward.append(
        BasisFactors.Pivot(row: Int32(row), column: entry.index, element: entry.coefficient))
      isRowLeft[row] = false
      isColumnLeft[Int(entry.index)] = false
      for place in matrix.column(Int(entry.index)) {
        let other = Int(matrix.byColumn[place].index)
        rowCounts[other] -= 1
        if isRowLeft[other], rowCounts[other] == 1 { pending.append(other) }
      }
    }
  }

  mutating func peelColumns(_ matrix: SparseMatrix) {
    for column in columnCounts.indices where isColumnLeft[column] {
      columnCounts[column] = 0
      for place in matrix.column(column) where isRowLeft[Int(matrix.byColumn[place].index)] {
        columnCounts[column] += 1
      }
    }
    var pending = columnCounts.indices.filter { isColumnLeft[$0] && columnCounts[$0] == 1 }
    while let column = pending.popLast() {
      guard isColumnLeft[column], columnCounts[column] == 1,
        let entry = matrix.column(column).lazy.map({ matrix.byColumn[$0] })
          .first(where: { isRowLeft[Int($0.index)] })
      else { continue }
      backward.append(
        BasisFactors.Pivot(row: entry.index, column: Int32(column), element: entry.coefficient))
      isRowLeft[Int(entry.index)] = false
      isColumnLeft[column] = false
      for place in matrix.row(Int(entry.index)) {
        let other = Int(matrix.byRow[place].index)
        guard isColumnLeft[other] else { continue }
        columnCounts[other] -= 1
        if columnCounts[other] == 1 { pending.append(other) }
      }
    }
  }
}

extension BasisFactors {
  /// How the basic variables follow when nonbasic ones move (forward transformation, "ftran").
  ///
  /// - Parameters:
  ///   - pushes: By row, how far the nonbasic variables alone move the sum from its terms.
  ///   - matrix: The coefficients of the sums.
  ///   - moves: Gets the moves of the basic variables, by position.
  mutating func solve(_ pushes: [Double], _ matrix: SparseMatrix, into moves: inout [Double]) {
    for column in unknowns.indices { unknowns[column] = 0 }
    for pivot in forward {
      unknowns[Int(pivot.column)] = -pushed(Int(pivot.row), pushes, matrix) / pivot.element
    }
    solveBump(pushes, matrix)
    for pivot in backward.reversed() {
      unknowns[Int(pivot.column)] = -pushed(Int(pivot.row), pushes, matrix) / pivot.element
    }
    for row in isInKernel.indices where !isInKernel[row] {
      moves[row] = pushed(row, pushes, matrix)
    }
    for pivot in forward { moves[Int(pivot.row)] = unknowns[Int(pivot.column)] }
    for pivot in backward { moves[Int(pivot.row)] = unknowns[Int(pivot.column)] }
    for (row, column) in zip(bumpRows, bumpColumns) { moves[Int(row)] = unknowns[Int(column)] }
    for eta in etaPositions.indices { apply(eta, to: &moves) }
  }

  /// A row's push plus its terms so far; 0 if they cancel out.
  @inline(__always)
  private func pushed(_ row: Int, _ pushes: [Double], _ matrix: SparseMatrix) -> Double {
    let (sum, size) = matrix.product(row: row, unknowns, plus: pushes[row])
    return abs(sum) <= Tolerance.noise * size ? 0 : sum
  }

  private mutating func solveBump(_ pushes: [Double], _ matrix: SparseMatrix) {
    let size = bumpRows.count
    guard size > 0 else { return }
    for (place, row) in bumpRows.enumerated() {
      bumpSolution[place] = -pushed(Int(row), pushes, matrix)
    }
    bump.withUnsafeBufferPointer { bump in
      bumpSolution.withUnsafeMutableBufferPointer { solution in
        for row in 0..<size {
          solution[row] -= Self.product(bump, row * size, solution, 0..<row)
        }
        for row in (0..<size).reversed() {
          let rest = solution[row] - Self.product(bump, row * size, solution, row + 1..<size)
          solution[row] = rest / bump[row * size + row]
        }
      }
    }
    clearBumpNoise()
    for (place, column) in bumpColumns.enumerated() {
      unknowns[Int(column)] = bumpSolution[place]
    }
  }

  /// Sets to 0 what is only rounding beside the largest number of the bump's solution.
  private mutating func clearBumpNoise() {
    let noise = Tolerance.noise * bumpSolution.reduce(0) { max($0, abs($1)) }
    for place in bumpSolution.indices where abs(bumpSolution[place]) <= noise {
      bumpSolution[place] = 0
    }
  }

  /// A part of a row of the bump times the same part of a vector, in four sums side by side.
  private static func product(
    _ bump: UnsafeBufferPointer<Double>, _ row: Int,
    _ vector: UnsafeMutableBufferPointer<Double>, _ part: Range<Int>
  ) -> Double {
    assert(row >= 0 && row + part.upperBound <= bump.count && part.upperBound <= vector.count)
    var sums = SIMD4<Double>.zero
    var place = part.lowerBound
    while place + 4 <= part.upperBound {
      let one = SIMD4(
        bump[row + place], bump[row + place + 1], bump[row + place + 2], bump[row + place + 3])
      let other = SIMD4(
        vector[place], vector[place + 1], vector[place + 2], vector[place + 3])
      sums += one * other
      place += 4
    }
    var rest = sums.sum()
    while place < part.upperBound {
      rest += bump[row + place] * vector[place]
      place += 1
    }
    return rest
  }

  private func apply(_ eta: Int, to moves: inout [Double]) {
    let position = Int(etaPositions[eta])
    guard moves[position] != 0 else { return }
    let first = Int(etaStarts[eta])
    let move = moves[position] / etaEntries[first].coefficient
    moves[position] = move
    for place in (first + 1)..<Int(etaStarts[eta + 1]) {
      let entry = etaEntries[place]
      let part = entry.coefficient * move
      let rest = moves[Int(entry.index)] - part
      moves[Int(entry.index)] = abs(rest) <= Tolerance.noise * abs(part) ? 0 : rest
    }
  }

  /// The multipliers (shadow prices) of the rows for given costs (backward transformation, "btran").
  ///
  /// With them, the reduced cost of unknown j is its own cost plus its column times the
  /// multipliers, and that of a sum is its own cost minus its row's multiplier. The result is in
  /// ``multipliers``.
  ///
  /// - Parameters:
  ///   - costs: By position, what one point more of the basic variable costs; it is used up.
  ///   - matrix: The coefficients of the sums.
  mutating func price(_ costs: inout [Double], _ matrix: SparseMatrix) {
    for eta in etaPositions.indices.reversed() { applyTransposed(eta, to: &costs) }
    for row in isInKernel.indices { multipliers[row] = isInKernel[row] ? 0 : costs[row] }
    for pivot in backward {
      multipliers[Int(pivot.row)] =
        -priced(pivot.column, costs[Int(pivot.row)], matrix) / pivot.element
    }
    priceBump(costs, matrix)
    for pivot in forward.reversed() {
      multipliers[Int(pivot.row)] =
        -priced(pivot.column, costs[Int(pivot.row)], matrix) / pivot.element
    }
  }

  /// A cost plus a column times the multipliers so far; 0 if they cancel out.
  @inline(__always)
  private func priced(_ column: Int32, _ cost: Double, _ matrix: SparseMatrix) -> Double {
    let (sum, size) = matrix.product(column: Int(column), multipliers, plus: cost)
    return abs(sum) <= Tolerance.noise * size ? 0 : sum
  }

  private mutating func priceBump(_ costs: [Double], _ matrix: SparseMatrix) {
    let size = bumpRows.count
    guard size > 0 else { return }
    for (place, column) in bumpColumns.enumerated() {
      bumpSolution[place] = -priced(column, costs[Int(bumpRows[place])], matrix)
    }
    bump.withUnsafeBufferPointer { bump in
      bumpSolution.withUnsafeMutableBufferPointer { solution in
        for row in 0..<size {
          solution[row] /= bump[row * size + row]
          Self.subtract(bump, row * size, times: solution[row], from: solution, row + 1..<size)
        }
        for row in (0..<size).reversed() {
          Self.subtract(bump, row * size, times: solution[row], from: solution, 0..<row)
        }
      }
    }
    clearBumpNoise()
    for (place, row) in bumpRows.enumerated() { multipliers[Int(row)] = bumpSolution[place] }
  }

  /// Subtracts a multiple of a part of a row of the bump from the same part of a vector.
  private static func subtract(
    _ bump: UnsafeBufferPointer<Double>, _ row: Int, times factor: Double,
    from vector: UnsafeMutableBufferPointer<Double>, _ part: Range<Int>
  ) {
    assert(row >= 0 && row + part.upperBound <= bump.count && part.upperBound <= vector.count)
    guard factor != 0 else { return }
    for place in part { vector[place] -= bump[row + place] * factor }
  }

  private func applyTransposed(_ eta: Int, to costs: inout [Double]) {
    let position = Int(etaPositions[eta])
    let first = Int(etaStarts[eta])
    var sum = costs[position]
    var size = abs(sum)
    for place in (first + 1)..<Int(etaStarts[eta + 1]) {
      let part = etaEntries[place].coefficient * costs[Int(etaEntries[place].index)]
      sum -= part
      size += abs(part)
    }
    costs[position] =
      abs(sum) <= Tolerance.noise * size ? 0 : sum / etaEntries[first].coefficient
  }
}
