import LayoutEngine
import Testing

@Suite("Validity: the 420 pairs of attributes")
struct AttributePairTests {
  fileprivate struct Pair: Decodable, CustomTestStringConvertible {
    let id: String
    let first: String
    let second: String
    let rule: String?

    var testDescription: String { id }

    func draft() throws -> ConstraintDraft {
      let one = try #require(Attribute(name: first))
      guard second != "notAnAttribute" else { return ValidityScene.draft(one, nil) }
      let other: Attribute = try #require(Attribute(name: second))
      return ValidityScene.draft(one, other)
    }
  }

  private static let pairs: [Pair] = (try? VectorFile<Pair>.cases(of: "pairs")) ?? []

  @Test("every attribute meets every other and none, once")
  func count() {
    #expect(Self.pairs.count == Attribute.allCases.count * (Attribute.allCases.count + 1))
    #expect(Set(Self.pairs.map(\.id)).count == Self.pairs.count)
  }

  @Test("are refused by the rule that the table names, or by none", arguments: RuleSet.allCases)
  func pairs(ruleSet: RuleSet) throws {
    for pair in Self.pairs {
      let violation = ruleSet.violation(in: try pair.draft(), scene: ValidityScene.scene)
      #expect(violation?.alias == pair.rule, "\(pair.id)")
    }
  }

  @Test("become constraints exactly if the table allows them", arguments: RuleSet.allCases)
  func constraints(ruleSet: RuleSet) throws {
    for pair in Self.pairs {
      let draft = try pair.draft()
      let constraint = try? ruleSet.constraint(from: draft, in: ValidityScene.scene)
      #expect((constraint == nil) == (pair.rule != nil), "\(pair.id)")
      #expect(constraint == nil || constraint?.first == draft.first, "\(pair.id)")
      #expect(constraint == nil || constraint?.second.anchor == draft.second, "\(pair.id)")
    }
  }

  @Test("are refused the other way around, too, if both sides have an anchor")
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
