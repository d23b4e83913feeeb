import LayoutEngine
import Testing

@Suite("Equations: the documents' equations")
struct EquationVectorTests {
  struct Readable: Decodable {
    struct Expected: Decodable, Equatable {
      let label: String?
      let first: [String]
      let relation: String
      let second: [String]?
      let multiplier: Double
      let constant: Double
      let priority: Double
    }

    let id: String
    let text: String
    let expect: [Expected]
  }

  struct Unreadable: Decodable {
    struct Expected: Decodable {
      let code: String
      let column: Int
      let length: Int?
      let stage: String?
    }

    let id: String
    let text: String
    let items: [String]?
    let expect: Expected
  }

  struct Pair: Decodable {
    let id: String
    let a: String
    let b: String
    let equivalent: Bool
  }

  @Test("every readable equation says what the vectors say")
  func readable() throws {
    for vector in try VectorFile<Readable>.cases(of: "equations-ok") {
      let document = EquationReader.read(vector.text)
      #expect(document.errors.isEmpty, "\(vector.id)")
      #expect(document.constraints.map(expected) == vector.expect, "\(vector.id)")
    }
  }

  @Test("every unreadable equation has the code, the column and the length of the vectors")
  func unreadable() throws {
    for vector in try VectorFile<Unreadable>.cases(of: "equations-bad")
    where vector.expect.stage == nil {
      let expected =
        "\(vector.expect.code) 1:\(vector.expect.column) \(try #require(vector.expect.length))"
      #expect(summary(vector.text, names: vector.items) == [expected], "\(vector.id)")
    }
  }

  @Test("an equation that only a rule refuses has its anchors where the rule points")
  func ruleColumns() throws {
    for vector in try VectorFile<Unreadable>.cases(of: "equations-bad")
    where vector.expect.stage == "rules" {
      let constraint = try #require(EquationReader.read(vector.text).constraints.first)
      let anchor = vector.expect.code == "R2" ? constraint.first : try #require(constraint.second)
      #expect(anchor.range.start == SourcePlace(line: 1, column: vector.expect.column))
    }
  }

  @Test("two required equations have equal forms when they state the same, and only then")
  func equivalence() throws {
    for vector in try VectorFile<Pair>.cases(of: "equivalence") {
      let scene = try scene(of: vector.a + "\n" + vector.b)
      let a = try #require(try constraints(vector.a, in: scene).first)
      let b = try #require(try constraints(vector.b, in: scene).first)
      #expect((CanonicalForm(a) == CanonicalForm(b)) == vector.equivalent, "\(vector.id)")
      #expect(CanonicalForm(a).matches(CanonicalForm(b)) == vector.equivalent, "\(vector.id)")
    }
  }

  private func expected(_ constraint: WrittenConstraint) -> Readable.Expected {
    Readable.Expected(
      label: constraint.identifier,
      first: [constraint.first.item, constraint.first.attribute.name],
      relation: constraint.relation == .equal ? "==" : constraint.relation.sign,
      second: constraint.second.map { [$0.item, $0.attribute.name] },
      multiplier: constraint.multiplier, constant: constraint.constant,
      priority: constraint.priority)
  }
}

/// The constraints of a text, with no rule asked.
func constraints(_ text: String, in scene: Scene) throws -> [Constraint] {
  try EquationReader.read(text).constraints.map { written in
    let draft = try written.draft(in: scene)
    return Constraint(
      try #require(draft.first), draft.relation,
      draft.second.map {
        .anchor($0, multiplier: draft.multiplier, constant: draft.constant)
      } ?? .length(draft.constant),
      priority: try #require(Priority(draft.priority)), identifier: draft.identifier,
      origin: draft.origin)
  }
}
