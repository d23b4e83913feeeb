import LayoutEngine
import Testing

@Suite("Layout: which view owns a constraint")
struct OwnerVectorTests {
  fileprivate struct Case: Decodable, CustomTestStringConvertible {
    struct Expectation: Decodable { let owner: String }

    let id: String
    let items: [VectorScene.Entry]
    let eq: String
    let expect: Expectation

    var testDescription: String { id }
  }

  private static let cases: [Case] = (try? VectorFile<Case>.cases(of: "owner")) ?? []

  @Test("all six cases are there") func count() { #expect(Self.cases.count == 6) }

  @Test("is the nearest common ancestor", arguments: cases)
  private func owner(vector: Case) throws {
    let scene = try VectorScene(items: vector.items, constraints: [], direction: nil).scene()
    // The equations are plain: every word with a dot that doesn't start with a digit is an anchor.
    let anchors = try vector.eq.split(separator: " ").compactMap { word -> Anchor? in
      let parts = word.split(separator: ".")
      guard parts.count == 2, let attribute = Attribute(name: parts[1]) else { return nil }
      return Anchor(try #require(scene.id(named: String(parts[0]))), attribute)
    }
    let first = try #require(anchors.first)
    let owner = try #require(scene.owner(of: first, and: anchors.dropFirst().first))
    #expect(scene[owner].name == vector.expect.owner)
  }
}
