/// The textbook's simplex on unknowns that are never negative, in fractions, with Bland's rule.
///
/// Goals are minimised one after the other; an unknown that would spoil a goal that was reached is
/// shut out from then on and stays 0.
struct ExactSimplex {
  /// Each row is an equation: coefficients, then the right side, which is never negative.
  private var rows: [[Fraction]] = []
  /// The unknown that each row gives; `nil` for a stand-in, which has to become 0.
  private var basis: [Int?] = []
  private let count: Int
  private var isShut: [Bool]

  init(unknowns count: Int) {
    self.count = count
    isShut = [Bool](repeating: false, count: count)
  }

  /// Demands that a sum of the unknowns be 0.
  ///
  /// - Returns: Whether it can be, with everything demanded before.
  mutating func demand(_ sum: ExactSum) throws(Fraction.Overflow) -> Bool {
    var row = try reduced(sum)
    // The row is the sum that has to be equal to minus its constant.
    row[count] = row[count].negated
    if row[count].isNegative { row = row.map(\.negated) }
    rows.append(row)
    basis.append(nil)
    // To make the stand-in least is to make everything else in its row most.
    _ = try descend(row.dropLast().map(\.negated) + [row[count]])
    guard let place = basis.firstIndex(of: nil) else { return true }
    guard rows[place][count].isZero else { return false }
    if let column = (0..<count).first(where: { !isShut[$0] && !rows[place][$0].isZero }) {
      var ignored: [Fraction] = []
      try pivot(place, column, goal: &ignored)
    } else {
      rows.remove(at: place)
      basis.remove(at: place)
    }
    return true
  }

  /// Makes a sum least and keeps to the values of which it is.
  ///
  /// - Returns: The least value, or `nil` if there is none.
  mutating func keepLeast(_ sum: ExactSum) throws(Fraction.Overflow) -> Fraction? {
    guard let goal = try descend(try reduced(sum)) else { return nil }
    for column in 0..<count where goal[column].isPositive { isShut[column] = true }
    return goal[count]
  }

  /// The least value of a sum, or `nil` if there is none.
  func least(_ sum: ExactSum) throws(Fraction.Overflow) -> Fraction? {
    let goal = try reduced(sum)
    // Nothing may move that would change it.
    if (0..<count).allSatisfy({ isShut[$0] || goal[$0].isZero }) { return goal[count] }
    var search = self
    return try search.descend(goal).map { $0[count] }
  }

  /// The sum with what the rows give put in: what is left, and the value as the last number.
  private func reduced(_ sum: ExactSum) throws(Fraction.Overflow) -> [Fraction] {
    var goal = sum.coefficients + [sum.constant]
    for (place, unknown) in basis.enumerated() {
      guard let unknown, !sum.coefficients[unknown].isZero else { continue }
      let factor = sum.coefficients[unknown]
      for column in 0..<count where !rows[place][column].isZero {
        goal[column] = try goal[column] - factor * rows[place][column]
      }
      goal[count] = try goal[count] + factor * rows[place][count]
    }
    return goal
  }

  /// Goes down until nothing makes the goal smaller; `nil` if it falls without end.
  private mutating func descend(
    _ start: [Fraction]
  ) throws(Fraction.Overflow) -> [Fraction]? {
    var goal = start
    while let entering = (0..<count).first(where: { !isShut[$0] && goal[$0].isNegative }) {
      guard let place = try leaving(for: entering) else { return nil }
      try pivot(place, entering, goal: &goal)
    }
    return goal
  }

  private func leaving(for entering: Int) throws(Fraction.Overflow) -> Int? {
    var best: (place: Int, ratio: Fraction)?
    for place in rows.indices where rows[place][entering].isPositive {
      let ratio = try rows[place][count] / rows[place][entering]
      guard let held = best else {
        best = (place, ratio)
        continue
      }
      let isFirst = (basis[place] ?? -1) < (basis[held.place] ?? -1)
      if try Fraction.isLess(ratio, held.ratio) || ratio == held.ratio && isFirst {
        best = (place, ratio)
      }
    }
    return best?.place
  }

  private mutating func pivot(
    _ place: Int, _ column: Int, goal: inout [Fraction]
  ) throws(Fraction.Overflow) {
    let pivot = rows[place][column]
    var source = rows[place]
    if pivot != .one {
      for entry in source.indices where !source[entry].isZero {
        source[entry] = try source[entry] / pivot
      }
    }
    for other in rows.indices where other != place {
      let factor = rows[other][column]
      if factor.isZero { continue }
      for entry in source.indices where !source[entry].isZero {
        rows[other][entry] = try rows[other][entry] - factor * source[entry]
      }
    }
    rows[place] = source
    basis[place] = column
    guard !goal.isEmpty, !goal[column].isZero else { return }
    let factor = goal[column]
    for entry in 0..<count where !source[entry].isZero {
      goal[entry] = try goal[entry] - factor * source[entry]
    }
    goal[count] = try goal[count] + factor * source[count]
  }
}
