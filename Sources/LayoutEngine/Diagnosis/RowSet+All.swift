extension RowSet {
  /// Minimal sets of rows that can't hold together, the preferred one first.
  struct MinimalSets {
    /// The places of each set, falling.
    var sets: [[Int]]
    /// Whether there is no other one.
    let isComplete: Bool
  }

  /// What may be spent on looking for all sets: what scenes of some tens of lines need by far.
  ///
  /// A scene of thousands gets no more, so that finding out that it has too many sets takes little
  /// beside finding one.
  private static let allowance = 20_000_000

  /// How many sets are looked for at most: many times what anybody reads.
  static let mostSets = 1000

  /// All minimal sets of rows that can't hold together.
  ///
  /// Every set has been looked at: it can't hold, and can without any one of its rows.
  ///
  /// - Returns: `nil` if all rows can hold.
  /// - Throws: ``SolverFault`` if the arithmetic gives way or there is too much work.
  func conflicts(_ work: inout Work) throws(SolverFault) -> MinimalSets? {
    guard try contradiction(among: Array(rows.indices), &work) != nil else { return nil }
    let (candidates, isComplete) = candidates()
    var sets: [[Int]] = []
    for candidate in candidates {
      guard let set = try conflict(among: candidate, &work), !sets.contains(set) else { continue }
      sets.append(set)
    }
    sets.sort { $0.lexicographicallyPrecedes($1) }
    guard !isComplete || sets.isEmpty else { return MinimalSets(sets: sets, isComplete: true) }
    guard let preferred = try conflict(&work) else { throw .noConflict }
    return MinimalSets(
      sets: [preferred] + sets.filter { $0 != preferred }, isComplete: false)
  }

  /// Sets that can't hold, as far as they are found within the allowance.
  private func candidates() -> (sets: [[Int]], isComplete: Bool) {
    var consequences = Consequences(of: self)
    var allowance = Work(Self.allowance)
    let isComplete = (try? consequences.run(limit: Self.mostSets, &allowance)) ?? false
    return (Array(consequences.sets.prefix(Self.mostSets)), isComplete)
  }

  private func conflict(among places: [Int], _ work: inout Work) throws(SolverFault) -> [Int]? {
    let few = RowSet(
      neverNegative: neverNegative, background: background, rows: places.map { rows[$0] })
    return try few.conflict(&work)?.map { places[$0] }
  }
}
