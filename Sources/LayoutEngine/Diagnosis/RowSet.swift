/// Required rows, among which a smallest set is looked for that can't all hold.
struct RowSet {
  let neverNegative: [Bool]
  /// Rows that always hold and are never named.
  let background: [LinearProblem.Row]
  /// Where to look, the preferred ones first.
  let rows: [LinearProblem.Row]

  /// The preferred minimal set of rows that can't hold together, by falling place.
  ///
  /// The set that QuickXplain finds: its last row is the first with which those before it can't
  /// hold; the next one is the first with which, and with the last, those before can't; and so on.
  /// What the solver says of a contradiction is most often a smallest set already: then every row
  /// of it takes one look, instead of a search by halves. That look is also the proof that the set
  /// can hold without the row.
  ///
  /// Source: U. Junker, "QuickXplain", AAAI 2004.
  /// - Returns: `nil` if all rows can hold.
  /// - Throws: ``SolverFault`` if the arithmetic gives way or there is too much work.
  func conflict(_ work: inout Work) throws(SolverFault) -> [Int]? {
    guard var known = try contradiction(among: Array(rows.indices), &work) else { return nil }
    var members: [Int] = []
    while let last = last(of: known, before: members.last) {
      var holding = -1
      var failing = last + 1
      var looksNextDoor = true
      while failing - holding > 1 {
        let length = looksNextDoor ? failing - 1 : (failing + holding) / 2
        looksNextDoor.toggle()
        guard let nearer = try contradiction(among: Array(0..<length) + members, &work) else {
          holding = length
          continue
        }
        known = nearer
        failing = (self.last(of: known, before: members.last) ?? -1) + 1
      }
      if failing > 0 { members.append(failing - 1) }
    }
    return members
  }

  /// The least sum of what rows have to be off by for a minimal set of them to hold, in points.
  ///
  /// Whether one of the rows gives way or several share it, the sum is that of the one whose change
  /// does most.
  ///
  /// - Throws: ``SolverFault`` if the arithmetic gives way or there is too much work.
  func points(of members: [Int], _ work: inout Work) throws(SolverFault) -> Double {
    let wishes = members.sorted().map { place in
      var wish = rows[place]
      wish.level = 1
      return wish
    }
    let problem = LinearProblem(neverNegative: neverNegative, rows: background + wishes)
    guard case .optimal(let optimum) = try problem.outcome(&work) else { throw .noConflict }
    return wishes.reduce(0) { $0 + abs($1.violation(at: optimum.values)) }
  }

  /// The last place before those that are known to belong to the set.
  private func last(of places: [Int], before member: Int?) -> Int? {
    places.last { $0 < member ?? .max }
  }

  /// Some of the rows at the places that can't hold together, rising; `nil` if all can.
  func contradiction(
    among places: [Int], _ work: inout Work
  ) throws(SolverFault) -> [Int]? {
    let sorted = places.sorted()
    let problem = LinearProblem(
      neverNegative: neverNegative, rows: background + sorted.map { rows[$0] })
    guard case .infeasible(let found) = try problem.outcome(&work) else { return nil }
    return found.filter { $0 >= background.count }.map { sorted[$0 - background.count] }
  }
}
