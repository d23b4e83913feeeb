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

/// A sum of scaled unknowns and a constant, in fractions.
struct ExactSum: Hashable {
  /// What each unknown is multiplied by.
  var coefficients: [Fraction]
  var constant: Fraction

  /// A constant, among a number of unknowns.
  init(_ constant: Fraction = .zero, unknowns: Int) {
    coefficients = [Fraction](repeating: .zero, count: unknowns)
    self.constant = constant
  }

  /// Adds another sum, scaled.
  mutating func add(_ other: ExactSum, times factor: Fraction = .one) throws(Fraction.Overflow) {
    if factor.isZero { return }
    for unknown in coefficients.indices where !other.coefficients[unknown].isZero {
      let share = try other.coefficients[unknown] * factor
      coefficients[unknown] = try coefficients[unknown] + share
    }
    constant = try constant + other.constant * factor
  }

  static func + (a: ExactSum, b: ExactSum) throws(Fraction.Overflow) -> ExactSum {
    var sum = a
    try sum.add(b)
    return sum
  }

  static func + (a: ExactSum, b: Fraction) throws(Fraction.Overflow) -> ExactSum {
    var sum = a
    sum.constant = try sum.constant + b
    return sum
  }

  static func - (a: ExactSum, b: ExactSum) throws(Fraction.Overflow) -> ExactSum {
    var sum = a
    try sum.add(b, times: Fraction(whole: -1))
    return sum
  }

  static func * (a: ExactSum, b: Fraction) throws(Fraction.Overflow) -> ExactSum {
    var sum = ExactSum(unknowns: a.coefficients.count)
    try sum.add(a, times: b)
    return sum
  }

  /// The sum with numbers put in, near enough for a comparison.
  func value(at unknowns: [Double]) -> Double {
    var value = constant.double
    for (unknown, coefficient) in coefficients.enumerated() where !coefficient.isZero {
      value += coefficient.double * unknowns[unknown]
    }
    return value
  }
}

/// A quotient of whole numbers in lowest terms: nothing is ever rounded.
struct Fraction: Hashable {
  /// A number didn't fit into 64 bits.
  struct Overflow: Error {}

  let numerator: Int
  /// Positive.
  let denominator: Int

  static let zero = Fraction(whole: 0)
  static let one = Fraction(whole: 1)

  init(whole: Int) {
    numerator = whole
    denominator = 1
  }

  private init(lowest numerator: Int, _ denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// A double as the number that it is, if it has at most twenty binary places.
  init(_ value: Double) throws(Overflow) {
    let places = 20
    let scaled = value * Double(1 << places)
    guard scaled.magnitude < 0x1p62, scaled == scaled.rounded() else { throw Overflow() }
    self = try Fraction(Int(scaled), over: 1 << places)
  }

  /// A quotient; the denominator isn't 0.
  init(_ numerator: Int, over denominator: Int) throws(Overflow) {
    let common = Self.common(numerator, denominator)
    let sign = denominator < 0 ? -1 : 1
    self.numerator = try Self.product(numerator / common, sign)
    self.denominator = try Self.product(denominator / common, sign)
  }

  var isZero: Bool { numerator == 0 }
  var isNegative: Bool { numerator < 0 }
  var isPositive: Bool { numerator > 0 }
  var double: Double { Double(numerator) / Double(denominator) }
  var negated: Fraction { Fraction(lowest: -numerator, denominator) }

  static func + (a: Fraction, b: Fraction) throws(Overflow) -> Fraction {
    if a.denominator == 1, b.denominator == 1 {
      return Fraction(whole: try sum(a.numerator, b.numerator))
    }
    let common = common(a.denominator, b.denominator)
    let reduced = a.denominator / common
    let left = try product(a.numerator, b.denominator / common)
    let top = try sum(left, try product(b.numerator, reduced))
    if top == 0 { return zero }
    // What top and bottom share can only be part of what the two denominators shared.
    let shared = Self.common(top, common)
    return Fraction(lowest: top / shared, try product(reduced, b.denominator / shared))
  }

  static func - (a: Fraction, b: Fraction) throws(Overflow) -> Fraction { try a + b.negated }

  static func * (a: Fraction, b: Fraction) throws(Overflow) -> Fraction {
    if a.isZero || b.isZero { return zero }
    if a.denominator == 1, b.denominator == 1 {
      return Fraction(whole: try product(a.numerator, b.numerator))
    }
    let across = common(a.numerator, b.denominator)
    let back = common(b.numerator, a.denominator)
    return Fraction(
      lowest: try product(a.numerator / across, b.numerator / back),
      try product(a.denominator / back, b.denominator / across))
  }

  /// A quotient; the divisor isn't 0.
  static func / (a: Fraction, b: Fraction) throws(Overflow) -> Fraction {
    let sign = b.isNegative ? -1 : 1
    return try a
      * Fraction(lowest: try product(b.denominator, sign), try product(b.numerator, sign))
  }

  static func isLess(_ a: Fraction, _ b: Fraction) throws(Overflow) -> Bool {
    try (a - b).isNegative
  }

  private static func common(_ a: Int, _ b: Int) -> Int {
    var (high, low) = (a.magnitude, b.magnitude)
    while low != 0 { (high, low) = (low, high % low) }
    return Int(truncatingIfNeeded: max(high, 1))
  }

  private static func product(_ a: Int, _ b: Int) throws(Overflow) -> Int {
    let (product, overflows) = a.multipliedReportingOverflow(by: b)
    // The smallest number of all has no opposite, so it doesn't count as one that fits.
    guard !overflows, product != .min else { throw Overflow() }
    return product
  }

  private static func sum(_ a: Int, _ b: Int) throws(Overflow) -> Int {
    let (sum, overflows) = a.addingReportingOverflow(b)
    guard !overflows, sum != .min else { throw Overflow() }
    return sum
  }
}
