import LayoutEngine

/// Small linear problems of whole numbers and halves.
enum RandomSystem {
  /// The highest level that occurs.
  static let lastLevel: UInt32 = 3

  /// A problem of 2 to 6 unknowns; about one in eight can't hold.
  static func problem(_ random: inout SplitMix64) -> LinearProblem {
    let count = 2 + random.below(5)
    let isNonnegative = (0..<count).map { _ in random.chance(50) }
    let point = isNonnegative.map { isSize in
      Double(random.below(160)) / 2 - (isSize ? 0 : 40)
    }
    let rows = (0..<(count + random.below(5))).map { _ in row(near: point, &random) }
    return LinearProblem(isNonnegative: isNonnegative, rows: rows)
  }

  /// A row that, when it is required, mostly holds at the point.
  private static func row(
    near point: [Double], _ random: inout SplitMix64
  ) -> LinearProblem.Row {
    let terms = (0..<(1 + random.below(3))).map { _ in
      LinearProblem.Term(
        Int32(random.below(point.count)), random.pick([1, 1, 1, -1, -1, 2, -2, 0.5, -0.5, 3]))
    }
    let relation = random.pick([Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    let level = UInt32(random.pick([0, 0, 0, 1, 2, 3]))
    guard level == 0, !random.chance(10) else {
      return LinearProblem.Row(
        terms, relation, Double(random.below(400)) / 2 - 50, level: level)
    }
    // Quarters come out of a half times a half; the exact answer wants halves.
    let left = terms.reduce(0) { $0 + $1.coefficient * point[Int($1.variable)].rounded() }
    let room = relation == .equal ? 0 : Double(random.below(20))
    let constant = relation == .lessThanOrEqual ? left + room : left - room
    return LinearProblem.Row(terms, relation, constant)
  }
}
