/// Which rows stand or fall together: each conflict among the rows has all of them or none.
///
/// An unknown that may have any value and occurs in two rows only has to cancel out between these
/// two. So a chain of a thousand views is one question, and not a thousand.
struct RowTies {
  /// Another row, and how much of it goes with one of this.
  private struct Tie {
    let row: Int
    let share: Double
  }

  /// The ties of each row.
  private var ties: [[Tie]]

  /// Looks at some rows among which a conflict lies, and at what holds besides them.
  ///
  /// - Parameters:
  ///   - rows: The rows' terms, collected.
  ///   - isBound: For each variable whether something else is said of it.
  /// - Complexity: O(terms).
  init(of rows: [[LinearProblem.Term]], isBound: [Bool]) {
    ties = [[Tie]](repeating: [], count: rows.count)
    var uses = [[Tie]](repeating: [], count: isBound.count)
    for (row, terms) in rows.enumerated() {
      for term in terms where !isBound[Int(term.variable)] && uses[Int(term.variable)].count < 3 {
        uses[Int(term.variable)].append(Tie(row: row, share: abs(term.coefficient)))
      }
    }
    for pair in uses where pair.count == 2 {
      ties[pair[0].row].append(Tie(row: pair[1].row, share: pair[0].share / pair[1].share))
      ties[pair[1].row].append(Tie(row: pair[0].row, share: pair[1].share / pair[0].share))
    }
  }

  /// The rows that are tied to one, rising, with itself.
  func rows(tiedTo row: Int) -> [Int] {
    var isSeen = [Bool](repeating: false, count: ties.count)
    return group(of: row, &isSeen).map(\.row).sorted()
  }

  /// Of the rows that are tied to each other the one of which a conflict has most, rising.
  ///
  /// Where as much is had of several, it is the first.
  var heaviest: [Int] {
    var isSeen = [Bool](repeating: false, count: ties.count)
    var heaviest: [Int] = []
    for row in ties.indices where !isSeen[row] {
      let group = group(of: row, &isSeen)
      let most = group.reduce(0) { max($0, $1.share) } * (1 - Tolerance.same)
      heaviest.append(group.lazy.filter { $0.share >= most }.map(\.row).min() ?? row)
    }
    return heaviest.sorted()
  }

  /// The rows that are tied to one, with how much of them goes with one of it.
  private func group(of row: Int, _ isSeen: inout [Bool]) -> [Tie] {
    var group = [Tie(row: row, share: 1)]
    isSeen[row] = true
    var next = 0
    while next < group.count {
      let one = group[next]
      for tie in ties[one.row] where !isSeen[tie.row] {
        isSeen[tie.row] = true
        group.append(Tie(row: tie.row, share: one.share * tie.share))
      }
      next += 1
    }
    return group
  }
}
