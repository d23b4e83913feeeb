import LayoutEngine
import Testing

@Suite("Equations: from names to items")
struct WrittenConstraintTests {
  private func family() throws -> Scene {
    var scene = Scene()
    let root = try scene.add(Item("Root"))
    let outer = try scene.add(Item("Outer", in: root))
    try scene.add(Item("Inner", in: outer))
    try scene.add(Item("Inner.guide", kind: .guide, in: outer))
    return scene
  }

  private func draft(_ text: String) throws -> ConstraintDraft {
    try #require(EquationReader.read(text).constraints.first).draft(in: family())
  }

  @Test("a draft has the items' handles and says where it was written")
  func handles() throws {
    let expected = ConstraintDraft(
      first: Anchor(ItemID(index: 2), .leading), relation: .greaterThanOrEqual,
      second: Anchor(ItemID(index: 3), .trailing), multiplier: 1, constant: 8, priority: 750,
      identifier: "gap", origin: .answer(SourceRange(line: 1, column: 1, length: 53)))
    #expect(
      try draft("gap: Inner.leading >= Inner.guide.trailing + 8 @ high") == expected)
  }

  @Test(
    "Superview is the superview of the other item",
    arguments: [
      ("Inner.top = Superview.top", 2, 1), ("Superview.top = Inner.top", 1, 2),
      ("Superview.top = Inner.guide.top", 1, 3), ("Outer.top = Superview.top", 1, 0),
    ])
  func superview(text: String, first: Int32, second: Int32) throws {
    let draft = try draft(text)
    #expect(draft.first?.item == ItemID(index: first))
    #expect(draft.second?.item == ItemID(index: second))
  }

  @Test("an item that is called Superview is meant before any other")
  func itemCalledSuperview() throws {
    var scene = Scene()
    let root = try scene.add(Item("Superview"))
    let outer = try scene.add(Item("Outer", in: root))
    try scene.add(Item("Inner", in: outer))
    let written = try #require(EquationReader.read("Inner.top = Superview.top").constraints.first)
    #expect(try written.draft(in: scene).second == Anchor(root, .top))
  }

  @Test(
    "a name that leads nowhere is an error at the name",
    arguments: [
      ("Iner.top = 3", .unknownItem("Iner", suggestions: ["Inner"]), "E202 1:1 4"),
      ("Root.top = Superview.top", .noSuperview(of: "Root"), "E202 1:12 9"),
      ("Superview.width = 3", .superviewOfNothing, "E202 1:1 9"),
      ("Superview.width = Superview.height", .superviewOfNothing, "E202 1:1 9"),
      ("Superview.top = Iner.top", .unknownItem("Iner", suggestions: ["Inner"]), "E202 1:17 4"),
    ] as [(String, EquationError.Reason, String)])
  func unknown(text: String, name: EquationError.Reason, place: String) {
    let error = #expect(throws: EquationError.self) { try draft(text) }
    #expect(error?.reason == name)
    #expect(error.map { "\($0.code) \(summary($0.range))" } == place)
  }
}
