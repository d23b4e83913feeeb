import LayoutEngine

/// Two views and a guide in a window, and a view that was added nowhere.
enum ValidityScene {
  static let scene: Scene = {
    var scene = Scene()
    let window = try? scene.add(
      Item("Superview", placement: .given(Rect(x: 0, y: 0, width: 320, height: 480))))
    _ = try? scene.add(Item("Red", in: window))
    _ = try? scene.add(Item("Blue", in: window))
    _ = try? scene.add(Item("Safe", kind: .guide, in: window))
    _ = try? scene.add(Item("Stray"))
    return scene
  }()

  static let window = ItemID(index: 0)
  static let red = ItemID(index: 1)
  static let blue = ItemID(index: 2)
  static let safe = ItemID(index: 3)
  static let stray = ItemID(index: 4)

  /// `Red.first = multiplier * Blue.second + constant`, or without a second anchor.
  static func draft(
    _ first: Attribute, _ second: Attribute?, multiplier: Double = 1, constant: Double = 0,
    priority: Double = 1000
  ) -> ConstraintDraft {
    ConstraintDraft(
      first: Anchor(red, first), relation: .equal, second: second.map { Anchor(blue, $0) },
      multiplier: multiplier, constant: constant, priority: priority)
  }
}

extension ValidityRule {
  /// What the rule says of a constraint between Red and Blue.
  func fact(
    _ first: Attribute, _ second: Attribute?, multiplier: Double = 1, constant: Double = 0,
    priority: Double = 1000
  ) -> Violation.Fact? {
    violation(
      in: ValidityScene.draft(
        first, second, multiplier: multiplier, constant: constant, priority: priority),
      scene: ValidityScene.scene)
  }
}

extension Attribute {
  static let positions = allCases.filter { $0.kind == .position }
  static let sizes: [Attribute] = [.width, .height]
  static let across = positions.filter { $0.axis == .horizontal }
  static let down = positions.filter { $0.axis == .vertical }
}
