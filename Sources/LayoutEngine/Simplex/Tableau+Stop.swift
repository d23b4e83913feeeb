extension Tableau {
  /// What ends a move.
  struct Stop {
    /// How far it goes.
    let step: Double
    /// The variable that stops it; it may be the moving one.
    let variable: Int32
    /// The kink at which that variable then is.
    let kink: Int
    /// How fast the variable gets there.
    let speed: Double
  }

  /// Where a move ends: at the first wall, or where it begins to cost more than it gains.
  ///
  /// Kinks of the level itself are passed as long as the move still gains (long steps).
  ///
  /// - Returns: `nil` if it never ends.
  func stop(
    of move: Move, _ column: [Speed], _ objective: Objective, steepest: Bool, _ work: inout Work
  ) throws(SolverError) -> Stop? {
    var search = StopSearch(level: objective.level, prefersSmall: !steepest)
    search.look(
      at: move.variable, from: piece(of: move.variable, goingUp: move.isUp),
      speed: move.isUp ? 1 : -1, in: self)
    let largest = column.reduce(0) { max($0, abs($1.speed)) }
    for entry in column where abs(entry.speed) > Tolerance.pivot * largest {
      let variable = rows[Int(entry.row)].variable
      search.look(
        at: variable, from: pieces[Int(variable)], speed: move.isUp ? entry.speed : -entry.speed,
        in: self)
    }
    try work.spend(search.bends.count)
    return search.stop(gaining: -move.rate)
  }
}

/// Looks for the end of one move.
private struct StopSearch {
  let level: Int32
  let prefersSmall: Bool
  /// The nearest wall.
  private var wall: Tableau.Stop?
  /// The level's kinks on the way, and by how much each makes the move dearer.
  private(set) var bends: [(stop: Tableau.Stop, cost: Double)] = []

  init(level: Int32, prefersSmall: Bool) {
    self.level = level
    self.prefersSmall = prefersSmall
  }

  /// Takes note of the kinks that a variable meets, up to the first wall.
  mutating func look(at variable: Int32, from piece: Int, speed: Double, in tableau: Tableau) {
    var next = speed > 0 ? piece : piece - 1
    let first = tableau.starts[Int(variable)]
    let end = tableau.starts[Int(variable) + 1]
    while next >= first, next < end {
      let kink = tableau.kinks[next]
      if kink.level <= level {
        let step = max(0, (kink.position - tableau.values[Int(variable)]) / speed)
        if let wall, step > wall.step + Self.margin(wall.step) { return }
        let stop = Tableau.Stop(step: step, variable: variable, kink: next, speed: abs(speed))
        if kink.level < level {
          if wall.map({ precedes(stop, $0) }) ?? true { wall = stop }
          return
        }
        bends.append((stop, abs(speed) * kink.bend))
      }
      next += speed > 0 ? 1 : -1
    }
  }

  private static func margin(_ step: Double) -> Double { Tolerance.noise * (1 + step) }

  /// Of two walls that are equally near the faster one is taken, since it is divided by the speed.
  private func precedes(_ stop: Tableau.Stop, _ other: Tableau.Stop) -> Bool {
    let margin = Self.margin(other.step)
    if stop.step < other.step - margin { return true }
    guard stop.step <= other.step + margin else { return false }
    if !prefersSmall, stop.speed != other.speed { return stop.speed > other.speed }
    return stop.variable < other.variable
  }

  /// The stop at which nothing more is gained.
  mutating func stop(gaining gain: Double) -> Tableau.Stop? {
    let end = wall.map { $0.step + Self.margin($0.step) } ?? .infinity
    bends.removeAll { $0.stop.step > end }
    bends.sort { a, b in
      (a.stop.step, a.stop.variable, a.stop.kink) < (b.stop.step, b.stop.variable, b.stop.kink)
    }
    var left = gain
    for bend in bends {
      if let wall, wall.step < bend.stop.step { break }
      left -= bend.cost
      if left <= Tolerance.rate * (gain + bend.cost) { return bend.stop }
    }
    return wall
  }
}
