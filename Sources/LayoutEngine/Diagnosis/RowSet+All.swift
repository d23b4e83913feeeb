extension RowSet {
  /// Minimal sets of rows that can't hold together, the preferred one first.
  struct MinimalSets {
    /// The places of each set, falling.
    fileprivate(set) var sets: [[Int]]
    /// Whether there is no other one.
    fileprivate(set) var isComplete: Bool
  }

  /// How many sets are looked for at most: many times what anybody reads.
  static let mostSets = 500

  /// What may be spent on the preferred set at first: all that ordinary scenes need.
  private static let allowanceForHalves = 25_000_000
  /// Of how many known rows it is worth while to look at each: every look solves all others.
  private static let mostLooks = 64
  /// What may be spent on adding up all rows: some tens of milliseconds.
  private static let allowanceForSums = 10_000_000
  /// What may be spent on the preferred set, where adding up all rows took too long.
  private static let allowanceForPreference = 60_000_000
  /// What may be spent on adding up rows of which it is known that they can't hold.
  private static let allowanceForAny = 200_000_000
  /// What may be spent on making all contradictions smallest ones that adding up came upon.
  private static let allowanceForCandidates = 30_000_000
  /// What may be spent on trying out which rows can hold: what scenes of some tens of rows need by
  /// far, and little enough that one of thousands ends soon.
  private static let allowanceForTrials = 150_000_000

  /// The preferred minimal set of rows that can't hold together; in a very large set of rows that
  /// hang together very closely some other minimal set.
  ///
  /// - Returns: The places, falling; `nil` if all rows can hold.
  /// - Throws: ``SolverError`` if the arithmetic gives way or there is too much work.
  func firstConflict(_ work: inout Work) throws(SolverError) -> [Int]? {
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

  /// All minimal sets of rows that can't hold together.
  ///
  /// There are two ways to them, of which one is long where the other is short. Adding rows up finds
  /// conflicts that have little to do with each other one by one, and gets lost where much is said
  /// more than once. Trying out what can hold without one row of each known set is led on by a few
  /// rows that don't fit among any number that do, and multiplies where conflicts have nothing to do
  /// with each other.
  ///
  /// - Parameters:
  ///   - first: What ``firstConflict(_:)`` found; empty if that isn't known.
  ///   - work: What is left to be spent.
  /// - Returns: `nil` if all rows can hold.
  /// - Throws: ``SolverError`` if the arithmetic gives way or there is too much work.
  func allConflicts(
    preferring first: [Int], _ work: inout Work
  ) throws(SolverError) -> MinimalSets? {
    let all = Array(rows.indices)
    guard let known = try contradiction(among: all, &work) else { return nil }
    let sums = try sums(of: all, Self.allowanceForSums, &work)
    if sums.isComplete, !sums.sets.isEmpty { return sums }
    let preferred = first.isEmpty ? try preferred(knowing: known, &work) : first
    var found = MinimalSets(sets: [preferred], isComplete: false)
    try addCandidates(sums.sets, to: &found, &work)
    var allowance = Work(Self.allowanceForTrials)
    do { try complete(&found, &allowance) } catch {
      guard error == .tooLarge else { throw error }
    }
    let others = found.sets.filter { $0 != preferred }
    found.sets = [preferred] + others.sorted { $0.lexicographicallyPrecedes($1) }
    return found
  }

  /// Adds what is smallest in contradictions that were left when adding up ended: they need not be.
  private func addCandidates(
    _ candidates: [[Int]], to found: inout MinimalSets, _ work: inout Work
  ) throws(SolverError) {
    var allowance = Work(Self.allowanceForCandidates)
    var known = Set(found.sets)
    for candidate in candidates where !known.contains(candidate) {
      let inner = try sums(of: candidate, &allowance, &work)
      guard inner.isComplete else { continue }
      found.sets += inner.sets.filter { known.insert($0).inserted }
    }
  }

  private func sums(
    of places: [Int], _ allowance: Int, _ work: inout Work
  ) throws(SolverError) -> MinimalSets {
    var allowance = Work(allowance)
    return try sums(of: places, &allowance, &work)
  }

  /// The contradictions among some rows that come of adding them up; minimal ones if the list is
  /// complete.
  ///
  /// Each has been solved as well: it can't hold.
  private func sums(
    of places: [Int], _ allowance: inout Work, _ work: inout Work
  ) throws(SolverError) -> MinimalSets {
    let rising = places.sorted()
    var consequences = Consequences(of: taking(rising))
    // Numbers that can't be added up end the search as too much work does.
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
    knowing known: [Int], _ work: inout Work
  ) throws(SolverError) -> [Int] {
    if let preferred = try conflict(within: Self.allowanceForPreference) { return preferred }
    let sums = try sums(of: known, Self.allowanceForAny, &work)
    if sums.isComplete, let first = sums.sets.first { return first }
    let places = known.sorted()
    guard let any = try taking(places).conflict(&work) else { throw .noConflict }
    return any.map { places[$0] }
  }

  /// The preferred set, found by halves; `nil` if that takes more than is allowed.
  private func conflict(within allowance: Int) throws(SolverError) -> [Int]? {
    var work = Work(allowance)
    do { return try conflict(&work) } catch {
      guard error == .tooLarge else { throw error }
      return nil
    }
  }

  /// Adds what is missing, as far as the work goes.
  private func complete(
    _ found: inout MinimalSets, _ work: inout Work
  ) throws(SolverError) {
    var repairs = Repairs(of: rows.count)
    for set in found.sets { try repairs.add(set, &work) }
    while let place = repairs.repairs.firstIndex(where: { !$0.isSure }) {
      guard found.sets.count < Self.mostSets else { return }
      let rest = repairs.rest(of: place)
      guard let set = try taking(rest).conflict(&work)?.map({ rest[$0] }) else {
        repairs.confirm(place)
        continue
      }
      found.sets.append(set)
      try repairs.add(set, &work)
    }
    found.isComplete = true
  }

  private func taking(_ places: [Int]) -> RowSet {
    RowSet(
      neverNegative: neverNegative, background: background, rows: places.map { rows[$0] })
  }
}
