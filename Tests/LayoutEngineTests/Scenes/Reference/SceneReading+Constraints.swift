import LayoutEngine

extension SceneReading {
  /// A constraint as first - multiplier * second - constant, compared with 0.
  func statement(
    of constraint: Constraint
  ) throws(Fraction.Overflow) -> ExactProgram.Statement {
    let first = constraint.first
    var sum = try value(of: first, beside: constraint.second.anchor)
    if case .anchor(let second, let multiplier, _) = constraint.second {
      let other = try value(of: second, beside: first)
      sum = try sum - (try other * Fraction(multiplier))
    }
    sum.constant = try sum.constant - Fraction(constraint.second.constant)
    return .init(
      sum: sum, relation: constraint.relation, level: level(of: constraint.priority))
  }

  /// An anchor's value beside another one, in the view that would own a constraint on both.
  func value(
    of anchor: Anchor, beside other: Anchor?
  ) throws(Fraction.Overflow) -> ExactSum {
    if anchor.attribute == .width { return try length(of: anchor.item, .horizontal) }
    if anchor.attribute == .height { return try length(of: anchor.item, .vertical) }
    let owner = owner(of: anchor.item, other?.item ?? anchor.item)
    let place = try self.place(of: shown(anchor, beside: other, in: owner), in: owner)
    let axis = anchor.attribute.axis
    let isFromRight =
      axis == .horizontal && isRightToLeft(in: owner)
      && (Self.directional.contains(anchor.attribute)
        || Self.centres.contains(anchor.attribute)
          && other.map { Self.directional.contains($0.attribute) } == true)
    return isFromRight
      ? try frameEdge(.right, of: owner) - place
      : try place - frameEdge(.near(axis), of: owner)
  }

  private static let directional: Set<Attribute> = [
    .leading, .trailing, .leadingMargin, .trailingMargin,
  ]
  private static let centres: Set<Attribute> = [.centerX, .centerXWithinMargins]

  func isRightToLeft(in owner: ItemID) -> Bool {
    (scene[owner].direction ?? problem.direction) == .rightToLeft
  }

  /// The smallest view that holds both items: the last one that both of their lines have.
  private func owner(of first: ItemID, _ second: ItemID) -> ItemID {
    let its = Set(line(to: second))
    return line(to: first).last { its.contains($0) } ?? first
  }

  /// The views from the root down to the item's own.
  private func line(to id: ItemID) -> [ItemID] {
    let above = scene[id].parent.map { line(to: $0) } ?? []
    return scene[id].kind == .view ? above + [id] : above
  }

  /// The anchor that is meant: what hangs in a scrolling view meets the edges of its content.
  private func shown(_ anchor: Anchor, beside other: Anchor?, in owner: ItemID) -> Anchor {
    guard let other, owner == anchor.item, !Self.withoutSides.contains(anchor.attribute) else {
      return anchor
    }
    // The view itself and its own guides are not inside it.
    let isInside =
      scene[other.item].kind == .view ? other.item != owner : scene[other.item].parent != owner
    let content = scene.ids.first { scene[$0].parent == owner && scene[$0].placement == .content }
    guard isInside, let content else { return anchor }
    return Anchor(content, anchor.attribute)
  }

  private static let withoutSides: Set<Attribute> = [
    .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .firstBaseline,
    .lastBaseline,
  ]

  /// The margins of an item; the content of a scrolling view has the view's.
  private func margins(of id: ItemID) -> Insets {
    guard scene[id].placement == .content, let owner = scene[id].parent else {
      return scene[id].margins
    }
    return scene[owner].margins
  }

  /// Where a position lies, counted from the window's left or top edge.
  private func place(
    of anchor: Anchor, in owner: ItemID
  ) throws(Fraction.Overflow) -> ExactSum {
    let id = anchor.item
    let margins = margins(of: id)
    let text = scene[id].baselines
    switch anchor.attribute.absolute(isRightToLeft(in: owner)) {
    case .left: return edge(.left, of: id)
    case .right: return edge(.right, of: id)
    case .top: return edge(.top, of: id)
    case .bottom: return edge(.bottom, of: id)
    case .firstBaseline: return try edge(.top, of: id) + Fraction(text.first)
    case .lastBaseline: return try edge(.bottom, of: id) + Fraction(-text.last)
    case .leftMargin: return try frameEdge(.left, of: id) + Fraction(margins.left)
    case .rightMargin: return try frameEdge(.right, of: id) + Fraction(-margins.right)
    case .topMargin: return try frameEdge(.top, of: id) + Fraction(margins.top)
    case .bottomMargin: return try frameEdge(.bottom, of: id) + Fraction(-margins.bottom)
    case .centerX: return try middle(edge(.left, of: id), edge(.right, of: id))
    case .centerY: return try middle(edge(.top, of: id), edge(.bottom, of: id))
    case .centerXWithinMargins:
      return try middle(
        try frameEdge(.left, of: id) + Fraction(margins.left),
        try frameEdge(.right, of: id) + Fraction(-margins.right))
    case .centerYWithinMargins:
      return try middle(
        try frameEdge(.top, of: id) + Fraction(margins.top),
        try frameEdge(.bottom, of: id) + Fraction(-margins.bottom))
    case .leading, .trailing, .leadingMargin, .trailingMargin, .width, .height:
      return ExactSum(unknowns: unknowns)
    }
  }

  private func middle(_ a: ExactSum, _ b: ExactSum) throws(Fraction.Overflow) -> ExactSum {
    try (a + b) * Fraction(1, over: 2)
  }
}

extension Attribute {
  /// The side that a leading or trailing attribute stands for.
  fileprivate func absolute(_ isRightToLeft: Bool) -> Attribute {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
    case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
    default: self
    }
  }
}
