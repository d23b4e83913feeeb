/// The offset of an attribute in its item: a multiple of the frame's size, plus a number of points.
///
///     Red.trailing          1.0 * width - 2       with 2 points of shadow on the right
///     Red.centerXMargin     0.5 * width + 4       with margins of 16 and 8
///
/// Positions count from the frame's left or top edge. Edges, centres, sizes and baselines are those
/// of the alignment rectangle; margins lie inside the frame.
///
/// Source: docs/SEMANTICS.md, S2.3 and S6.8.
struct AttributeOffset {
  /// What the frame's width or height is multiplied by.
  let multiplier: Double
  let constant: Double

  private init(_ multiplier: Double, _ constant: Double = 0) {
    self.multiplier = multiplier
    self.constant = constant
  }

  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - insets: The margins for an attribute inside them, the alignment insets for any other.
  ///   - baselines: Where the item's text stands.
  ///   - reversed: Whether text runs from right to left.
  fileprivate init(
    _ attribute: Attribute, _ insets: Insets, _ baselines: Baselines, reversed: Bool
  ) {
    switch attribute {
    case .left, .leftMargin: self = Self.start(insets, .horizontal)
    case .right, .rightMargin: self = Self.end(insets, .horizontal)
    case .leading, .leadingMargin:
      self = reversed ? Self.end(insets, .horizontal) : Self.start(insets, .horizontal)
    case .trailing, .trailingMargin:
      self = reversed ? Self.start(insets, .horizontal) : Self.end(insets, .horizontal)
    case .top, .topMargin: self = Self.start(insets, .vertical)
    case .bottom, .bottomMargin: self = Self.end(insets, .vertical)
    case .width: self.init(1, -insets.sum(along: .horizontal))
    case .height: self.init(1, -insets.sum(along: .vertical))
    case .centerX, .centerXWithinMargins: self = Self.middle(insets, .horizontal)
    case .centerY, .centerYWithinMargins: self = Self.middle(insets, .vertical)
    case .firstBaseline: self.init(0, insets.top + baselines.first)
    case .lastBaseline: self.init(1, -insets.bottom - baselines.last)
    }
  }

  private static func start(_ insets: Insets, _ axis: Axis) -> AttributeOffset {
    AttributeOffset(0, insets.before(along: axis))
  }

  private static func end(_ insets: Insets, _ axis: Axis) -> AttributeOffset {
    AttributeOffset(1, -insets.after(along: axis))
  }

  private static func middle(_ insets: Insets, _ axis: Axis) -> AttributeOffset {
    AttributeOffset(0.5, (insets.before(along: axis) - insets.after(along: axis)) / 2)
  }
}

extension Scene {
  /// The offset of an anchor's attribute in its item.
  ///
  /// - Parameters:
  ///   - anchor: The anchor.
  ///   - reversed: Whether text runs from right to left.
  /// - Returns: The offset from the frame's left or top edge.
  func offset(of anchor: Anchor, reversed: Bool) -> AttributeOffset {
    let insets =
      anchor.attribute.isMargin
      ? marginsThatCount(of: anchor.item) : self[anchor.item].alignmentInsets
    return AttributeOffset(
      anchor.attribute, insets, self[anchor.item].baselines, reversed: reversed)
  }

  /// The item's margins; for a scrolling view's content, the view's margins.
  private func marginsThatCount(of id: ItemID) -> Insets {
    guard case .content = self[id].placement, let owner = self[id].parent else {
      return self[id].margins
    }
    return self[owner].margins
  }
}
