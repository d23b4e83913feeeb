import LayoutEngine

/// Small scenes with all that a scene can hold, and constraints that may make sense together.
enum RandomScene {
  /// A window, one to four items in it and up to eleven constraints.
  ///
  /// Of a hundred constraints about `requiredShare` are required. Masks are translated for a window
  /// of 300x300.
  static func problem(
    _ random: inout SplitMix64, requiredShare: Int = 60
  ) throws -> LayoutProblem {
    var scene = Scene()
    let window = Rect(
      x: 0, y: 0, width: Double(200 + random.below(300)), height: Double(200 + random.below(300)))
    try scene.add(Item("window", placement: .given(window)))
    for number in 0..<(1 + random.below(4)) {
      try scene.add(item(number, below: scene, &random))
    }
    let constraints = (0..<(3 + random.below(9))).map { index in
      constraint(index, in: scene, requiredShare: requiredShare, &random)
    }
    return LayoutProblem(
      scene: scene, constraints: constraints,
      direction: random.pick(LayoutDirection.allCases))
  }

  private static func item(
    _ number: Int, below scene: Scene, _ random: inout SplitMix64
  ) -> Item {
    let parent = random.pick(scene.ids.filter { scene[$0].kind == .view })
    let margins = Insets(
      top: 8, left: Double(random.below(20)), bottom: 8, right: Double(random.below(20)))
    let frame = Rect(
      x: Double(random.below(50)), y: Double(random.below(50)),
      width: Double(random.below(100)), height: Double(random.below(100)))
    if random.chance(20) {
      return Item(
        "guide\(number)", kind: .guide, in: parent,
        placement: random.chance(70) ? .inset(margins) : .constraints)
    }
    let mask = AutoresizingMask(rawValue: random.below(64))
    let translated = Item.Placement.translated(
      frame, mask: mask, in: Size(width: 300, height: 300))
    let hasContent = random.chance(45)
    return Item(
      "view\(number)", in: parent,
      placement: random.chance(15)
        ? random.pick([translated, .given(frame)]) : .constraints,
      margins: margins, direction: random.chance(10) ? .rightToLeft : nil,
      intrinsic: hasContent ? content(&random) : IntrinsicSize(),
      hugging: priorities([.low, .medium, .required], &random),
      compression: priorities([.high, .medium, .required], &random))
  }

  private static func content(_ random: inout SplitMix64) -> IntrinsicSize {
    IntrinsicSize(
      width: random.chance(80) ? Double(random.below(300)) : nil,
      height: random.chance(80) ? Double(random.below(200)) : nil)
  }

  private static func priorities(
    _ choices: [Priority], _ random: inout SplitMix64
  ) -> AxisPriorities {
    AxisPriorities(horizontal: random.pick(choices), vertical: random.pick(choices))
  }

  private static let horizontal: [[Attribute]] = [
    [
      .leading, .trailing, .leading, .trailing, .centerX, .leadingMargin, .trailingMargin,
    ],
    [.left, .right, .centerX, .leftMargin, .rightMargin, .centerXWithinMargins],
  ]
  private static let vertical: [Attribute] = [
    .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
    .centerYWithinMargins,
  ]

  private static func constraint(
    _ index: Int, in scene: Scene, requiredShare: Int, _ random: inout SplitMix64
  ) -> Constraint {
    let relation = random.pick([Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    let priority =
      random.chance(requiredShare)
      ? Priority.required : random.pick([.high, .medium, .low, .low])
    let isSize = random.chance(45)
    let family = random.chance(50) ? random.pick(horizontal) : vertical
    let attributes = isSize ? [Attribute.width, .height] : family
    let first = Anchor(random.pick(Array(scene.ids.dropFirst())), random.pick(attributes))
    let constant = Double(random.below(120) - (isSize ? 0 : 40))
    let second = Anchor(random.pick(scene.ids), random.pick(attributes))
    let isLength = isSize && random.chance(50)
    return Constraint(
      first, relation,
      isLength
        ? .length(constant)
        : .anchor(
          second, multiplier: random.pick([1, 1, 1, 1, 0.5, 2, -1]), constant: constant / 2),
      priority: priority, identifier: "c\(index)")
  }
}
