import LayoutEngine
import Testing

@Suite("Equations: writing constraints")
struct EquationPrinterTests {
  private static let names = [
    "Superview", "Red", "my view", "view.safeArea", "a.width", "红色视图", "___", "2nd", "nil", "pt",
    "x.size.y", "Ａ", "Not", "H", "é", "__", "view..x", "🔴",
  ]

  private static func scene() throws -> Scene {
    var scene = Scene()
    for name in names { try scene.add(Item(name, in: scene.ids.first)) }
    return scene
  }

  @Test(
    "a constraint is written as the guide writes it",
    arguments: [
      ("Red.leading=`my view`.trailing+8", "Red.leading = 1.0 * `my view`.trailing + 8.0"),
      ("gap: Red.top >= 红色视图.top - 8.25", "gap: Red.top >= 1.0 * 红色视图.top - 8.25"),
      ("Red.width = 80 @750", "Red.width = 80.0 @750"),
      ("Red.width <= -80 @999.5", "Red.width <= -80.0 @999.5"),
      ("Red.width = nil.width / 3", "Red.width = 0.3333333333333333 * nil.width + 0.0"),
      ("Red.width = -2 * view.safeArea.height", "Red.width = -2.0 * view.safeArea.height + 0.0"),
      ("`a.width`.top = `___`.baseline", "`a.width`.top = 1.0 * `___`.lastBaseline + 0.0"),
      ("`2nd`.top = `Ａ`.top", "`2nd`.top = 1.0 * `Ａ`.top + 0.0"),
      ("pt.width = 100000000000000000000.5", "pt.width = 100000000000000000000.0"),
      ("pt.width = 0.0000001250", "pt.width = 0.000000125"),
    ])
  func style(text: String, expected: String) throws {
    let scene = try Self.scene()
    let constraint = try #require(try constraints(text, in: scene).first)
    #expect(EquationPrinter.equation(for: constraint, in: scene) == expected)
  }

  @Test(
    "only identifiers that are words become labels", arguments: ["H", "V", "a b", "", "3", "___"])
  func noLabel(identifier: String) throws {
    let scene = try Self.scene()
    let constraint = Constraint(
      Anchor(ItemID(index: 1), .width), .equal, .length(3), identifier: identifier)
    #expect(EquationPrinter.equation(for: constraint, in: scene) == "Red.width = 3.0")
  }

  @Test("what no equation can hold is written all the same")
  func invalid() throws {
    let scene = try Self.scene()
    let draft = ConstraintDraft(
      first: nil, relation: .equal, second: Anchor(ItemID(index: 99), .top),
      multiplier: .infinity, constant: .nan, priority: 0)
    #expect(
      EquationPrinter.equation(for: draft, in: scene) == "nil = inf * `item 99`.top + nan @0")
  }

  @Test("what is written is read back as the same constraint", arguments: 0..<10)
  func law(seed: UInt64) throws {
    let scene = try Self.scene()
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let constraint = try Self.constraint(in: scene, using: &random)
      let text = EquationPrinter.equation(for: constraint, in: scene)
      var read = try #require(try constraints(text, in: scene).first, "\(text)")
      read.origin = .code
      #expect(read == constraint, "\(text)")
    }
  }

  private static func constraint(
    in scene: Scene, using random: inout SplitMix64
  ) throws -> Constraint {
    func number() -> Double {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: Double(Int.random(in: -500...500, using: &random))
      case 1: Double(Int.random(in: -5000...5000, using: &random)) / 10
      case 2: Double.random(in: -1000...1000, using: &random)
      default:
        Double(
          sign: .plus, exponent: Int.random(in: -1000...1000, using: &random),
          significand: Double.random(in: 1..<2, using: &random))
      }
    }
    func anchor() throws -> Anchor {
      let id = try #require(scene.ids.randomElement(using: &random))
      return Anchor(id, try #require(Attribute.allCases.randomElement(using: &random)))
    }
    let first = try anchor()
    var second: Operand = .length(number())
    let other = try anchor()
    let multiplier = number()
    if other != first, multiplier != 0 {
      second = .anchor(other, multiplier: multiplier, constant: number())
    }
    let priorities: [Priority] = [
      .required, .high, .low, try #require(Priority(Double.random(in: 0.1...1000, using: &random))),
    ]
    return Constraint(
      first, try #require(Relation.allCases.randomElement(using: &random)), second,
      priority: try #require(priorities.randomElement(using: &random)),
      identifier: [nil, "gap", "红_1", "nil"].randomElement(using: &random) ?? nil)
  }
}

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
