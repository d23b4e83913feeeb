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
