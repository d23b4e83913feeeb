extension Tableau {
  /// A variable outside the basis, and whether it goes up.
  struct Move {
    let variable: Int32
    let isUp: Bool
    /// By how much a point changes what is made least.
    let rate: Double
  }

  /// The number of steps without gain after which the smallest variables are taken (Bland), so that
  /// the search never runs in circles.
  private static let patience = 50

  /// Pivots until no move makes the objective less.
  ///
  /// The move that gains most for a point is taken first and, among equals, the one that the fewest
  /// rows change with.
  ///
  /// - Returns: Whether there is an end.
  /// - Throws: ``SolverError`` if the arithmetic gives way.
  mutating func minimise(
    _ objective: Objective, _ work: inout Work
  ) throws(SolverError) -> Bool {
    var idle = 0
    while true {
      try reckonRates(objective, &work)
      try work.spend(4 * rates.touched.count)
      let isPatient = idle < Self.patience
      guard let move = improvingMove(steepest: isPatient) else { return true }
      let column = try column(of: move.variable, &work)
      guard let stop = try stop(of: move, column, objective, steepest: isPatient, &work) else {
        return false
      }
      idle = stop.step > 0 ? 0 : idle + 1
      try go(move, column, to: stop, level: objective.level, &work)
    }
  }

  private func improvingMove(steepest: Bool) -> Move? {
    var best: Move?
    var fewest = Int.max
    for variable in rates.touched {
      for isUp in [true, false] where isUp ? canRise[Int(variable)] : canFall[Int(variable)] {
        let rate = rates.change(variable, up: isUp)
        guard rate < 0 else { continue }
        let count = users[Int(variable)].count
        if let best {
          let isBetter =
            steepest
            ? (rate, count, variable) < (best.rate, fewest, best.variable)
            : variable < best.variable
          guard isBetter else { continue }
        }
        best = Move(variable: variable, isUp: isUp, rate: rate)
        fewest = count
      }
    }
    return best
  }

  /// How fast a row's variable moves with one outside the basis.
  struct Speed {
    let row: Int32
    let speed: Double
  }

  /// All that moves with a variable outside the basis.
  private mutating func column(
    of variable: Int32, _ work: inout Work
  ) throws(SolverError) -> [Speed] {
    let sorted = users[Int(variable)].sorted()
    try work.spend(32 * sorted.count)
    var column: [Speed] = []
    column.reserveCapacity(sorted.count)
    for row in sorted where row != column.last?.row {
      let terms = rows[Int(row)].terms
      guard let place = terms.place(of: variable) else { continue }
      column.append(Speed(row: row, speed: terms[place].coefficient))
    }
    users[Int(variable)] = column.map(\.row)
    return column
  }

  /// Makes a move, and exchanges the variable that stops it for the one that moved.
  private mutating func go(
    _ move: Move, _ column: [Speed], to stop: Stop, level: Int32, _ work: inout Work
  ) throws(SolverError) {
    let place = Int(move.variable)
    pieces[place] = piece(of: move.variable, goingUp: move.isUp)
    let distance = move.isUp ? stop.step : -stop.step
    if stop.step > 0 {
      for entry in column {
        shift(rows[Int(entry.row)].variable, by: entry.speed * distance, wallsBelow: level)
      }
      shift(move.variable, by: distance, wallsBelow: level)
    }
    let kink = kinks[stop.kink]
    values[Int(stop.variable)] = kink.position
    guard values[Int(stop.variable)].isFinite, values[place].isFinite else { throw .overflow }
    if stop.variable != move.variable {
      try pivot(move.variable, leaving: stop.variable, &work)
    }
    setFlags(of: stop.variable, wallsBelow: level)
  }

  /// The piece in which a variable begins to move.
  func piece(of variable: Int32, goingUp isUp: Bool) -> Int {
    let value = values[Int(variable)]
    var low = starts[Int(variable)]
    var high = starts[Int(variable) + 1]
    while low < high {
      let middle = (low + high) / 2
      let isLeft =
        isUp ? kinks[middle].position <= value : kinks[middle].position < value
      if isLeft { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Moves a variable past its kinks, but through no wall.
  private mutating func shift(_ variable: Int32, by distance: Double, wallsBelow level: Int32) {
    let place = Int(variable)
    let old = values[place]
    var new = old + distance
    let noise = Tolerance.noise * (1 + abs(old) + abs(distance))
    var piece = pieces[place]
    if distance > 0 {
      while piece < starts[place + 1], kinks[piece].position <= new + noise {
        let kink = kinks[piece]
        if kink.level < level || kink.position >= new - noise {
          new = kink.position
          break
        }
        piece += 1
      }
    } else {
      while piece > starts[place], kinks[piece - 1].position >= new - noise {
        let kink = kinks[piece - 1]
        if kink.level < level || kink.position <= new + noise {
          new = kink.position
          break
        }
        piece -= 1
      }
    }
    values[place] = new
    pieces[place] = piece
  }

  /// Says in which directions a variable that rests on a kink may go: not through walls.
  mutating func setFlags(of variable: Int32, wallsBelow level: Int32) {
    let place = Int(variable)
    var next = pieces[place]
    canRise[place] = true
    while next < starts[place + 1], kinks[next].position == values[place] {
      if kinks[next].level < level { canRise[place] = false }
      next += 1
    }
    var last = pieces[place] - 1
    canFall[place] = true
    while last >= starts[place], kinks[last].position == values[place] {
      if kinks[last].level < level { canFall[place] = false }
      last -= 1
    }
  }
}
