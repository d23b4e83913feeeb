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
  /// can hold without the row. Rows that are tied to one of the set belong to it without a look.
  ///
  /// Source: U. Junker, "QuickXplain", AAAI 2004.
  /// - Returns: `nil` if all rows can hold.
  /// - Throws: ``SolverError`` if the arithmetic gives way or there is too much work.
  func conflict(_ work: inout Work) throws(SolverError) -> [Int]? {
    guard var known = try contradiction(among: Array(rows.indices), &work) else { return nil }
    var members: Set<Int> = []
    while let last = last(of: known, besides: members) {
      var holding = -1
      var failing = last + 1
      var looksNextDoor = true
      while failing - holding > 1 {
        let length = looksNextDoor ? failing - 1 : (failing + holding) / 2
        looksNextDoor.toggle()
        guard let nearer = try contradiction(among: places(upTo: length, members), &work) else {
          holding = length
          continue
        }
        known = nearer
        failing = (self.last(of: known, besides: members) ?? -1) + 1
      }
      guard failing > 0 else { break }
      let among = places(upTo: failing, members)
      members.formUnion(try tied(to: failing - 1, among: among, &work))
    }
    return members.sorted(by: >)
  }

  /// The places before one, and others, rising.
  private func places(upTo end: Int, _ others: Set<Int>) -> [Int] {
    Array(0..<end) + others.filter { $0 >= end }.sorted()
  }

  /// What belongs to each conflict among some rows that a row belongs to, with that row.
  private func tied(
    to row: Int, among places: [Int], _ work: inout Work
  ) throws(SolverError) -> [Int] {
    guard let place = places.firstIndex(of: row) else { return [row] }
    return try ties(among: places, &work).rows(tiedTo: place).map { places[$0] }
  }

  private func ties(
    among places: [Int], _ work: inout Work
  ) throws(SolverError) -> RowTies {
    var isBound = neverNegative
    for term in background.flatMap(\.terms) { isBound[Int(term.variable)] = true }
    let terms = places.map { Affine.collected(rows[$0].terms) }
    try work.spend(terms.reduce(isBound.count) { $0 + $1.count })
    return RowTies(of: terms, isBound: isBound)
  }

  /// The least sum of what rows have to be off by for a minimal set of them to hold, in points.
  ///
  /// Whether one of the rows gives way or several share it, the sum is that of the one whose change
  /// does most. So of rows that are tied to each other all but that one may be kept.
  ///
  /// - Throws: ``SolverError`` if the arithmetic gives way or there is too much work.
  func points(of members: [Int], _ work: inout Work) throws(SolverError) -> Double {
    let places = members.sorted()
    var yielding = places.map { rows[$0] }
    let heaviest = try ties(among: places, &work).heaviest
    for place in heaviest { yielding[place].level = 1 }
    let problem = LinearProblem(neverNegative: neverNegative, rows: background + yielding)
    guard case .optimal(let optimum) = try problem.outcome(&work) else { throw .noConflict }
    return heaviest.reduce(0) { $0 + abs(yielding[$1].violation(at: optimum.values)) }
  }

  /// The last place besides those that are known to belong to the set.
  private func last(of places: [Int], besides members: Set<Int>) -> Int? {
    places.last { !members.contains($0) }
  }

  /// Some of the rows at the places that can't hold together, rising; `nil` if all can.
  func contradiction(
    among places: [Int], _ work: inout Work
  ) throws(SolverError) -> [Int]? {
    let sorted = places.sorted()
    let problem = LinearProblem(
      neverNegative: neverNegative, rows: background + sorted.map { rows[$0] })
    guard case .infeasible(let found) = try problem.outcome(&work) else { return nil }
    return found.filter { $0 >= background.count }.map { sorted[$0 - background.count] }
  }
}
