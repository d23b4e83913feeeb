/// The order of items that a program made itself, by what they are tied to.
///
/// Names and the order of creation say nothing about a layout. Every item begins with a mark of its
/// own if all answers have it, and with the same mark otherwise; then each mark takes in the
/// statements about its item with the marks of their other items, again and again.
///
/// Source: Weisfeiler and Leman, 1968, the refinement of colours.
enum MadeItemOrder {
  /// How far away what an item is tied to may lie to tell it from another.
  private static let mostRounds = 4

  /// In which order the items from `known` on stand.
  ///
  /// - Parameters:
  ///   - rows: The statements, about unknowns that count as the solver's do.
  ///   - known: The number of items before them.
  ///   - count: The number of all items.
  /// - Returns: The places of those items in the scene.
  static func order(of rows: [FormRow], known: Int, count: Int) -> [Int] {
    guard known < count else { return [] }
    var marks = (0..<count).map { UInt64(min($0, known)) }
    var about = rows.filter { row in row.difference.terms.contains { item($0) >= known } }
    for place in about.indices {
      about[place].difference.terms = Affine.collected(about[place].difference.terms)
    }
    for _ in 0..<min(mostRounds, count - known) {
      var sums = [UInt64](repeating: 0, count: count)
      for row in about {
        for term in row.difference.terms where item(term) >= known {
          sums[item(term)] &+= mark(of: row, seenFrom: term, marks)
        }
      }
      for made in known..<count { marks[made] = ShortHash([marks[made], sums[made]]).value }
    }
    return (known..<count).sorted { (marks[$0], $0) < (marks[$1], $1) }
  }

  private static func item(_ term: LinearProblem.Term) -> Int {
    Int(term.variable) / FramePart.allCases.count
  }

  /// What a statement says to one of its unknowns, whichever way round and however it is scaled.
  private static func mark(
    of row: FormRow, seenFrom own: LinearProblem.Term, _ marks: [UInt64]
  ) -> UInt64 {
    let scale = row.priority.isRequired ? own.coefficient : own.coefficient < 0 ? -1 : 1
    var sum: UInt64 = 0
    for term in row.difference.terms {
      let part = UInt64(term.variable) % UInt64(FramePart.allCases.count)
      let isOwn: UInt64 = term.variable == own.variable ? 1 : 0
      let coefficient = RoundedNumber(term.coefficient / scale).bits
      sum &+= ShortHash([marks[item(term)], part, isOwn, coefficient]).value
    }
    let relation = scale < 0 ? row.relation.turned : row.relation
    let constant = RoundedNumber(points: row.difference.constant / scale).bits
    return ShortHash([
      sum, constant, UInt64(relation.rawValue + 1), row.priority.value.bitPattern,
    ]).value
  }
}
