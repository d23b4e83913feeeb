import LayoutEngine
import Testing

private let scene = ValidityScene.scene
private let red = ValidityScene.red
private let blue = ValidityScene.blue

@Suite("Rule: a constraint has a first item")
struct FirstItemMissingTests {
  @Test("rejects a draft without one, and marks the whole line", arguments: RuleSet.allCases)
  func missing(ruleSet: RuleSet) throws {
    let draft = ConstraintDraft(first: nil, relation: .equal, second: Anchor(blue, .width))
    let violation = try #require(ruleSet.violation(in: draft, scene: scene))
    #expect(violation == Violation(.firstItemMissing, .firstItemMissing))
    #expect(violation.part == .whole)
  }

  @Test("accepts a draft with nothing but one")
  func present() { #expect(ValidityRule.firstItemMissing.fact(.width, nil) == nil) }
}

@Suite("Rule: a priority is greater than 0 and at most 1000")
struct PriorityOutOfRangeTests {
  @Test("rejects what is outside", arguments: [0, -0.0, -1, 1000.0001, 1001, .infinity])
  func outside(priority: Double) throws {
    let fact = try #require(ValidityRule.priorityOutOfRange.fact(.width, nil, priority: priority))
    #expect(fact == .priorityOutOfRange(priority))
    #expect(Violation(.priorityOutOfRange, fact).part == .priority)
  }

  @Test("rejects what is no number") func notANumber() {
    #expect(ValidityRule.priorityOutOfRange.fact(.width, nil, priority: .nan) != nil)
  }

  @Test(
    "accepts what is inside, fractions too",
    arguments: [Double(Float.leastNonzeroMagnitude), 0.5, 1, 250, 999.5, 1000])
  func inside(priority: Double) throws {
    let draft = ValidityScene.draft(.width, nil, constant: 80, priority: priority)
    #expect(try RuleSet.guide.constraint(from: draft, in: scene).priority.value == priority)
  }
}

@Suite("Rule: both items hang in one tree of views")
struct NoCommonAncestorTests {
  private func fact(_ first: Anchor, _ second: Anchor?) -> Violation.Fact? {
    ValidityRule.noCommonAncestor.violation(
      in: ConstraintDraft(first: first, relation: .equal, second: second), scene: scene)
  }

  @Test("rejects a view that was added nowhere, from both sides, sizes too")
  func stray() {
    for attribute in [Attribute.leading, .width, .centerY] {
      let (first, second) = (Anchor(red, attribute), Anchor(ValidityScene.stray, attribute))
      #expect(fact(first, second) == .noCommonAncestor(first: first, second: second))
      #expect(fact(second, first) == .noCommonAncestor(first: second, second: first))
    }
  }

  @Test(
    "accepts siblings, the superview, a guide and the view itself",
    arguments: [
      ValidityScene.blue, ValidityScene.window, ValidityScene.safe, ValidityScene.red,
    ])
  func related(other: ItemID) {
    #expect(fact(Anchor(red, .leading), Anchor(other, .leading)) == nil)
    #expect(fact(Anchor(other, .leading), Anchor(red, .leading)) == nil)
  }

  @Test("accepts a size alone, even of a view that was added nowhere")
  func alone() { #expect(fact(Anchor(ValidityScene.stray, .width), nil) == nil) }
}

@Suite("Rule: the numbers are finite")
struct NotFiniteTests {
  @Test("rejects infinite numbers, naming which", arguments: [Double.infinity, -.infinity])
  func infinite(number: Double) {
    #expect(
      ValidityRule.notFinite.fact(.width, nil, constant: number) == .constantNotFinite(number))
    #expect(
      ValidityRule.notFinite.fact(.width, .width, multiplier: number)
        == .multiplierNotFinite(number))
  }

  @Test("rejects what is no number, before any other rule", arguments: RuleSet.allCases)
  func notANumber(ruleSet: RuleSet) {
    let drafts = [
      ValidityScene.draft(.leading, .top, constant: .nan),
      ValidityScene.draft(.leading, .top, multiplier: .nan),
    ]
    for draft in drafts {
      #expect(ruleSet.violation(in: draft, scene: scene)?.rule == "not-finite")
    }
  }

  @Test(
    "accepts the largest and the smallest numbers",
    arguments: [
      Double.greatestFiniteMagnitude, -Double.greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ])
  func finite(number: Double) {
    #expect(
      ValidityRule.notFinite.fact(.width, .width, multiplier: number, constant: number) == nil)
  }
}
