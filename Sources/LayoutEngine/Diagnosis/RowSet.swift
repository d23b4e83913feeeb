/// Required rows, among which minimal infeasible sets are looked for.
struct RowSet {
  let isNonnegative: [Bool]
  /// Rows that are always part of the problem and are never named.
  let background: [LinearProblem.Row]
  /// The rows to choose from, the preferred ones first.
  let rows: [LinearProblem.Row]

  /// The preferred minimal infeasible set, by falling place, as QuickXplain finds it.
  ///
  /// Its last row is the first one that makes the rows up to it infeasible. The next row is the
  /// first one that, together with the last row, makes the rows up to it infeasible; and so on. The
  /// rows by which the solver proves infeasibility are often minimal already. Then one test for
  /// each row is enough, without bisection, and the test also proves that the set is feasible
  /// without the row. Rows that are coupled to a member are members too, without a test.
  ///
  /// Source: U. Junker, "QuickXplain", AAAI 2004.
  /// - Returns: `nil` if all rows are feasible together.
  /// - Throws: ``SolverError`` if the arithmetic fails or takes too long.
  func conflict(_ work: inout WorkLimit) throws(SolverError) -> [Int]? {
    guard var known = try contradiction(among: Array(rows.indices), &work) else { return nil }
    var members: Set<Int> = []
    while let last = last(of: known, besides: members) {
      var feasible = -1
      var infeasible = last + 1
      var testsNeighbour = true
      while infeasible - feasible > 1 {
        let length = testsNeighbour ? infeasible - 1 : (infeasible + feasible) / 2
        testsNeighbour.toggle()
        guard let nearer = try contradiction(among: places(upTo: length, members), &work) else {
          feasible = length
          continue
        }
        known = nearer
        infeasible = (self.last(of: known, besides: members) ?? -1) + 1
      }
      guard infeasible > 0 else { break }
      let among = places(upTo: infeasible, members)
      members.formUnion(try coupled(to: infeasible - 1, among: among, &work))
    }
    return members.sorted(by: >)
  }

  /// The places before one, and others, rising.
  private func places(upTo end: Int, _ others: Set<Int>) -> [Int] {
    Array(0..<end) + others.filter { $0 >= end }.sorted()
  }

  /// The row, and all rows that are coupled to it among some rows.
  private func coupled(
    to row: Int, among places: [Int], _ work: inout WorkLimit
  ) throws(SolverError) -> [Int] {
    guard let place = places.firstIndex(of: row) else { return [row] }
    return try coupledRows(among: places, &work).rows(coupledTo: place).map { places[$0] }
  }

  private func coupledRows(
    among places: [Int], _ work: inout WorkLimit
  ) throws(SolverError) -> CoupledRows {
    var isBound = isNonnegative
    for term in background.flatMap({ $0.terms }) { isBound[Int(term.variable)] = true }
    let terms = places.map { Affine.collected(rows[$0].terms) }
    try work.spend(terms.reduce(isBound.count) { $0 + $1.count })
    return CoupledRows(of: terms, isBound: isBound)
  }

  /// The least sum of violations with which a minimal infeasible set can be satisfied, in points.
  ///
  /// It is least if only the row with the largest multiplier is violated; all others stay required.
  func points(of members: [Int], _ work: inout WorkLimit) throws(SolverError) -> Double {
    let places = members.sorted()
    var optional = places.map { rows[$0] }
    let heaviest = try coupledRows(among: places, &work).heaviest
    for place in heaviest { optional[place].level = 1 }
    let problem = LinearProblem(isNonnegative: isNonnegative, rows: background + optional)
    guard case .optimal(let optimum) = try problem.outcome(&work) else { throw .noConflict }
    return heaviest.reduce(0) { $0 + abs(optional[$1].violation(at: optimum.values)) }
  }

  /// The last place that isn't known to belong to the set.
  private func last(of places: [Int], besides members: Set<Int>) -> Int? {
    places.last { !members.contains($0) }
  }

  /// An infeasible set of the rows at some places, rising; `nil` if they are feasible together.
  func contradiction(
    among places: [Int], _ work: inout WorkLimit
  ) throws(SolverError) -> [Int]? {
    let sorted = places.sorted()
    var problem = LinearProblem(
      isNonnegative: isNonnegative, roomForRows: background.count + sorted.count)
    for row in background { problem.add(row) }
    for place in sorted { problem.add(rows[place]) }
    guard case .infeasible(let found) = try problem.outcome(&work) else { return nil }
    return found.filter { $0 >= background.count }.map { sorted[$0 - background.count] }
  }
}
