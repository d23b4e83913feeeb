/// Which rows are coupled: every minimal infeasible set contains either all of them or none.
///
/// An unknown that has no bound and occurs in two rows only has to cancel out between these two. So
/// a chain of a thousand views takes one test, and not a thousand.
struct CoupledRows {
  /// A coupled row, and the ratio of its multiplier to that of this row.
  private struct Coupling {
    let row: Int
    let ratio: Double
  }

  /// The couplings of each row.
  private var couplings: [[Coupling]]

  /// Finds the couplings of some rows.
  ///
  /// - Parameters:
  ///   - rows: The rows' terms, collected.
  ///   - isBound: For each variable whether other rows or a lower bound restrict it.
  /// - Complexity: O(terms).
  init(of rows: [[LinearProblem.Term]], isBound: [Bool]) {
    couplings = [[Coupling]](repeating: [], count: rows.count)
    var uses = [[Coupling]](repeating: [], count: isBound.count)
    for (row, terms) in rows.enumerated() {
      for term in terms where !isBound[Int(term.variable)] && uses[Int(term.variable)].count < 3 {
        uses[Int(term.variable)].append(Coupling(row: row, ratio: abs(term.coefficient)))
      }
    }
    for pair in uses where pair.count == 2 {
      couplings[pair[0].row].append(
        Coupling(row: pair[1].row, ratio: pair[0].ratio / pair[1].ratio))
      couplings[pair[1].row].append(
        Coupling(row: pair[0].row, ratio: pair[1].ratio / pair[0].ratio))
    }
  }

  /// The rows that are coupled to a row, rising, including the row itself.
  func rows(coupledTo row: Int) -> [Int] {
    var isSeen = [Bool](repeating: false, count: couplings.count)
    return group(of: row, &isSeen).map { $0.row }.sorted()
  }

  /// The row with the largest multiplier of each group of coupled rows, rising.
  ///
  /// If several multipliers are equal, it is the first row.
  var heaviest: [Int] {
    var isSeen = [Bool](repeating: false, count: couplings.count)
    var heaviest: [Int] = []
    for row in couplings.indices where !isSeen[row] {
      let group = group(of: row, &isSeen)
      let most = group.reduce(0) { max($0, $1.ratio) } * (1 - Tolerance.same)
      heaviest.append(group.lazy.filter { $0.ratio >= most }.map { $0.row }.min() ?? row)
    }
    return heaviest.sorted()
  }

  /// The rows that are coupled to a row, with their multipliers if that of the row is 1.
  private func group(of row: Int, _ isSeen: inout [Bool]) -> [Coupling] {
    var group = [Coupling(row: row, ratio: 1)]
    isSeen[row] = true
    var next = 0
    while next < group.count {
      let one = group[next]
      for coupling in couplings[one.row] where !isSeen[coupling.row] {
        isSeen[coupling.row] = true
        group.append(Coupling(row: coupling.row, ratio: one.ratio * coupling.ratio))
      }
      next += 1
    }
    return group
  }
}
