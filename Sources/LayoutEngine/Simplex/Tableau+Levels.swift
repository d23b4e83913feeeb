extension Tableau {
  /// What is made least: a level's charge or, after all levels, a sum of variables.
  struct Objective {
    /// Kinks of lower levels are walls.
    let level: Int32
    /// The level's kinks, by variable.
    var charged: ArraySlice<Int32> = []
    var goal: [LinearProblem.Term] = []
  }

  /// Goes through all levels.
  ///
  /// - Returns: Rows that can't all hold, or `nil` if the required ones do.
  /// - Throws: ``SolverError`` if the arithmetic gives way.
  mutating func optimise(_ work: inout Work) throws(SolverError) -> [Int32]? {
    var start = 0
    while start < byLevel.count {
      let level = kinks[Int(byLevel[start])].level
      var end = start
      while end < byLevel.count, kinks[Int(byLevel[end])].level == level { end += 1 }
      let objective = Objective(level: level, charged: byLevel[start..<end])
      if isFree(objective.charged) {
        wallUp(objective)
        try keepWhatHolds(objective, forGood: true, &work)
      } else {
        try keepWhatHolds(objective, forGood: false, &work)
        guard try minimise(objective, &work) else { throw .bottomless(level: Int(level)) }
        if level == 0, !holds(objective.charged) { return contradiction(objective.charged) }
        ruleOutSpoilers()
      }
      start = end
    }
    return nil
  }

  /// Takes equations of the level that hold already out of the basis, in their order.
  ///
  /// They would go sooner or later, and each alone takes a step that looks at the whole level.
  ///
  /// - Parameters:
  ///   - objective: The level.
  ///   - forGood: Whether nothing at all is charged, so that none of them will ever be missed.
  ///   - work: What is left to be spent.
  /// - Throws: ``SolverError`` if the arithmetic gives way.
  private mutating func keepWhatHolds(
    _ objective: Objective, forGood: Bool, _ work: inout Work
  ) throws(SolverError) {
    for place in objective.charged {
      let kink = kinks[Int(place)]
      let row = rowOf[Int(kink.owner)]
      guard row >= 0, kink.below > 0, kink.above > 0, values[Int(kink.owner)] == kink.position,
        let entering = leastUsed(in: Int(row))
      else { continue }
      let isUp = canRise[Int(entering)]
      pieces[Int(entering)] = piece(of: entering, goingUp: isUp && !canFall[Int(entering)])
      try pivot(entering, leaving: kink.owner, &work)
      setFlags(of: kink.owner, wallsBelow: objective.level)
      guard forGood else { continue }
      canRise[Int(kink.owner)] = false
      canFall[Int(kink.owner)] = false
    }
  }

  /// Of a row's variables that may move, one that few rows change with.
  private func leastUsed(in row: Int) -> Int32? {
    let terms = rows[row].terms
    var largest = 0.0
    for term in terms where !isHeld(term.variable) {
      largest = max(largest, abs(term.coefficient))
    }
    var best: Int32?
    var fewest = Int.max
    for term in terms
    where !isHeld(term.variable) && abs(term.coefficient) >= Tolerance.preference * largest {
      let count = users[Int(term.variable)].count
      if count < fewest {
        best = term.variable
        fewest = count
      }
    }
    return best
  }

  /// Adds up the rates of what is made least.
  mutating func reckonRates(_ objective: Objective, _ work: inout Work) throws(SolverError) {
    rates.clear()
    for term in objective.goal {
      try addRates(of: term.variable, up: term.coefficient, down: term.coefficient, &work)
    }
    var place = objective.charged.startIndex
    while place < objective.charged.endIndex {
      let owner = kinks[Int(objective.charged[place])].owner
      let isBasic = rowOf[Int(owner)] >= 0
      let value = values[Int(owner)]
      var (above, below) = (0.0, 0.0)
      while place < objective.charged.endIndex {
        let index = Int(objective.charged[place])
        let kink = kinks[index]
        guard kink.owner == owner else { break }
        let isPassed = isBasic ? index < pieces[Int(owner)] : kink.position <= value
        let isReached = isBasic ? isPassed : kink.position < value
        above += isPassed ? kink.above : -kink.below
        below += isReached ? kink.above : -kink.below
        place += 1
      }
      try work.spend(8)
      try addRates(of: owner, up: above, down: below, &work)
    }
  }

  /// Adds the rates of a variable that is charged `up` for a point up and `-down` for one down.
  private mutating func addRates(
    of variable: Int32, up: Double, down: Double, _ work: inout Work
  ) throws(SolverError) {
    let row = rowOf[Int(variable)]
    guard row >= 0 else {
      rates.add(variable, up: up, down: -down)
      return
    }
    guard up != 0 else { return }
    try work.spend(2 * rows[Int(row)].terms.count)
    for term in rows[Int(row)].terms {
      rates.add(term.variable, up: up * term.coefficient, down: -up * term.coefficient)
    }
  }

  /// Rules out all moves that the rates say would spoil what has been reached.
  mutating func ruleOutSpoilers() {
    for variable in rates.touched {
      if rates.change(variable, up: true) > 0 { canRise[Int(variable)] = false }
      if rates.change(variable, up: false) > 0 { canFall[Int(variable)] = false }
    }
  }

  /// Whether nothing is charged at a level: then there is nothing to make less.
  private func isFree(_ charged: ArraySlice<Int32>) -> Bool {
    charged.allSatisfy { place in
      let kink = kinks[Int(place)]
      return kink.miss(of: values[Int(kink.owner)]) == 0
    }
  }

  /// Makes walls of kinks at which nothing is charged.
  private mutating func wallUp(_ objective: Objective) {
    for place in objective.charged {
      let kink = kinks[Int(place)]
      let owner = Int(kink.owner)
      guard kink.position == values[owner] else { continue }
      if rowOf[owner] < 0 {
        if kink.above > 0 { canRise[owner] = false }
        if kink.below > 0 { canFall[owner] = false }
      } else {
        enterFreePiece(of: owner, from: objective.level)
      }
    }
  }

  /// Moves a variable that is at kinks of a level to their side that isn't charged.
  private mutating func enterFreePiece(of owner: Int, from level: Int32) {
    func isPassable(_ place: Int) -> Bool {
      kinks[place].position == values[owner] && kinks[place].level >= level
    }
    var piece = pieces[owner]
    while piece < starts[owner + 1], isPassable(piece), kinks[piece].above == 0 { piece += 1 }
    while piece > starts[owner], isPassable(piece - 1), kinks[piece - 1].below == 0 { piece -= 1 }
    pieces[owner] = piece
  }

  /// Whether kinks are missed by rounding at most.
  private func holds(_ charged: ArraySlice<Int32>) -> Bool {
    charged.allSatisfy { place in
      let kink = kinks[Int(place)]
      return kink.miss(of: values[Int(kink.owner)]) <= kink.margin
    }
  }

  /// The rows that the final rates prove to contradict each other.
  private func contradiction(_ charged: ArraySlice<Int32>) -> [Int32] {
    charged.compactMap { place in
      let kink = kinks[Int(place)]
      let owner = Int(kink.owner)
      guard kink.row >= 0 else { return nil }
      if rowOf[owner] >= 0 {
        let isCharged = Int(place) < pieces[owner] ? kink.above > 0 : kink.below > 0
        return isCharged ? kink.row : nil
      }
      if kink.miss(of: values[owner]) > 0 { return kink.row }
      guard kink.position == values[owner] else { return nil }
      let holdsFromBelow = kink.below > 0 && rates.change(kink.owner, up: true) > 0
      let holdsFromAbove = kink.above > 0 && rates.change(kink.owner, up: false) > 0
      return holdsFromBelow || holdsFromAbove ? kink.row : nil
    }
  }
}
