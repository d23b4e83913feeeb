import Course
import LayoutEngine
import Terminal

/// A step's sum in numbers: `0.5 * 320 - 16`, or `(320 - 16) / 3`.
struct SumText {
  private let terms: [(factor: Double, value: Double)]
  private let constant: Double

  /// - Parameters:
  ///   - step: The step.
  ///   - steps: All steps of its derivation.
  init(_ step: Derivation.Step, among steps: [Derivation.Step]) {
    var readings = step.readings.map { ($0.factor, steps[$0.step].number.value) }
    // A 0 says where the number is counted from, but among others it only stands in the way.
    if readings.contains(where: { $0.1 != 0 }) { readings.removeAll { $0.1 == 0 } }
    terms = readings
    constant = step.constant
  }

  /// The largest number by which a sum is divided for shorter factors.
  private static let largestDivisor = 12

  /// The sum as it is written.
  var text: String {
    let numbers = terms.map(\.factor) + [constant]
    let divisor = (1...Self.largestDivisor).first { divisor in
      numbers.allSatisfy { Self.isShort($0 * Double(divisor)) }
    }
    guard let divisor, divisor > 1, !terms.map(\.factor).allSatisfy(Self.isShort) else {
      return sum(times: 1)
    }
    let sum = sum(times: Double(divisor))
    return sum.contains(" ") ? "(\(sum)) / \(divisor)" : "\(sum) / \(divisor)"
  }

  /// Whether three digits after the point hold a number.
  private static func isShort(_ number: Double) -> Bool {
    Tolerance.same(number, (number * 1000).rounded() / 1000)
  }

  private func sum(times scale: Double) -> String {
    var parts = terms.map { term in
      let factor = (term.factor * scale).magnitude
      let isNegative = term.factor < 0
      return Tolerance.same(factor, 1)
        ? (isNegative, Self.bracketed(term.value))
        : (isNegative, "\(pointsText(factor)) * \(Self.bracketed(term.value))")
    }
    if constant != 0 || parts.isEmpty {
      parts.append((constant < 0, pointsText((constant * scale).magnitude)))
    }
    return parts.enumerated().map { place, part in
      let (isNegative, number) = part
      return place == 0
        ? (isNegative ? "-\(number)" : number) : "\(isNegative ? "-" : "+") \(number)"
    }.joined(separator: " ")
  }

  private static func bracketed(_ value: Double) -> String {
    let text = pointsText(value)
    return text.hasPrefix("-") ? "(\(text))" : text
  }
}
