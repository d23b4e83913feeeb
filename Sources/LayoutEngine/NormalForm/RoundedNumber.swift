/// A number that is equal to others with the same first 30 binary digits, about nine decimal ones.
package struct RoundedNumber: Hashable, Sendable {
  let exact: Double
  private let rounded: Double

  package init(_ exact: Double) {
    self.exact = exact
    guard exact.isFinite, exact != 0 else {
      rounded = exact + 0
      return
    }
    let significand = (exact.significand * Self.steps).rounded() / Self.steps
    rounded = Double(sign: exact.sign, exponent: exact.exponent, significand: significand)
  }

  /// A number of points that may have been added up from larger ones: below 1 it has as many digits
  /// after the point as 1 has.
  package init(points exact: Double) {
    guard abs(exact) < 1 else {
      self.init(exact)
      return
    }
    // Adding 0 makes one of both zeros.
    self.init(exact: exact, rounded: (exact * Self.steps).rounded() / Self.steps + 0)
  }

  private init(exact: Double, rounded: Double) {
    self.exact = exact
    self.rounded = rounded
  }

  /// How many steps there are from 1 to 2.
  private static let steps = Double(1 << 29)

  /// The digits that count, the same for equal numbers.
  package var bits: UInt64 { rounded.bitPattern }

  package static func == (a: Self, b: Self) -> Bool { a.rounded == b.rounded }

  package func hash(into hasher: inout Hasher) { hasher.combine(rounded) }
}
