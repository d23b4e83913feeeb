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
  ///
  /// - Throws: ``SolverError/tooLarge`` if there is too much work.
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

  /// Notes that the rows outside a hitting set are feasible.
  mutating func confirm(_ set: Int) { sets[set].isConfirmed = true }
}
