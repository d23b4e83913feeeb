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
  /// - Throws: ``SolverError`` if the arithmetic fails or takes too long.
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
