import LayoutEngine
import Testing

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
