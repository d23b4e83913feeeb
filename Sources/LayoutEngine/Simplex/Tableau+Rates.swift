extension Tableau {
  /// How fast the charges change when a variable outside the basis moves up, level by level.
  struct Rates {
    /// By level and column; the last level is the goal's.
    var changes: [Double]
    /// How large the parts were that each change was added up from.
    var sizes: [Double]
  }

  /// A variable outside the basis, and the way in which it moves: 1 up, -1 down.
  struct Move: Hashable, Sendable {
    let column: Int
    let direction: Double
  }

  /// The rates at the present basis.
  func rates() -> Rates {
    let count = (levelCount + 1) * columnCount
    var rates = Rates(
      changes: [Double](repeating: 0, count: count), sizes: [Double](repeating: 0, count: count))
    for row in values.indices {
      let variable = rowVariables[row]
      let charge = sides[row] > 0 ? charges[variable].above : charges[variable].below
      if case .level(let level) = charge {
        add(row: row, times: sides[row], to: &rates, level: level)
      }
    }
    guard let goal else { return rates }
    switch places[goal.variable] {
    case .row(let row): add(row: row, times: goal.sense, to: &rates, level: levelCount)
    case .column(let column):
      rates.changes[levelCount * columnCount + column] += goal.sense
      rates.sizes[levelCount * columnCount + column] += 1
    }
    return rates
  }

  private func add(row: Int, times factor: Double, to rates: inout Rates, level: Int) {
    let source = row * columnCount
    let target = level * columnCount
    for column in 0..<columnCount {
      let entry = entries[source + column]
      guard entry != 0 else { continue }
      rates.changes[target + column] += factor * entry
      rates.sizes[target + column] += abs(entry)
    }
  }

  /// The first level at which a move changes the charges, and whether they fall.
  ///
  /// - Returns: `nil` if the move costs and gains nothing at any level.
  func effect(of move: Move, rates: Rates) -> (level: Int, falls: Bool)? {
    let own = charges[columnVariables[move.column]]
    let charge = move.direction > 0 ? own.above : own.below
    if charge == .forbidden { return (0, false) }
    for level in 0...levelCount {
      let toll = charge == .level(level) ? 1.0 : 0
      let place = level * columnCount + move.column
      let change = toll + move.direction * rates.changes[place]
      guard abs(change) > Tolerance.rate * (toll + rates.sizes[place]) else { continue }
      return (level, change < 0)
    }
    return nil
  }

  /// The columns that can move without changing any charge.
  ///
  /// No other column can move at all without leaving the optimum. If there is none, the optimum is
  /// the only one; a loose column may still be held by a row that is 0 already.
  func looseColumns() -> [Bool] {
    let rates = rates()
    return (0..<columnCount).map { column in
      effect(of: Move(column: column, direction: 1), rates: rates) == nil
        || effect(of: Move(column: column, direction: -1), rates: rates) == nil
    }
  }
}
