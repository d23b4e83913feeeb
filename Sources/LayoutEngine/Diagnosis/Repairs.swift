/// The smallest sets of rows without which none of some conflicts is left.
///
/// Source: R. Reiter, "A theory of diagnosis from first principles", Artificial Intelligence 32
/// (1987): they are the smallest sets that hit every conflict. C. Berge, "Hypergraphs", 1989: how
/// they change when a conflict is added.
struct Repairs {
  /// A set of rows to be left out.
  struct Repair {
    let rows: SignedRows
    /// Whether the other rows are known to hold.
    var isSure = false
  }

  private(set) var repairs: [Repair]
  private let count: Int

  /// What a new set counts for, beside one that is compared: it is kept, and conflicts that have
  /// nothing to do with each other multiply them.
  private static let stepsPerRepair = 16

  /// Nothing has to be left out of `count` rows.
  init(of count: Int) {
    self.count = count
    repairs = [Repair(rows: SignedRows([], of: count))]
  }

  /// Takes a conflict in that the rest of some repair turned out to be or to contain.
  ///
  /// - Throws: ``SolverError/tooLarge`` if there is too much work.
  mutating func add(_ conflict: [Int], _ work: inout Work) throws(SolverError) {
    let hit = SignedRows(conflict, of: count)
    let kept = repairs.filter { $0.rows.meets(hit) }
    var new: [SignedRows] = []
    for repair in repairs where !repair.rows.meets(hit) {
      try work.spend(conflict.count * (Self.stepsPerRepair + kept.count) * hit.size)
      for row in conflict {
        var larger = repair.rows
        larger.set(row, to: true)
        // Two of the new ones never hold each other: they would have to add the same row.
        if !kept.contains(where: { larger.contains($0.rows) }) { new.append(larger) }
      }
    }
    repairs = kept + new.map { Repair(rows: $0) }
  }

  /// The rows that a repair leaves, rising.
  func rest(of repair: Int) -> [Int] {
    let out = Set(repairs[repair].rows.rows)
    return (0..<count).filter { !out.contains($0) }
  }

  /// Notes that what a repair leaves can hold.
  mutating func confirm(_ repair: Int) { repairs[repair].isSure = true }
}
