import LayoutEngine
import Testing

private let red = ValidityScene.red
private let blue = ValidityScene.blue

@Suite("Rule: a size is tied to a size, and a position to a position")
struct SizeFromPositionTests {
  @Test("rejects a size tied to any position", arguments: Attribute.sizes, Attribute.positions)
  func size(size: Attribute, position: Attribute) {
    let (first, second) = (Anchor(red, size), Anchor(blue, position))
    #expect(
      ValidityRule.sizeFromPosition.fact(size, position)
        == .sizeFromPosition(first: first, second: second))
  }

  @Test("rejects any position tied to a size", arguments: Attribute.positions, Attribute.sizes)
  func position(position: Attribute, size: Attribute) {
    let (first, second) = (Anchor(red, position), Anchor(blue, size))
    #expect(
      ValidityRule.sizeFromPosition.fact(position, size)
        == .sizeFromPosition(first: first, second: second))
  }

  @Test("accepts sizes tied to each other, across the axes too")
  func sizes() {
    for first in Attribute.sizes {
      for second in Attribute.sizes {
        #expect(ValidityRule.sizeFromPosition.fact(first, second, multiplier: 1.5) == nil)
      }
    }
  }
}

@Suite("Rule: a position needs an anchor")
struct PositionNeedsAnchorTests {
  @Test("rejects every position set to a number", arguments: Attribute.positions)
  func number(attribute: Attribute) {
    #expect(
      ValidityRule.positionNeedsAnchor.fact(attribute, nil, constant: 216)
        == .positionAlone(Anchor(red, attribute), length: 216))
  }

  @Test("rejects every position tied to 0 times an anchor", arguments: Attribute.positions)
  func vanishing(attribute: Attribute) {
    #expect(
      ValidityRule.positionNeedsAnchor.fact(attribute, attribute, multiplier: 0, constant: 20)
        == .positionAlone(Anchor(red, attribute), length: 20))
  }

  @Test("accepts sizes set to a number, and positions tied to a position")
  func accepted() {
    for size in Attribute.sizes { #expect(ValidityRule.positionNeedsAnchor.fact(size, nil) == nil) }
    for position in Attribute.positions {
      #expect(ValidityRule.positionNeedsAnchor.fact(position, position, constant: 20) == nil)
    }
  }

  @Test("points at the first anchor")
  func part() throws {
    let fact = try #require(ValidityRule.positionNeedsAnchor.fact(.top, nil))
    #expect(Violation(.positionNeedsAnchor, fact).part == .first)
  }
}

@Suite("Rule: a position takes no multiplier but 1")
struct PositionMultiplierTests {
  @Test("rejects other multipliers, -1 too", arguments: [2, 0.5, -1, 1.0001, -0.25])
  func multiplied(multiplier: Double) {
    for attribute in Attribute.positions {
      #expect(
        ValidityRule.positionMultiplier.fact(attribute, attribute, multiplier: multiplier)
          == .positionScaled(
            Anchor(red, attribute), second: Anchor(blue, attribute), multiplier: multiplier))
    }
  }

  @Test("accepts 1 on positions and every multiplier on sizes")
  func accepted() {
    for position in Attribute.positions {
      #expect(ValidityRule.positionMultiplier.fact(position, position) == nil)
    }
    #expect(ValidityRule.positionMultiplier.fact(.width, .height, multiplier: -2) == nil)
  }

  @Test("belongs to the guide and not to the run time", arguments: [2, 0.5, -1])
  func ruleSets(multiplier: Double) throws {
    let draft = ValidityScene.draft(.top, .bottom, multiplier: multiplier)
    #expect(RuleSet.guide.violation(in: draft, scene: ValidityScene.scene)?.alias == "R3")
    let constraint = try RuleSet.runtime.constraint(from: draft, in: ValidityScene.scene)
    #expect(
      constraint.second
        == .anchor(Anchor(blue, .bottom), multiplier: multiplier, constant: 0))
  }
}

@Suite("Rule: a position across isn't tied to a position down")
struct AxesMixedTests {
  @Test("rejects every such pair, both ways", arguments: Attribute.across, Attribute.down)
  func mixed(across: Attribute, down: Attribute) {
    #expect(
      ValidityRule.axesMixed.fact(across, down)
        == .axesMixed(first: Anchor(red, across), second: Anchor(blue, down)))
    #expect(
      ValidityRule.axesMixed.fact(down, across)
        == .axesMixed(first: Anchor(red, down), second: Anchor(blue, across)))
  }

  @Test("accepts positions down in any pair, baselines and centres included")
  func down() {
    for first in Attribute.down {
      for second in Attribute.down { #expect(ValidityRule.axesMixed.fact(first, second) == nil) }
    }
  }

  @Test("accepts a width tied to a height")
  func square() { #expect(ValidityRule.axesMixed.fact(.width, .height) == nil) }
}

@Suite("Rule: leading and trailing don't meet left and right")
struct LeadingMixedWithLeftTests {
  static let directional: [Attribute] = [.leading, .trailing, .leadingMargin, .trailingMargin]
  static let absolute: [Attribute] = [.left, .right, .leftMargin, .rightMargin]
  static let neutral: [Attribute] = [.centerX, .centerXWithinMargins]

  @Test("rejects the families' pairs, both ways, margins too", arguments: directional, absolute)
  func mixed(one: Attribute, other: Attribute) {
    #expect(
      ValidityRule.leadingMixedWithLeft.fact(one, other)
        == .directionsMixed(first: Anchor(red, one), second: Anchor(blue, other)))
    #expect(
      ValidityRule.leadingMixedWithLeft.fact(other, one)
        == .directionsMixed(first: Anchor(red, other), second: Anchor(blue, one)))
  }

  @Test("accepts pairs within a family", arguments: [directional, absolute, neutral])
  func within(family: [Attribute]) {
    for first in family {
      for second in family { #expect(ValidityRule.leadingMixedWithLeft.fact(first, second) == nil) }
    }
  }

  @Test("accepts a centre with either family", arguments: neutral, directional + absolute)
  func centre(centre: Attribute, edge: Attribute) {
    #expect(ValidityRule.leadingMixedWithLeft.fact(centre, edge) == nil)
    #expect(ValidityRule.leadingMixedWithLeft.fact(edge, centre) == nil)
  }
}

@Suite("Validity: pairs of attributes")
struct AttributePairTests {
  @Test("a pair is refused the other way around, too, if both sides have an anchor")
  func symmetry() throws {
    for first in Attribute.allCases {
      for second in Attribute.allCases {
        let there = RuleSet.guide.violation(
          in: ValidityScene.draft(first, second), scene: ValidityScene.scene)
        let back = RuleSet.guide.violation(
          in: ValidityScene.draft(second, first), scene: ValidityScene.scene)
        #expect(there?.rule == back?.rule, "\(first) \(second)")
      }
    }
  }
}

private let scene = ValidityScene.scene

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

@Suite("Validity: from a draft to a constraint")
struct RuleSetTests {
  private let scene = ValidityScene.scene
  private let red = ValidityScene.red
  private let blue = ValidityScene.blue

  @Test("the names and numbers of the rules stay, because lessons and reports use them")
  func names() {
    let names = RuleSet.guide.rules.map { "\($0.alias) \($0.id)" }
    #expect(
      names.sorted() == [
        "R0 first-item-missing", "R1 size-from-position", "R2 position-needs-anchor",
        "R3 position-multiplier", "R4 axes-mixed", "R5 leading-mixed-with-left",
        "R6 priority-out-of-range", "R7 no-common-ancestor", "R9 not-finite",
      ])
  }

  @Test("the run time has the guide's rules in the same order, without that of the multiplier")
  func runtimeRules() {
    let guide = RuleSet.guide.rules.map { $0.alias }
    #expect(RuleSet.runtime.rules.map { $0.alias } == guide.filter { $0 != "R3" })
  }

  @Test("everything that was written comes through", arguments: RuleSet.allCases)
  func everything(ruleSet: RuleSet) throws {
    let origin = Origin.answer(SourceRange(line: 3, column: 1, length: 20))
    let draft = ConstraintDraft(
      first: Anchor(red, .width), relation: .lessThanOrEqual, second: Anchor(blue, .height),
      multiplier: 1.5, constant: -8, priority: 250.5, identifier: "ratio", origin: origin)
    let constraint = Constraint(
      Anchor(red, .width), .lessThanOrEqual,
      .anchor(Anchor(blue, .height), multiplier: 1.5, constant: -8),
      priority: try #require(Priority(250.5)), identifier: "ratio", origin: origin)
    #expect(try ruleSet.constraint(from: draft, in: scene) == constraint)
  }

  @Test(
    "a size becomes a length without a second anchor, and with 0 times one",
    arguments: [
      ValidityScene.draft(.height, nil, multiplier: 1, constant: 20),
      ValidityScene.draft(.height, nil, multiplier: 0, constant: 20),
      ValidityScene.draft(.height, .width, multiplier: 0, constant: 20),
      ValidityScene.draft(.height, .width, multiplier: -0.0, constant: 20),
    ])
  func length(draft: ConstraintDraft) throws {
    #expect(
      try RuleSet.guide.constraint(from: draft, in: scene)
        == Constraint(Anchor(red, .height), .equal, .length(20)))
  }

  @Test("what is thrown is what was found", arguments: RuleSet.allCases)
  func thrown(ruleSet: RuleSet) {
    let draft = ValidityScene.draft(.leading, nil, constant: 20)
    let expected = Violation(
      .positionNeedsAnchor, .positionAlone(Anchor(red, .leading), length: 20))
    #expect(ruleSet.violation(in: draft, scene: scene) == expected)
    #expect(throws: expected) { try ruleSet.constraint(from: draft, in: scene) }
  }

  @Test(
    "of several faults the one that explains the others is spoken of",
    arguments: [
      (ValidityScene.draft(.width, .top, multiplier: 2), "R1"),
      (ValidityScene.draft(.leading, .top, multiplier: 2), "R4"),
      (ValidityScene.draft(.leading, .left, multiplier: 2), "R5"),
      (ValidityScene.draft(.leading, .left, multiplier: 0), "R2"),
      (ValidityScene.draft(.leading, .leading, multiplier: 2, priority: 0), "R3"),
      (ValidityScene.draft(.leading, .top, constant: .nan), "R9"),
    ])
  func order(draft: ConstraintDraft, rule: String) {
    #expect(RuleSet.guide.violation(in: draft, scene: scene)?.alias == rule)
  }
}

/// Two views and a guide in a window, and a view that was added nowhere.
enum ValidityScene {
  static let scene: Scene = {
    var scene = Scene()
    let window = try? scene.add(
      Item("Superview", placement: .given(Rect(x: 0, y: 0, width: 320, height: 480))))
    _ = try? scene.add(Item("Red", in: window))
    _ = try? scene.add(Item("Blue", in: window))
    _ = try? scene.add(Item("Safe", kind: .guide, in: window))
    _ = try? scene.add(Item("Stray"))
    return scene
  }()

  static let window = ItemID(index: 0)
  static let red = ItemID(index: 1)
  static let blue = ItemID(index: 2)
  static let safe = ItemID(index: 3)
  static let stray = ItemID(index: 4)

  /// `Red.first = multiplier * Blue.second + constant`, or without a second anchor.
  static func draft(
    _ first: Attribute, _ second: Attribute?, multiplier: Double = 1, constant: Double = 0,
    priority: Double = 1000
  ) -> ConstraintDraft {
    ConstraintDraft(
      first: Anchor(red, first), relation: .equal, second: second.map { Anchor(blue, $0) },
      multiplier: multiplier, constant: constant, priority: priority)
  }
}

extension ValidityRule {
  /// What the rule says of a constraint between Red and Blue.
  func fact(
    _ first: Attribute, _ second: Attribute?, multiplier: Double = 1, constant: Double = 0,
    priority: Double = 1000
  ) -> Violation.Fact? {
    violation(
      in: ValidityScene.draft(
        first, second, multiplier: multiplier, constant: constant, priority: priority),
      scene: ValidityScene.scene)
  }
}

extension Attribute {
  static let positions = allCases.filter { $0.kind == .position }
  static let sizes: [Attribute] = [.width, .height]
  static let across = positions.filter { $0.axis == .horizontal }
  static let down = positions.filter { $0.axis == .vertical }
}

@Suite("Priorities")
struct PriorityTests {
  @Test(
    "are numbers of 32 bits: what differs by less is the same",
    arguments: [
      (999.99999999, 1000.0), (1000.00001, 1000), (500.00001, 500), (749.9999999, 750), (250, 250),
      (999.5, 999.5), (249.9, 249.9), (999.9999, 999.9999),
    ])
  func same(number: Double, value: Double) throws {
    let priority = try #require(Priority(number))
    #expect(priority.value == value)
    #expect(priority.isRequired == (value == 1000))
  }

  @Test(
    "are more than 0 and at most 1000 as such numbers", arguments: [0, -1, 1000.1, 1e-50, .nan])
  func none(number: Double) { #expect(Priority(number) == nil) }
}
