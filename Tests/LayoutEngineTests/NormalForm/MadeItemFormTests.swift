import ClassGrading
import LayoutEngine
import Testing

@Suite("The normal form of a problem with items of its own")
struct MadeItemFormTests {
  /// Two views with guides before, between and behind them, all as wide, made in some order.
  private func row(
    _ names: [String], order: [Int], wide: Double = 1, before: Bool = false
  ) throws -> SystemForm {
    var scene = Scene()
    let window = try scene.add(
      Item("view", placement: .given(Rect(x: 0, y: 0, width: 320, height: 80))))
    let red = try scene.add(Item("Red", in: window))
    let blue = try scene.add(Item("Blue", in: window))
    var guides = [red, red, red]
    for place in order {
      guides[place] = try scene.add(Item(names[place], kind: .guide, in: window))
    }
    func tie(_ a: ItemID, _ b: ItemID, _ relation: Relation = .equal) -> Constraint {
      Constraint(
        Anchor(a, .left), relation, .anchor(Anchor(b, .right), multiplier: 1, constant: 0))
    }
    func share(_ a: ItemID, _ b: ItemID, by share: Double) -> Constraint {
      Constraint(
        Anchor(a, .width), .equal, .anchor(Anchor(b, .width), multiplier: share, constant: 0))
    }
    var lines = [
      Constraint(
        Anchor(guides[0], .left), .equal,
        .anchor(Anchor(window, .left), multiplier: 1, constant: 0)),
      tie(red, guides[0]), tie(guides[1], red), tie(blue, guides[1]),
      tie(guides[2], blue, .greaterThanOrEqual), share(guides[0], guides[1], by: wide),
      share(guides[2], guides[1], by: 1),
    ]
    if before { lines.reverse() }
    return SystemForm(LayoutProblem(scene: scene, constraints: lines), known: 3)
  }

  @Test(
    "is the same whatever they are called, and in whatever order they are made",
    arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0]])
  func renamed(order: [Int]) throws {
    let form = try row(["a", "b", "c"], order: [0, 1, 2])
    #expect(try row(["z", "x", "y"], order: order, before: true) == form)
    #expect(try row(["z", "x", "y"], order: order, wide: 2) != form)
  }

  @Test("is the same with a helper that equations say all about, and without it")
  func helper() throws {
    func form(hasGuide: Bool) throws -> SystemForm {
      var scene = Scene()
      let window = try scene.add(
        Item("view", placement: .given(Rect(x: 0, y: 0, width: 320, height: 80))))
      let red = try scene.add(Item("Red", in: window))
      var partner = Anchor(window, .left)
      var lines: [Constraint] = []
      if hasGuide {
        let guide = try scene.add(Item("guide", kind: .guide, in: window))
        lines.append(
          Constraint(
            Anchor(guide, .left), .equal, .anchor(partner, multiplier: 1, constant: 8)))
        lines.append(Constraint(Anchor(guide, .width), .equal, .length(12)))
        partner = Anchor(guide, .right)
      }
      lines.append(
        Constraint(
          Anchor(red, .left), .equal,
          .anchor(partner, multiplier: 1, constant: hasGuide ? 0 : 20)))
      return SystemForm(LayoutProblem(scene: scene, constraints: lines), known: 2)
    }
    #expect(try form(hasGuide: true) == form(hasGuide: false))
  }
}
