import LayoutEngine
import Testing

@Suite("Layout: what nobody decides")
struct TieRuleTests {
  /// Frames of a view in a window of 320x480, held by some constraints.
  private func frame(
    direction: LayoutDirection = .leftToRight, _ constraints: (ItemID, ItemID) -> [Constraint]
  ) throws -> Rect? {
    var scene = Scene()
    let root = try scene.add(
      Item("window", placement: .given(Rect(x: 0, y: 0, width: 320, height: 480))))
    let red = try scene.add(Item("Red", in: root))
    let problem = LayoutProblem(
      scene: scene, constraints: constraints(root, red), direction: direction)
    guard case .ambiguous(let frames, _) = try LayoutSolver.solution(of: problem) else {
      return nil
    }
    return frames[red]
  }

  private func beside(
    _ item: ItemID, _ attribute: Attribute, _ relation: Relation, _ other: ItemID,
    _ constant: Double
  ) -> Constraint {
    Constraint(
      Anchor(item, attribute), relation,
      .anchor(Anchor(other, attribute), multiplier: 1, constant: constant))
  }

  @Test(
    "an axis without constraints is at 0 in its parent, in both directions",
    arguments: LayoutDirection.allCases)
  func nothing(direction: LayoutDirection) throws {
    let frame = try frame(direction: direction) { _, red in
      [Constraint(Anchor(red, .width), .equal, .length(50))]
    }
    #expect(frame == Rect(x: 0, y: 0, width: 50, height: 0))
  }

  @Test(
    "a lone inequality is exactly tight, in both directions",
    arguments: [(LayoutDirection.leftToRight, 20.0), (.rightToLeft, 320 - 20 - 50)])
  func inequality(direction: LayoutDirection, x: Double) throws {
    let frame = try frame(direction: direction) { root, red in
      [
        beside(red, .leading, .greaterThanOrEqual, root, 20),
        beside(red, .bottom, .lessThanOrEqual, root, -30),
        Constraint(Anchor(red, .width), .equal, .length(50)),
        Constraint(Anchor(red, .height), .equal, .length(50)),
      ]
    }
    #expect(frame == Rect(x: x, y: 400, width: 50, height: 50))
  }

  @Test(
    "between two bounds the value nearest to 0 is taken",
    arguments: [(200.0, 400.0, 200.0), (-300, 100, 0), (-90, -30, -30)])
  func bounds(lowest: Double, highest: Double, x: Double) throws {
    let frame = try frame { root, red in
      [
        beside(red, .left, .greaterThanOrEqual, root, lowest),
        beside(red, .left, .lessThanOrEqual, root, highest),
      ]
    }
    #expect(frame?.x == x)
  }

  @Test("a size has the silent bound 0")
  func size() throws {
    let frame = try frame { _, red in
      [Constraint(Anchor(red, .width), .lessThanOrEqual, .length(400))]
    }
    #expect(frame?.width == 0)
  }

  @Test(
    "sizes are chosen before positions: an empty view is moved and not stretched",
    arguments: [
      (Attribute.right, Relation.equal, 0.0, Rect(x: 320, y: 0, width: 0, height: 0)),
      (.right, .greaterThanOrEqual, -13, Rect(x: 307, y: 0, width: 0, height: 0)),
      (.right, .lessThanOrEqual, -13, Rect(x: 307, y: 0, width: 0, height: 0)),
      (.bottom, .greaterThanOrEqual, -23, Rect(x: 0, y: 457, width: 0, height: 0)),
    ])
  func edges(attribute: Attribute, relation: Relation, constant: Double, expected: Rect) throws {
    let frame = try frame { root, red in [beside(red, attribute, relation, root, constant)] }
    #expect(frame == expected)
  }

  @Test(
    "a centred view is as small as it may be",
    arguments: [(Relation.lessThanOrEqual, 0.0), (.greaterThanOrEqual, 23)])
  func centred(relation: Relation, width: Double) throws {
    let frame = try frame { root, red in
      [
        beside(red, .centerX, .equal, root, 0),
        Constraint(Anchor(red, .width), relation, .length(23)),
      ]
    }
    #expect(frame == Rect(x: 160 - width / 2, y: 0, width: width, height: 0))
  }

  @Test(
    "if content hugs as strongly as a constraint asks for a number, the constraint wins",
    arguments: [(100.0, 100.0), (40, 40), (60, 60), (200, 120)])
  func asked(points: Double, width: Double) throws {
    var scene = Scene()
    let root = try scene.add(
      Item("window", placement: .given(Rect(x: 0, y: 0, width: 320, height: 480))))
    let button = try scene.add(
      Item(
        "Button", in: root, intrinsic: IntrinsicSize(width: 60, height: 30),
        hugging: AxisPriorities(horizontal: .low, vertical: .low),
        compression: AxisPriorities(horizontal: .low, vertical: .low)))
    let problem = LayoutProblem(
      scene: scene,
      constraints: [
        Constraint(Anchor(button, .width), .equal, .length(points), priority: .low),
        Constraint(Anchor(button, .width), .lessThanOrEqual, .length(120)),
      ])
    #expect(try LayoutSolver.frames(of: problem)?[button].width == width)
  }
}
