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
