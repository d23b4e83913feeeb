import LayoutEngine

/// Trees of views and guides, with constraints drawn around a layout that was chosen beforehand.
///
/// The chosen layout keeps most of what is required, so that all three verdicts are frequent. All
/// numbers have few binary places, so that doubles hold them exactly.
struct RandomTree {
  private(set) var scene = Scene()
  private(set) var constraints: [Constraint] = []
  /// The chosen layout, frame by frame in the parent.
  private var frames: [Rect] = []
  let direction: LayoutDirection
  private let temper: Temper

  /// How much a scene says.
  private struct Temper {
    /// Of a hundred spans, how many are held at both ends.
    let held: Int
    /// Whether something contradicts the chosen layout.
    let isSpoiled: Bool
  }

  static func problem(_ random: inout SplitMix64) throws -> LayoutProblem {
    let tree = try RandomTree(&random)
    return LayoutProblem(
      scene: tree.scene, constraints: tree.constraints, direction: tree.direction)
  }

  private init(_ random: inout SplitMix64) throws {
    direction = random.pick(LayoutDirection.allCases)
    temper = Temper(held: random.pick([80, 98, 98, 100]), isSpoiled: random.chance(12))
    try addWindow(&random)
    let size = random.chance(5) ? 8 + random.below(6) : 1 + random.below(7)
    for number in 0..<size { try addItem(number, &random) }
    let reading = SceneReading(
      LayoutProblem(scene: scene, constraints: [], direction: direction))
    let pen = ConstraintPen(reading: reading, chosen: Frames(frames))
    for id in scene.ids where [.constraints, .content].contains(scene[id].placement) {
      for axis in Axis.allCases { try hold(id, along: axis, with: pen, &random) }
    }
    for _ in 0..<random.below(4) { add(try pen.inequality(&random)) }
    for _ in 0..<random.below(8) { add(try pen.optional(&random)) }
    if temper.isSpoiled { add(try pen.contradiction(&random)) }
    constraints = random.shuffled(constraints)
    for index in constraints.indices { constraints[index].identifier = "c\(index)" }
  }

  private mutating func add(_ constraint: Constraint?) {
    if let constraint { constraints.append(constraint) }
  }

  // MARK: Items

  private mutating func addWindow(_ random: inout SplitMix64) throws {
    var frame = Rect(
      x: 0, y: 0, width: Double(100 + random.below(400)), height: Double(100 + random.below(400)))
    frames.append(frame)
    // Where a window lies on the screen means nothing to what is in it.
    if random.chance(20) { frame.x = 40 }
    try scene.add(
      Item(
        "window", placement: random.chance(93) ? .given(frame) : .constraints,
        margins: margins(&random), alignmentInsets: shadow(&random),
        direction: Self.override(&random)))
  }

  private mutating func addItem(_ number: Int, _ random: inout SplitMix64) throws {
    let views = scene.ids.filter { scene[$0].kind == .view }
    // Mostly below one of the last views, so that trees grow deep.
    let parent = random.chance(50) ? random.pick(views) : random.pick(Array(views.suffix(2)))
    let whole = frames[Int(parent.index)]
    if random.chance(20) {
      try addGuide(number, in: parent, &random)
      return
    }
    let frame = frame(&random)
    frames.append(frame)
    let hasContent = random.chance(40)
    let item = Item(
      "view\(number)", in: parent, placement: placement(frame, in: whole, &random),
      margins: random.chance(60) ? .defaultMargins : margins(&random),
      alignmentInsets: shadow(&random), baselines: baselines(&random),
      direction: Self.override(&random),
      intrinsic: hasContent ? content(around: frame, &random) : IntrinsicSize(),
      hugging: Self.priorities(usual: .low, &random),
      compression: Self.priorities(usual: .high, &random))
    let id = try scene.add(item)
    guard random.chance(10) else { return }
    frames.append(
      Rect(x: 0, y: 0, width: Double(random.below(300)), height: Double(random.below(300))))
    try scene.add(Item("content\(number)", kind: .guide, in: id, placement: .content))
  }

  private mutating func addGuide(
    _ number: Int, in parent: ItemID, _ random: inout SplitMix64
  ) throws {
    let whole = frames[Int(parent.index)]
    guard random.chance(60) else {
      frames.append(frame(&random))
      try scene.add(Item("guide\(number)", kind: .guide, in: parent))
      return
    }
    let insets = margins(&random)
    frames.append(
      Rect(
        x: insets.left, y: insets.top, width: whole.width - insets.left - insets.right,
        height: whole.height - insets.top - insets.bottom))
    try scene.add(Item("guide\(number)", kind: .guide, in: parent, placement: .inset(insets)))
  }

  private func frame(_ random: inout SplitMix64) -> Rect {
    Rect(
      x: Double(random.below(240)) / 4, y: Double(random.below(60)),
      width: Double(random.below(120)), height: Double(random.below(400)) / 4)
  }

  private func placement(
    _ frame: Rect, in whole: Rect, _ random: inout SplitMix64
  ) -> Item.Placement {
    switch random.below(100) {
    case 0..<70: return .constraints
    case 70..<77: return .given(frame)
    default:
      let old =
        random.chance(40)
        ? Size(width: whole.width, height: whole.height)
        : Size(width: Double(80 + random.below(200)), height: Double(80 + random.below(200)))
      return .translated(frame, mask: AutoresizingMask(rawValue: random.below(64)), in: old)
    }
  }

  private func margins(_ random: inout SplitMix64) -> Insets {
    Insets(
      top: Double(random.below(12)), left: Double(random.below(40)) / 4,
      bottom: Double(random.below(12)), right: Double(random.below(12)))
  }

  /// What lies between an item's frame and its alignment rectangle: mostly nothing.
  private func shadow(_ random: inout SplitMix64) -> Insets {
    guard random.chance(20) else { return .zero }
    return Insets(
      top: Double(random.below(8)) / 2, left: Double(random.below(8) - 2),
      bottom: Double(random.below(6)), right: Double(random.below(16)) / 4)
  }

  private func baselines(_ random: inout SplitMix64) -> Baselines {
    guard random.chance(35) else { return .edges }
    return Baselines(first: Double(random.below(40)) / 4, last: Double(random.below(8)))
  }

  private static func override(_ random: inout SplitMix64) -> LayoutDirection? {
    random.chance(20) ? random.pick(LayoutDirection.allCases) : nil
  }

  /// What content asks for: often what the chosen layout gives it, otherwise something else.
  private func content(around frame: Rect, _ random: inout SplitMix64) -> IntrinsicSize {
    let isMet = random.chance(50)
    let width = isMet ? frame.width : Double(random.below(150))
    let height = isMet ? frame.height : Double(random.below(400)) / 4
    return IntrinsicSize(
      width: random.chance(85) ? width : nil, height: random.chance(85) ? height : nil)
  }

  private static func priorities(
    usual: Priority, _ random: inout SplitMix64
  ) -> AxisPriorities {
    func one(_ random: inout SplitMix64) -> Priority {
      if random.chance(50) { return usual }
      return random.chance(8) ? .required : ConstraintPen.priority(&random)
    }
    return AxisPriorities(horizontal: one(&random), vertical: one(&random))
  }

  // MARK: Constraints

  /// Says where an item begins and ends along an axis, or less than that.
  private mutating func hold(
    _ id: ItemID, along axis: Axis, with pen: ConstraintPen, _ random: inout SplitMix64
  ) throws {
    let size = try pen.size(of: id, axis, &random)
    // A root has no position, and what a view shows begins at its corner.
    if scene[id].parent == nil || scene[id].placement == .content {
      if random.chance(temper.held) { add(size) }
      return
    }
    // Content can say the size instead of a constraint.
    let isContent = scene[id].intrinsic[axis] != nil && random.chance(60)
    let position = try pen.position(of: id, axis, &random)
    let otherPosition = try pen.position(of: id, axis, &random)
    let second = isContent ? nil : random.chance(70) ? size : otherPosition
    for var constraint in [position, second].compactMap({ $0 }) {
      guard random.chance(temper.held) else { continue }
      if random.chance(12) { constraint.priority = ConstraintPen.priority(&random) }
      add(constraint)
    }
  }
}

/// Writes legal constraints about a scene, around a layout that was chosen beforehand.
struct ConstraintPen {
  let reading: SceneReading
  private let edges: [Double]
  private var scene: Scene { reading.scene }

  init(reading: SceneReading, chosen: Frames) {
    self.reading = reading
    edges = reading.edges(of: chosen)
  }

  /// An optional priority; fractions are levels of their own.
  static func priority(_ random: inout SplitMix64) -> Priority {
    let values = [999.5, 999, 750, 750, 510, 500.25, 500, 490, 251, 250, 250, 149, 50, 0.5]
    return Priority(random.pick(values)) ?? .low
  }

  private static let families: [[Attribute]] = [
    [
      .leading, .trailing, .leading, .trailing, .centerX, .leadingMargin, .trailingMargin,
      .centerXWithinMargins,
    ],
    [.left, .right, .centerX, .leftMargin, .rightMargin, .centerXWithinMargins],
  ]
  private static let vertical: [Attribute] = [
    .top, .bottom, .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin,
    .bottomMargin, .centerYWithinMargins,
  ]

  /// An equation for a width or height that the chosen layout keeps.
  func size(
    of id: ItemID, _ axis: Axis, _ random: inout SplitMix64
  ) throws -> Constraint? {
    let first = Anchor(id, axis == .horizontal ? .width : .height)
    guard random.chance(50), let second = sizeAnchor(beside: first, &random) else {
      return try written(first, .equal, nil, &random)
    }
    return try written(first, .equal, second, &random)
  }

  /// An equation for a position that the chosen layout keeps.
  func position(
    of id: ItemID, _ axis: Axis, _ random: inout SplitMix64
  ) throws -> Constraint? {
    let attributes = axis == .horizontal ? random.pick(Self.families) : Self.vertical
    guard let first = anchor(id, attributes, &random) else { return nil }
    guard let second = anchor(partner(of: id, &random), attributes, &random), first != second
    else { return nil }
    return try written(first, .equal, second, &random)
  }

  /// A required inequality that the chosen layout keeps, with room or exactly.
  func inequality(_ random: inout SplitMix64) throws -> Constraint? {
    try statement(random.pick([.lessThanOrEqual, .greaterThanOrEqual]), &random)
  }

  /// An optional statement that the chosen layout need not keep.
  func optional(_ random: inout SplitMix64) throws -> Constraint? {
    var optional = try statement(random.pick(Relation.allCases), &random)
    optional?.priority = Self.priority(&random)
    optional?.second.shift(by: Double(random.below(41) - 20))
    return optional
  }

  /// A required statement that the chosen layout does not keep.
  func contradiction(_ random: inout SplitMix64) throws -> Constraint? {
    var statement = try statement(.equal, &random)
    statement?.second.shift(by: Double(1 + random.below(30)))
    return statement
  }

  private func statement(
    _ relation: Relation, _ random: inout SplitMix64
  ) throws -> Constraint? {
    let others = Array(scene.ids.dropFirst())
    guard !others.isEmpty else { return nil }
    let id = random.pick(others)
    let axis = random.pick(Axis.allCases)
    var statement =
      random.chance(50) ? try size(of: id, axis, &random) : try position(of: id, axis, &random)
    guard relation != .equal else { return statement }
    statement?.relation = relation
    statement?.second.shift(by: Double(-relation.rawValue * random.below(20)))
    return statement
  }

  // MARK: Anchors

  /// The parent, a sibling, a child, or anything at all.
  private func partner(of id: ItemID, _ random: inout SplitMix64) -> ItemID {
    let parent = scene[id].parent
    if let parent, random.chance(55) { return parent }
    let siblings = scene.ids.filter { scene[$0].parent == parent && $0 != id }
    return random.chance(60) && !siblings.isEmpty ? random.pick(siblings) : random.pick(scene.ids)
  }

  private func sizeAnchor(beside first: Anchor, _ random: inout SplitMix64) -> Anchor? {
    let isAspect = random.chance(15)
    let other: Attribute = first.attribute == .width ? .height : .width
    let second =
      isAspect && random.chance(50)
      ? Anchor(first.item, other)
      : Anchor(partner(of: first.item, &random), isAspect ? other : first.attribute)
    return second == first ? nil : second
  }

  /// One of the attributes that an item has: guides have neither margins nor text.
  private func anchor(
    _ id: ItemID, _ attributes: [Attribute], _ random: inout SplitMix64
  ) -> Anchor? {
    let isView = scene[id].kind == .view
    let own = attributes.filter { attribute in
      isView
        || !attribute.isMargin && attribute != .firstBaseline && attribute != .lastBaseline
    }
    return own.isEmpty ? nil : Anchor(id, random.pick(own))
  }

  // MARK: Numbers

  /// A constraint with the constant that makes it true in the chosen layout.
  private func written(
    _ first: Anchor, _ relation: Relation, _ second: Anchor?, _ random: inout SplitMix64
  ) throws -> Constraint {
    guard let second else {
      let length = try reading.value(of: first, beside: nil).value(at: edges)
      return Constraint(first, relation, .length(Self.quarters(length)))
    }
    let isSize = first.attribute.kind == .size
    let multiplier =
      random.chance(isSize ? 50 : 75) ? 1 : random.pick([0.5, 2, 0.25, 0.75, 1.5, -1])
    let left = try reading.value(of: first, beside: second).value(at: edges)
    let right = try reading.value(of: second, beside: first).value(at: edges)
    return Constraint(
      first, relation,
      .anchor(second, multiplier: multiplier, constant: left - multiplier * right))
  }

  private static func quarters(_ number: Double) -> Double { (4 * number).rounded() / 4 }
}

extension Operand {
  /// Adds points to the constant.
  mutating func shift(by points: Double) {
    switch self {
    case .length(let length): self = .length(length + points)
    case .anchor(let anchor, let multiplier, let constant):
      self = .anchor(anchor, multiplier: multiplier, constant: constant + points)
    }
  }
}
