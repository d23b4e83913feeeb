import LayoutEngine
import Testing

@Suite("Equations: when two state the same")
struct CanonicalFormTests {
  private func forms(_ texts: [String]) throws -> [CanonicalForm] {
    let scene = try scene(of: "z.width = a.width\n b.width = c.width")
    return try constraints(texts.joined(separator: "\n"), in: scene).map(CanonicalForm.init)
  }

  @Test(
    "required constraints may be turned around and scaled",
    arguments: [
      ("a.width = 3*b.width + 6", "b.width = a.width/3 - 2"),
      ("a.width <= 3*b.width + 6", "b.width >= a.width/3 - 2"),
      ("a.width <= -2*b.width + 6", "b.width <= 3 - a.width/2"),
      ("a.width = 0.7*b.width + 0.1", "70*b.width - 100*a.width = -10"),
      ("a.width = 0.1 + 0.2 - 0.3 + b.width", "b.width = a.width"),
      ("a.width = 80", "x: 2*a.width = 160"),
      ("a.width <= 80", "80 >= a.width"),
      ("a.width = 0.0 * NotAnAttribute + 80", "a.width = 1.0 * NotAnAttribute + 80"),
      ("a.height = 2*a.width", "a.width = 0.5*a.height"),
    ])
  func same(a: String, b: String) throws {
    let forms = try forms([a, b])
    #expect(forms.count == 2)
    #expect(Set(forms).count == 1)
    #expect(forms[0].matches(forms[1]))
  }

  @Test(
    "whatever changes the layout changes the form",
    arguments: [
      ("a.width = b.width + 8", "a.width = b.width - 8"),
      ("a.width <= b.width", "a.width >= b.width"),
      ("a.width = 2*b.width", "b.width = 2*a.width"),
      ("a.width = 80", "a.width = 80.001"),
      ("a.width = 80", "a.width = 80 @999"),
      ("a.width = b.width @750", "b.width = a.width @750"),
      ("a.height = 2*b.width @500", "b.width = 0.5*a.height @500"),
      ("a.width = 80", "b.width = 80"),
      ("a.leading = b.leading", "a.left = b.left"),
    ])
  func different(a: String, b: String) throws {
    let forms = try forms([a, b])
    #expect(forms.count == 2)
    #expect(Set(forms).count == 2)
    #expect(!forms[0].matches(forms[1]))
  }

  @Test("optional constraints with the same fields have the same form")
  func optional() throws {
    let forms = try forms(["a.width = 2*b.width + 8 @750", "x: a.width == 8+b.width*2 @high"])
    #expect(Set(forms).count == 1)
  }

  @Test("a multiplier of 0 leaves no second anchor")
  func zeroMultiplier() {
    let a = Anchor(ItemID(index: 0), .width)
    let b = Anchor(ItemID(index: 1), .width)
    #expect(
      CanonicalForm(Constraint(a, .equal, .anchor(b, multiplier: 0, constant: 8)))
        == CanonicalForm(Constraint(a, .equal, .length(8))))
  }

  @Test("an anchor tied to itself is counted once")
  func itself() {
    let a = Anchor(ItemID(index: 0), .width)
    #expect(
      CanonicalForm(Constraint(a, .lessThanOrEqual, .anchor(a, multiplier: 3, constant: -8)))
        == CanonicalForm(Constraint(a, .greaterThanOrEqual, .length(4))))
  }

  @Test("turning an equation around never changes its form", arguments: 0..<10)
  func law(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let a = Anchor(ItemID(index: 0), .width)
    let b = Anchor(ItemID(index: 1), .height)
    for _ in 0..<100 {
      let multiplier = Double(Int.random(in: 1...400, using: &random)) / 16 - 12.53
      let constant = Double(Int.random(in: -4000...4000, using: &random)) / 8
      let relation = Relation.allCases[Int.random(in: 0..<3, using: &random)]
      let there = Constraint(
        a, relation, .anchor(b, multiplier: multiplier, constant: constant))
      let back = Constraint(
        b, multiplier > 0 ? relation.turned : relation,
        .anchor(a, multiplier: 1 / multiplier, constant: -constant / multiplier))
      #expect(CanonicalForm(there) == CanonicalForm(back))
      #expect(CanonicalForm(there).matches(CanonicalForm(back)))
    }
  }
}
