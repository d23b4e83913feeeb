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
