import LayoutEngine

/// The order of items that a program made, by what their constraints connect them with.
///
/// Names and the order of creation don't matter to a layout. At first, every item that all answers
/// have gets a mark of its own, and all others get the same mark. Then each mark is combined with
/// the rows about its item and the marks of the other items in them, again and again.
///
/// Source: Weisfeiler and Leman, 1968, the refinement of colours.
enum MadeItemOrder {
  /// The number of rounds: how many constraints away a difference may be to tell two items apart.
  private static let mostRounds = 4

  /// The order of the items from `known` on.
  ///
  /// - Parameters:
  ///   - rows: The rows, about unknowns that count as the solver's do.
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

  /// A hash of a row as seen from one of its unknowns, whatever its scale and direction.
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
