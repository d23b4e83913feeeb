import Foundation
import LayoutEngine
import ReferenceCases
import Testing

@Suite("Log lines: a constraint in today's form, the old one, and Masonry's")
struct ConstraintDescriptionTests {
  private typealias Side = ConstraintDescription.Side
  private static let label = ConstraintDescription.Item("UILabel:0x1")
  private static let red = ConstraintDescription.Item("Red", legend: "Red:0x1")
  private static let view = ConstraintDescription.Item("UIView:0x2")

  private func description(
    _ first: Side, _ relation: Relation = .equal, _ second: Side? = nil,
    _ kinship: ConstraintDescription.Kinship = .none, multiplier: Double = 1, constant: Double = 0,
    priority: Double = 1000
  ) -> ConstraintDescription {
    ConstraintDescription(
      address: "0xC", first: first, relation: relation, second: second, kinship: kinship,
      multiplier: multiplier, constant: constant, priority: priority)
  }

  @Test("a size and a number")
  func size() {
    let line = description(
      Side(Self.label, "height"), .greaterThanOrEqual, constant: 5000, priority: 750)
    #expect(
      line.text() == "<NSLayoutConstraint:0xC UILabel:0x1.height >= 5000 priority:750   (active)>")
    #expect(
      line.text(.beforeIOS10)
        == "<NSLayoutConstraint:0xC V:[UILabel:0x1(>=5000@750)] priority:750>")
    #expect(line.text(.masonry) == "<NSLayoutConstraint:0xC UILabel:0x1.height >= 5000 ^high>")
  }

  @Test("a gap to the superview, which is told at the end with every name")
  func superview() {
    let left = description(
      Side(Self.red, "left"), .equal, Side(Self.view, "left"), .firstInSecond, constant: 20)
    #expect(
      left.text()
        == "<NSLayoutConstraint:0xC H:|-(20)-[Red](LTR)   (active, names: Red:0x1, "
        + "'|':UIView:0x2 )>")
    #expect(
      left.text(.beforeIOS10)
        == "<NSLayoutConstraint:0xC H:|-(20)-[Red](LTR)(Names: Red:0x1, '|':UIView:0x2 )>")
    let bottom = description(
      Side(Self.view, "bottom"), .lessThanOrEqual, Side(Self.label, "bottom"), .secondInFirst,
      constant: 9)
    #expect(
      bottom.text()
        == "<NSLayoutConstraint:0xC V:[UILabel:0x1]-(<=9)-|   (active, names: '|':UIView:0x2 )>")
    #expect(
      bottom.text(.beforeIOS10)
        == "<NSLayoutConstraint:0xC V:[UILabel:0x1]-(<=9)-|   (Names: '|':UIView:0x2 )>")
  }

  @Test("a gap between siblings")
  func siblings() {
    let gap = description(
      Side(Self.label, "leading"), .equal, Side(Self.view, "trailing"), .siblings, constant: 8)
    #expect(
      gap.text() == "<NSLayoutConstraint:0xC H:[UIView:0x2]-(8)-[UILabel:0x1]   (active)>")
    #expect(
      gap.text(.masonry)
        == "<NSLayoutConstraint:0xC UILabel:0x1.leading == UIView:0x2.trailing + 8>")
  }

  @Test("everything else is an equation, with the multiplier before or behind")
  func equation() {
    var line = description(
      Side(Self.red, "width"), .equal, Side(Self.view, "width"), multiplier: 0.4, constant: -1)
    line.isActive = false
    #expect(
      line.text()
        == "<NSLayoutConstraint:0xC Red.width == 0.4*UIView:0x2.width - 1   (inactive, names: "
        + "Red:0x1 )>")
    #expect(
      line.text(.beforeIOS10)
        == "<NSLayoutConstraint:0xC Red.width == UIView:0x2.width * 0.4 - 1   (Names: Red:0x1 )>")
    let cousins = description(
      Side(Self.label, "top"), .equal, Side(Self.view, "bottom"), constant: 8)
    #expect(
      cousins.text()
        == "<NSLayoutConstraint:0xC UILabel:0x1.top == UIView:0x2.bottom + 8   (active)>")
  }

  @Test("a mask and an identifier stand before it")
  func prefixes() {
    let line = ConstraintDescription(
      className: "NSAutoresizingMaskLayoutConstraint", address: "0xC", mask: "h=--& v=&--",
      identifier: "mine", first: Side(Self.label, "minX"), constant: 3)
    #expect(
      line.text()
        == "<NSAutoresizingMaskLayoutConstraint:0xC h=--& v=&-- 'mine' UILabel:0x1.minX == 3   "
        + "(active)>")
    // Masonry describes every kind of constraint by its equation alone.
    #expect(
      line.text(.masonry) == "<NSAutoresizingMaskLayoutConstraint:0xC UILabel:0x1.minX == 3>")
  }

  @Test(
    "Masonry has words for priorities that UIKit names",
    arguments: zip([750, 50, 49], ["high", "fitting size", "49"]))
  func words(priority: Double, word: String) {
    var line = description(Side(Self.label, "width"), .equal, constant: 3)
    line.priority = priority
    #expect(line.text(.masonry) == "<NSLayoutConstraint:0xC UILabel:0x1.width == 3 ^\(word)>")
  }
}

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

@Suite("Validity: what UIKit says")
struct RuntimeMessageTests {
  @Test(
    "a priority may change among optional ones only",
    arguments: [
      (1000.0, 250.0, "requiredPriorityMutated"), (250, 1000, "requiredPriorityMutated"),
      (999, 250, nil), (1000, 1000, nil), (250, 0, "priorityRange"), (1000, 1001, "priorityRange"),
    ] as [(Double, Double, String?)])
  func priorities(old: Double, new: Double, key: String?) {
    #expect(RuntimeMessage.changing(priority: old, to: new)?.key == key)
  }

  @Test("what is only the guide's rule UIKit has nothing against")
  func guideRule() {
    let draft = ValidityScene.draft(.top, .top, multiplier: 2)
    let violation = RuleSet.guide.violation(in: draft, scene: ValidityScene.scene)
    #expect(violation?.alias == "R3")
    #expect(violation?.runtimeMessage == nil)
  }

  @Test("what is written to the console is no exception")
  func console() {
    let message = RuntimeMessage.unsatisfiable(["<a>", "<b>"], broken: "<b>", hasMasks: false)
    #expect(message.exception == nil)
    #expect(!message.text.contains("Note:"))
    #expect(message.text.contains("(\n    \"<a>\",\n    \"<b>\"\n)\n\nWill attempt"))
    #expect(RuntimeMessage.invalidPairing.exception == .invalidArgument)
  }
}
