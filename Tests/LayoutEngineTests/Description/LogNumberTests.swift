import Foundation
import LayoutEngine
import Testing

@Suite("Log lines: numbers")
struct LogNumberTests {
  @Test(
    "print as C's %g has them",
    arguments: [
      (0.0, "0"), (-0.0, "-0"), (40, "40"), (-8.5, "-8.5"), (94.33333333, "94.3333"),
      (0.0001, "0.0001"), (0.00001, "1e-05"), (100_000, "100000"), (999_999.5, "1e+06"),
      (1_234_567, "1.23457e+06"), (1e100, "1e+100"), (.leastNormalMagnitude, "2.22507e-308"),
      (.greatestFiniteMagnitude, "1.79769e+308"), (.nan, "nan"), (.infinity, "inf"),
      (-.infinity, "-inf"), (0.5004995, "0.5005"), (123_456.5, "123456"), (123_457.5, "123458"),
    ] as [(Double, String)])
  func known(number: Double, text: String) {
    #expect(number.logText == text)
  }

  @Test("10,000 numbers of every size are what C prints")
  func random() {
    var random = SplitMix64(seed: 83)
    for _ in 0..<10_000 {
      let power = Double(random.below(24)) - 9
      let number = (Double(random.below(2_000_001)) - 1_000_000) / 1_000_003 * pow(10, power)
      #expect(number.logText == String(format: "%g", number))
    }
  }
}
