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

extension RowSet {
  /// Minimal infeasible sets of rows, the preferred one first.
  struct MinimalSets {
    /// The places of each set, falling.
    fileprivate(set) var sets: [[Int]]
    /// Whether these are all of them.
    fileprivate(set) var isComplete: Bool
  }

  /// The most sets that are looked for: many times what anybody reads.
  static let mostSets = 500

  /// The work limit of the first search for the preferred set: all that ordinary scenes need.
  private static let allowanceForHalves = 25_000_000
  /// The most known rows that are tested one by one: each test solves a problem with all others.
  private static let mostLooks = 64
  /// The work limit of the Fourier–Motzkin elimination of all rows: some tens of milliseconds.
  private static let allowanceForSums = 10_000_000
  /// The work limit of the search for the preferred set, if the elimination took too long.
  private static let allowanceForPreference = 60_000_000
  /// The work limit of the elimination of rows that are known to be infeasible.
  private static let allowanceForAny = 200_000_000
  /// The work limit for making the contradictions minimal that an unfinished elimination found.
  private static let allowanceForCandidates = 30_000_000
  /// The work limit of the search by hitting sets: far more than scenes of some tens of rows need,
  /// and so little that one of thousands ends soon.
  private static let allowanceForTrials = 150_000_000

  /// The preferred minimal infeasible set; in very large sets of rows maybe another minimal one.
  ///
  /// - Returns: The places, falling; `nil` if all rows are feasible together.
  func firstConflict(_ work: inout WorkLimit) throws(SolverError) -> [Int]? {
    let all = Array(rows.indices)
    guard let known = try contradiction(among: all, &work) else { return nil }
    if known.count <= Self.mostLooks,
      let first = try conflict(within: Self.allowanceForHalves)
    {
      return first
    }
    let sums = try sums(of: all, Self.allowanceForSums, &work)
    if sums.isComplete, let first = sums.sets.first { return first }
    return try preferred(knowing: known, &work)
  }

  /// All minimal infeasible sets of rows.
  ///
  /// There are two methods, and each is fast where the other is slow. Fourier–Motzkin elimination
  /// finds independent conflicts one by one, but is slow if many rows say the same. The search by
  /// hitting sets tests which rows are feasible without a row of each known set. A few bad rows
  /// among many good ones guide it, but independent conflicts multiply its sets.
  ///
  /// - Parameters:
  ///   - first: The set that ``firstConflict(_:)`` found; empty if it isn't known.
  ///   - work: The limit on the arithmetic.
  /// - Returns: `nil` if all rows are feasible together.
  /// - Throws: ``SolverError`` if the arithmetic fails or takes too long.
  func allConflicts(
    preferring first: [Int], _ work: inout WorkLimit
  ) throws(SolverError) -> MinimalSets? {
    let all = Array(rows.indices)
    guard let known = try contradiction(among: all, &work) else { return nil }
    let sums = try sums(of: all, Self.allowanceForSums, &work)
    if sums.isComplete, !sums.sets.isEmpty { return sums }
    let preferred = first.isEmpty ? try preferred(knowing: known, &work) : first
    var found = MinimalSets(sets: [preferred], isComplete: false)
    try addCandidates(sums.sets, to: &found, &work)
    var allowance = WorkLimit(Self.allowanceForTrials)
    do { try complete(&found, &allowance) } catch {
      guard error == .tooLarge else { throw error }
    }
    let others = found.sets.filter { $0 != preferred }
    found.sets = [preferred] + others.sorted { $0.lexicographicallyPrecedes($1) }
    return found
  }

  /// Adds the minimal sets within contradictions that an unfinished elimination found.
  private func addCandidates(
    _ candidates: [[Int]], to found: inout MinimalSets, _ work: inout WorkLimit
  ) throws(SolverError) {
    var allowance = WorkLimit(Self.allowanceForCandidates)
    var known = Set(found.sets)
    for candidate in candidates where !known.contains(candidate) {
      let inner = try sums(of: candidate, &allowance, &work)
      guard inner.isComplete else { continue }
      found.sets += inner.sets.filter { known.insert($0).inserted }
    }
  }

  private func sums(
    of places: [Int], _ allowance: Int, _ work: inout WorkLimit
  ) throws(SolverError) -> MinimalSets {
    var allowance = WorkLimit(allowance)
    return try sums(of: places, &allowance, &work)
  }

  /// The infeasible sets that Fourier–Motzkin elimination finds; minimal if the list is complete.
  ///
  /// The simplex method confirms each of them.
  private func sums(
    of places: [Int], _ allowance: inout WorkLimit, _ work: inout WorkLimit
  ) throws(SolverError) -> MinimalSets {
    let rising = places.sorted()
    // Too much work ends the search, and so does an overflow.
    guard var consequences = try? FourierMotzkinElimination(of: taking(rising), &allowance) else {
      return MinimalSets(sets: [], isComplete: false)
    }
    let isComplete = (try? consequences.run(limit: Self.mostSets, &allowance)) ?? false
    var sets: [[Int]] = []
    for sum in consequences.sets {
      let places = sum.map { rising[$0] }
      if try contradiction(among: places, &work) != nil { sets.append(places.reversed()) }
    }
    sets.sort { $0.lexicographicallyPrecedes($1) }
    return MinimalSets(sets: sets, isComplete: isComplete)
  }

  private func preferred(
    knowing known: [Int], _ work: inout WorkLimit
  ) throws(SolverError) -> [Int] {
    if let preferred = try conflict(within: Self.allowanceForPreference) { return preferred }
    let sums = try sums(of: known, Self.allowanceForAny, &work)
    if sums.isComplete, let first = sums.sets.first { return first }
    let places = known.sorted()
    guard let any = try taking(places).conflict(&work) else { throw .noConflict }
    return any.map { places[$0] }
  }

  /// The preferred set, found by QuickXplain; `nil` if that takes more than is allowed.
  private func conflict(within allowance: Int) throws(SolverError) -> [Int]? {
    var work = WorkLimit(allowance)
    do { return try conflict(&work) } catch {
      guard error == .tooLarge else { throw error }
      return nil
    }
  }

  /// Adds all missing sets, as far as the work limit allows.
  private func complete(
    _ found: inout MinimalSets, _ work: inout WorkLimit
  ) throws(SolverError) {
    var hitting = HittingSets(of: rows.count)
    for set in found.sets { try hitting.add(set, &work) }
    while let place = hitting.sets.firstIndex(where: { !$0.isConfirmed }) {
      guard found.sets.count < Self.mostSets else { return }
      let rest = hitting.rest(of: place)
      guard let set = try taking(rest).conflict(&work)?.map({ rest[$0] }) else {
        hitting.confirm(place)
        continue
      }
      found.sets.append(set)
      try hitting.add(set, &work)
    }
    found.isComplete = true
  }

  private func taking(_ places: [Int]) -> RowSet {
    RowSet(
      isNonnegative: isNonnegative, background: background, rows: places.map { rows[$0] })
  }
}

/// The minimal hitting sets of some conflicts: sets of rows that contain a row of every conflict.
///
/// Without the rows of a hitting set none of these conflicts is left.
///
/// Source: R. Reiter, "A theory of diagnosis from first principles", Artificial Intelligence 32
/// (1987): minimal diagnoses are the minimal sets that hit every conflict. C. Berge, "Hypergraphs",
/// 1989: how they change when a conflict is added.
struct HittingSets {
  /// A set of rows to leave out.
  struct HittingSet {
    let rows: SignedRows
    /// Whether the other rows are known to be feasible.
    var isConfirmed = false
  }

  private(set) var sets: [HittingSet]
  private let count: Int

  /// The cost of keeping a new set: independent conflicts multiply the sets.
  private static let stepsPerSet = 16

  /// Starts without conflicts: the empty set is the only minimal hitting set of `count` rows.
  init(of count: Int) {
    self.count = count
    sets = [HittingSet(rows: SignedRows([], of: count))]
  }

  /// Adds a conflict that no row of some hitting set is in.
  mutating func add(_ conflict: [Int], _ work: inout WorkLimit) throws(SolverError) {
    let hit = SignedRows(conflict, of: count)
    let kept = sets.filter { $0.rows.meets(hit) }
    var new: [SignedRows] = []
    for set in sets where !set.rows.meets(hit) {
      try work.spend(conflict.count * (Self.stepsPerSet + kept.count) * hit.size)
      for row in conflict {
        var larger = set.rows
        larger.set(row, to: true)
        // No new set contains another one: they would have to add the same row.
        if !kept.contains(where: { larger.contains($0.rows) }) { new.append(larger) }
      }
    }
    sets = kept + new.map { HittingSet(rows: $0) }
  }

  /// The rows outside a hitting set, rising.
  func rest(of set: Int) -> [Int] {
    let out = Set(sets[set].rows.rows)
    return (0..<count).filter { !out.contains($0) }
  }

  mutating func confirm(_ set: Int) { sets[set].isConfirmed = true }
}
