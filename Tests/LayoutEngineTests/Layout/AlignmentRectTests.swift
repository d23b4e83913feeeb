import LayoutEngine
import Testing

@Suite("Layout: alignment rectangles and baselines")
struct AlignmentRectTests {
  private static let insets = Insets(top: 1, left: 2, bottom: 4, right: 8)

  /// A window with a badge in it whose shadow isn't part of what is aligned.
  private func scene(_ change: (inout Item) -> Void = { _ in }) throws -> (
    scene: Scene, root: ItemID, badge: ItemID
  ) {
    var scene = Scene()
    let root = try scene.add(
      Item("window", placement: .given(Rect(x: 0, y: 0, width: 320, height: 480))))
    var badge = Item("Badge", in: root, alignmentInsets: Self.insets)
    change(&badge)
    let id = try scene.add(badge)
    return (scene, root, id)
  }

  private func tie(
    _ item: ItemID, to other: ItemID, _ attributes: Attribute...
  ) -> [Constraint] {
    attributes.map {
      Constraint(
        Anchor(item, $0), .equal, .anchor(Anchor(other, $0), multiplier: 1, constant: 0))
    }
  }

  private func frame(
    of item: ItemID, in scene: Scene, _ constraints: [Constraint],
    direction: LayoutDirection = .leftToRight
  ) throws -> Rect? {
    let problem = LayoutProblem(scene: scene, constraints: constraints, direction: direction)
    guard case .solved(let frames) = try LayoutSolver.solution(of: problem) else { return nil }
    return frames[item]
  }

  @Test("four edges pin the alignment rectangle; the frame lies outside it")
  func edges() throws {
    let (scene, root, badge) = try scene()
    let frame = try frame(
      of: badge, in: scene, tie(badge, to: root, .left, .right, .top, .bottom))
    #expect(frame == Rect(x: -2, y: -1, width: 330, height: 485))
  }

  @Test(
    "leading is the alignment rectangle's side where text begins",
    arguments: [(LayoutDirection.leftToRight, -2.0), (.rightToLeft, 320 - 100 - 2)])
  func leading(direction: LayoutDirection, x: Double) throws {
    let (scene, root, badge) = try scene()
    let lines =
      tie(badge, to: root, .leading, .top, .bottom)
      + [Constraint(Anchor(badge, .width), .equal, .length(100))]
    let frame = try frame(of: badge, in: scene, lines, direction: direction)
    #expect(frame == Rect(x: x, y: -1, width: 110, height: 485))
  }

  @Test("centres and content sizes are the alignment rectangle's")
  func centred() throws {
    let (scene, root, badge) = try scene {
      $0.intrinsic = IntrinsicSize(width: 40, height: 20)
    }
    let frame = try frame(of: badge, in: scene, tie(badge, to: root, .centerX, .centerY))
    #expect(frame == Rect(x: 138, y: 229, width: 50, height: 25))
  }

  @Test("the alignment rectangle is never negative, however large the insets")
  func neverNegative() throws {
    let (scene, root, badge) = try scene()
    let narrow = Constraint(Anchor(badge, .width), .lessThanOrEqual, .length(-1))
    let problem = LayoutProblem(
      scene: scene, constraints: tie(badge, to: root, .left, .top, .bottom) + [narrow])
    let conflict = Conflict(members: [.constraint(3)], points: 1)
    #expect(try LayoutSolver.solution(of: problem) == .unsatisfiable(conflict))
  }

  @Test("a frame may be smaller than nothing where insets reach outwards")
  func outwards() throws {
    let (scene, root, badge) = try scene {
      $0.alignmentInsets = Insets(top: 0, left: -10, bottom: 0, right: 0)
      $0.intrinsic = IntrinsicSize(width: 4)
    }
    let frame = try frame(of: badge, in: scene, tie(badge, to: root, .left, .top, .bottom))
    #expect(frame == Rect(x: 10, y: 0, width: -6, height: 480))
  }

  @Test("a translated mask and a given frame speak of the frame")
  func frames() throws {
    let given = Rect(x: 10, y: 20, width: 30, height: 40)
    let (scene, _, badge) = try scene {
      $0.placement = .translated(given, mask: [], in: Size(width: 320, height: 480))
    }
    #expect(try frame(of: badge, in: scene, []) == given)
  }

  @Test("margins lie inside the frame")
  func margins() throws {
    var (scene, root, badge) = try scene()
    let dot = try scene.add(Item("Dot", in: badge))
    let lines =
      tie(badge, to: root, .left, .right, .top, .bottom)
      + zip(
        [Attribute.left, .right, .top, .bottom],
        [.leftMargin, .rightMargin, .topMargin, .bottomMargin]
      )
      .map { edge, margin in
        Constraint(
          Anchor(dot, edge), .equal,
          .anchor(Anchor(badge, margin), multiplier: 1, constant: 0))
      }
    #expect(
      try frame(of: dot, in: scene, lines) == Rect(x: 8, y: 8, width: 314, height: 469))
  }

  @Test(
    "baselines count from the alignment rectangle's edges, and are the edges without text",
    arguments: [
      (Baselines(first: 12, last: 5), 100.0 - 12 - 1, 200.0 + 5 + 4), (.edges, 99, 204),
    ])
  func baselines(baselines: Baselines, top: Double, bottom: Double) throws {
    let (scene, root, badge) = try scene { $0.baselines = baselines }
    let lines =
      tie(badge, to: root, .left, .right)
      + [(Attribute.firstBaseline, 100.0), (.lastBaseline, 200)].map { attribute, distance in
        Constraint(
          Anchor(badge, attribute), .equal,
          .anchor(Anchor(root, .top), multiplier: 1, constant: distance))
      }
    let frame = try frame(of: badge, in: scene, lines)
    #expect(frame == Rect(x: -2, y: top, width: 330, height: bottom - top))
  }

  @Test("value(of:) tells where the alignment rectangle is")
  func values() throws {
    let (scene, _, badge) = try scene { $0.baselines = Baselines(first: 12, last: 5) }
    let problem = LayoutProblem(scene: scene, constraints: [])
    let frames = Frames([
      Rect(x: 0, y: 0, width: 320, height: 480), Rect(x: 10, y: 20, width: 110, height: 65),
    ])
    let values = [
      (Attribute.left, 12.0), (.right, 112), (.width, 100), (.top, 21), (.bottom, 81),
      (.height, 60), (.centerX, 62), (.firstBaseline, 33), (.lastBaseline, 76),
      (.leftMargin, 18), (.bottomMargin, 77),
    ]
    for (attribute, value) in values {
      #expect(problem.value(of: Anchor(badge, attribute), in: frames) == value, "\(attribute)")
    }
  }
}
