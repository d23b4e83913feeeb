import LayoutEngine
import Testing

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
