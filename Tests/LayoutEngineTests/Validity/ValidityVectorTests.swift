import LayoutEngine
import Testing

@Suite("Validity: cases from guides, logs and crash reports")
struct ValidityVectorTests {
  fileprivate struct Vector: Decodable, CustomTestStringConvertible {
    struct Expectation: Decodable {
      let verdict: String
      let rule: String?
      /// The rule that the guide has and the run time hasn't.
      let guideRule: String?
    }

    let id: String
    /// Missing where a number or a change is the point, which a scene can't write.
    let scene: VectorScene?
    let expect: Expectation

    var testDescription: String { id }
  }

  private static let vectors: [Vector] = (try? VectorFile<Vector>.cases(of: "validity")) ?? []
  private static let scenes = vectors.filter { $0.scene != nil }

  @Test("27 of 30 are scenes; the others are R8 and twice R9")
  func count() {
    #expect(Self.vectors.count == 30)
    #expect(
      Self.vectors.filter { $0.scene == nil }.map(\.id)
        == ["R8-required-to-optional", "R9-nan", "R9-multiplier-nan"])
  }

  @Test("break the rule that they name under the run time's rules", arguments: scenes)
  private func runtime(vector: Vector) throws {
    #expect(try rules(broken: vector, under: .runtime) == [vector.expect.rule])
  }

  @Test("break the rule that they name under the guide's rules", arguments: scenes)
  private func guide(vector: Vector) throws {
    #expect(
      try rules(broken: vector, under: .guide) == [vector.expect.guideRule ?? vector.expect.rule])
  }

  /// For each constraint of a scene the rule that it breaks.
  private func rules(broken vector: Vector, under ruleSet: RuleSet) throws -> [String?] {
    let vectorScene = try #require(vector.scene)
    let scene = try vectorScene.scene()
    return try vectorScene.drafts(in: scene).map { draft in
      ruleSet.violation(in: draft, scene: scene)?.alias
    }
  }

  @Test("R9-nan: a constant that is no number", arguments: RuleSet.allCases)
  func constant(ruleSet: RuleSet) {
    let draft = ValidityScene.draft(.width, nil, constant: .nan)
    #expect(ruleSet.violation(in: draft, scene: ValidityScene.scene)?.alias == "R9")
  }

  @Test("R9-multiplier-nan: a multiplier that is no number", arguments: RuleSet.allCases)
  func multiplier(ruleSet: RuleSet) {
    let draft = ValidityScene.draft(.width, .width, multiplier: .nan)
    #expect(ruleSet.violation(in: draft, scene: ValidityScene.scene)?.alias == "R9")
  }
}
