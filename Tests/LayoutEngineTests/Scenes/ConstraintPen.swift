import LayoutEngine

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
