extension Tableau {
  /// Pivots until no move lowers the charges: level by level, the goal last.
  ///
  /// The smallest variable enters and, among equals, the smallest one leaves (Bland), so that the
  /// search never runs in circles and every run is the same.
  ///
  /// - Returns: Whether there is an end: `false` if the goal has no bound.
  /// - Throws: ``SolverFault`` if the arithmetic gives way.
  mutating func minimise() throws(SolverFault) -> Bool {
    let limit = 1000 + 100 * (values.count + columnCount)
    for _ in 0..<limit {
      guard let (move, level) = improvingMove() else { return true }
      guard let row = leavingRow(for: move) else {
        guard level == levelCount else { throw .bottomless(level: level) }
        return false
      }
      try pivot(move, leaving: row)
    }
    throw .pivotLimit(limit)
  }

  /// The move of the smallest variable that lowers the charges.
  private func improvingMove() -> (move: Move, level: Int)? {
    let rates = rates()
    var best: (move: Move, level: Int)?
    var smallest = Int.max
    for column in 0..<columnCount where columnVariables[column] < smallest {
      for direction in [1.0, -1.0] {
        let move = Move(column: column, direction: direction)
        guard let effect = effect(of: move, rates: rates), effect.falls else { continue }
        smallest = columnVariables[column]
        best = (move, effect.level)
        break
      }
    }
    return best
  }

  /// The row whose variable gets to 0 first; `nil` if none ever does.
  private func leavingRow(for move: Move) -> Int? {
    var largest = 0.0
    for row in values.indices {
      largest = max(largest, abs(entries[row * columnCount + move.column]))
    }
    var best: Int?
    var shortest = Double.infinity
    for row in values.indices where !charges[rowVariables[row]].isFree {
      let rate = sides[row] * entries[row * columnCount + move.column] * move.direction
      guard rate < -Tolerance.pivot * largest else { continue }
      let step = abs(values[row]) / -rate
      let margin = Tolerance.noise * (1 + step)
      if let held = best, step >= shortest - margin {
        guard step <= shortest + margin, rowVariables[row] < rowVariables[held] else { continue }
      }
      best = row
      shortest = min(step, shortest)
    }
    return best
  }

  /// Brings a column's variable into the basis and takes a row's variable out.
  private mutating func pivot(_ move: Move, leaving row: Int) throws(SolverFault) {
    let start = row * columnCount
    let factor = -1 / entries[start + move.column]
    entries[start + move.column] = -1
    for column in 0..<columnCount { entries[start + column] *= factor }
    values[row] *= factor
    guard values[row].isFinite, factor.isFinite else { throw .overflow }
    for other in values.indices where other != row {
      substitute(row, for: move.column, in: other)
    }
    let entering = columnVariables[move.column]
    let leaving = rowVariables[row]
    columnVariables[move.column] = leaving
    rowVariables[row] = entering
    places[leaving] = .column(move.column)
    places[entering] = .row(row)
    sides[row] = move.direction
    keepSide(of: row)
  }

  private mutating func substitute(_ row: Int, for entering: Int, in other: Int) {
    let source = row * columnCount
    let target = other * columnCount
    let factor = entries[target + entering]
    guard factor != 0 else { return }
    entries[target + entering] = 0
    for column in 0..<columnCount {
      let part = factor * entries[source + column]
      guard part != 0 else { continue }
      let old = entries[target + column]
      let new = old + part
      entries[target + column] = abs(new) <= Tolerance.noise * (abs(old) + abs(part)) ? 0 : new
    }
    let part = factor * values[row]
    let new = values[other] + part
    let isNoise = abs(new) <= Tolerance.noise * (abs(values[other]) + abs(part))
    values[other] = isNoise ? 0 : new
    keepSide(of: other)
  }

  /// A value that rounding brought to the wrong side of 0 is 0.
  private mutating func keepSide(of row: Int) {
    guard !charges[rowVariables[row]].isFree else { return }
    if values[row] * sides[row] < 0 { values[row] = 0 }
  }
}
