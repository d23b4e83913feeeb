extension Double {
  /// The number as UIKit's logs print it, and C by `%g`: six digits, no zeros at the end.
  ///
  ///     94.33333333 → 94.3333      40.0 → 40      1234567.0 → 1.23457e+06
  ///
  /// Source: docs/SEMANTICS.md, S8.16.
  package var logText: String {
    // What C prints for these differs from system to system.
    if isNaN { return "nan" }
    if isInfinite { return self < 0 ? "-inf" : "inf" }
    var number = DecimalDigits(magnitude)
    number.round(to: Self.loggedDigits)
    return (sign == .minus ? "-" : "") + number.logText(digits: Self.loggedDigits)
  }

  static let loggedDigits = 6
}

/// The digits of a number and the place of its point: 0.d1d2d3… times ten to a power.
private struct DecimalDigits {
  /// The smallest power of ten that is written with zeros after the point, and not with an `e`.
  private static let smallestPlainPower = -3

  var digits: [Int] = []
  var power = 0

  /// The shortest digits that are read as the number.
  init(_ number: Double) {
    let halves = "\(number)".split(separator: "e")
    let parts = halves[0].split(separator: ".")
    power = parts[0].count + (halves.count > 1 ? Int(halves[1]) ?? 0 : 0)
    digits = parts.joined().compactMap { $0.wholeNumberValue }
    let zeros = digits.prefix { $0 == 0 }.count
    power = zeros == digits.count ? 1 : power - zeros
    digits.removeFirst(zeros)
    dropZeros()
  }

  private mutating func dropZeros() {
    while digits.last == 0 { digits.removeLast() }
  }

  /// Keeps the first digits; of two that are as near the even one is taken.
  mutating func round(to count: Int) {
    guard digits.count > count else { return }
    let isTie = digits.count == count + 1 && digits[count] == 5
    let isUp = isTie ? digits[count - 1] % 2 == 1 : digits[count] >= 5
    digits.removeLast(digits.count - count)
    if isUp { increment() }
    dropZeros()
  }

  private mutating func increment() {
    while digits.last == 9 { digits.removeLast() }
    if let last = digits.popLast() {
      digits.append(last + 1)
    } else {
      digits = [1]
      power += 1
    }
  }

  func logText(digits count: Int) -> String {
    let text = digits.map(String.init).joined()
    guard power >= Self.smallestPlainPower, power <= count else {
      let rest = text.dropFirst()
      let exponent = power - 1
      let tens = abs(exponent) < 10 ? "0" : ""
      return "\(text.prefix(1))\(rest.isEmpty ? "" : ".")\(rest)e\(exponent < 0 ? "-" : "+")\(tens)"
        + "\(abs(exponent))"
    }
    if power <= 0 { return "0." + String(repeating: "0", count: -power) + text }
    if digits.count <= power {
      return (text.isEmpty ? "" : text)
        + String(repeating: "0", count: power - digits.count)
    }
    return "\(text.prefix(power)).\(text.dropFirst(power))"
  }
}

/// The names and addresses of a problem's items and constraints in a log.
package struct LoggedNames: Sendable {
  /// One item of the scene.
  package struct Item: Hashable, Sendable {
    package let printed: ConstraintDescription.Item
    /// Where it is said to be in memory.
    package let address: UInt
    /// The name that the app gave a guide; empty for views, and for guides without a name.
    package let guideIdentifier: String

    package init(
      _ printed: ConstraintDescription.Item, address: UInt, guideIdentifier: String = ""
    ) {
      self.printed = printed
      self.address = address
      self.guideIdentifier = guideIdentifier
    }
  }

  private let items: [Item]

  /// Takes one name for each item of a scene, in the scene's order.
  package init(_ items: [Item]) { self.items = items }

  subscript(id: ItemID) -> Item { items[Int(id.index)] }

  /// An address for a statement about an item that is no object of its own: the item's, and some
  /// bytes on.
  func address(_ id: ItemID, _ part: FramePart) -> String {
    let place = self[id].address &+ UInt(part.rawValue + 1) &* Self.bytes
    return "0x" + String(place, radix: 16)
  }

  private static let bytes: UInt = 8
}
