import LayoutEngine
import Testing

@Suite("Layout: what an anchor measures")
struct MeasureTests {
  private let root = ItemID(index: 0)
  private let box = ItemID(index: 1)
  private let red = ItemID(index: 2)

  /// Red at (30, 40) in a box at (50, 60) in a window of 320x480.
  private func problem(_ direction: LayoutDirection) throws -> LayoutProblem {
    var scene = Scene()
    let margins = Insets(top: 1, left: 2, bottom: 3, right: 4)
    try scene.add(
      Item("window", placement: .given(frames[root]), margins: margins))
    try scene.add(Item("box", in: root, margins: margins))
    try scene.add(Item("Red", in: box, margins: margins))
    return LayoutProblem(scene: scene, constraints: [], direction: direction)
  }

  private let frames = Frames([
    Rect(x: 0, y: 0, width: 320, height: 480), Rect(x: 50, y: 60, width: 200, height: 300),
    Rect(x: 30, y: 40, width: 100, height: 80),
  ])

  @Test(
    "tells people where an anchor is, in the window",
    arguments: [
      (Attribute.left, 80.0, 80.0), (.right, 180, 180), (.leading, 80, 140), (.trailing, 180, 240),
      (.centerX, 130, 190), (.width, 100, 100), (.height, 80, 80), (.top, 100, 100),
      (.bottom, 180, 180), (.centerY, 140, 140), (.firstBaseline, 100, 100),
      (.lastBaseline, 180, 180), (.leftMargin, 82, 82), (.rightMargin, 176, 176),
      (.topMargin, 101, 101), (.bottomMargin, 177, 177), (.leadingMargin, 82, 144),
      (.trailingMargin, 176, 238), (.centerXWithinMargins, 129, 191),
      (.centerYWithinMargins, 139, 139),
    ])
  func value(attribute: Attribute, ltr: Double, rtl: Double) throws {
    let anchor = Anchor(red, attribute)
    #expect(try problem(.leftToRight).value(of: anchor, in: frames) == ltr)
    #expect(try problem(.rightToLeft).value(of: anchor, in: frames) == rtl)
  }

  @Test("a window begins at 0")
  func rootValues() throws {
    let problem = try problem(.rightToLeft)
    #expect(problem.value(of: Anchor(root, .leading), in: frames) == 0)
    #expect(problem.value(of: Anchor(root, .trailing), in: frames) == 320)
    #expect(problem.value(of: Anchor(root, .bottom), in: frames) == 480)
  }

  @Test(
    "a violation is first minus second, and an inequality counts its broken side only",
    arguments: [
      (Relation.equal, 70.0, 30.0), (.equal, 130, -30), (.lessThanOrEqual, 70, 30),
      (.lessThanOrEqual, 130, 0), (.greaterThanOrEqual, 70, 0), (.greaterThanOrEqual, 130, -30),
      (.equal, 100.0005, -0.0005),
    ])
  func violation(relation: Relation, width: Double, off: Double) throws {
    let problem = try problem(.leftToRight)
    let constraint = Constraint(Anchor(red, .width), relation, .length(width))
    #expect(abs(problem.violation(of: constraint, in: frames) - off) < 1e-9)
    #expect(problem.isSatisfied(constraint, in: frames) == (abs(off) <= Tolerance.points))
  }

  @Test(
    "positions of a constraint are measured in the nearest common ancestor",
    arguments: [
      (LayoutDirection.leftToRight, 80.0), (.rightToLeft, 320 - (50 + 130)),
    ])
  func ancestor(direction: LayoutDirection, position: Double) throws {
    let problem = try problem(direction)
    let constraint = Constraint(
      Anchor(red, .leading), .equal,
      .anchor(Anchor(root, .leading), multiplier: 2, constant: 0))
    #expect(problem.violation(of: constraint, in: frames) == position)
  }

  @Test("a centre counts from the side from which its partner counts")
  func centre() throws {
    let problem = try problem(.rightToLeft)
    func off(_ attribute: Attribute) -> Double {
      problem.violation(
        of: Constraint(
          Anchor(red, .centerX), .equal,
          .anchor(Anchor(box, attribute), multiplier: 0, constant: 0)), in: frames)
    }
    #expect(off(.leading) == 120)
    #expect(off(.left) == 80)
    #expect(off(.centerX) == 80)
  }

  @Test("a constraint without meaning in the scene never holds")
  func meaningless() throws {
    let problem = try problem(.leftToRight)
    let stranger = Constraint(
      Anchor(ItemID(index: 9), .width), .equal, .length(1))
    #expect(problem.violation(of: stranger, in: frames) == .infinity)
    #expect(!problem.isSatisfied(stranger, in: frames))
    #expect(problem.value(of: stranger.first, in: frames).isNaN)
  }
}
