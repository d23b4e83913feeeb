/// What anchors mean in numbers: sums of the x, y, width and height of items.
///
/// Positions are measured in the coordinates of the view that owns the constraint, whose own origin
/// is 0; an x is counted from the left edge of the item's parent.
///
///     Red.trailing   x + width                    left to right
///     Red.trailing   owner's width - x            right to left
///
/// Source: SEMANTICS.md, sections 2 and 6.
struct Translation {
  let scene: Scene
  /// The reading direction of the window.
  let direction: LayoutDirection

  /// An anchor as a sum of unknowns.
  ///
  /// - Parameters:
  ///   - anchor: The anchor; its item lies in the owner or is the owner.
  ///   - owner: The view whose coordinates count.
  ///   - partner: The attribute on the other side: a centre counts from the side from which its
  ///     partner counts.
  /// - Returns: The sum, in points from the side from which the attribute counts.
  func measure(_ anchor: Anchor, in owner: ItemID, partner: Attribute?) -> Affine {
    let reversed = scene.direction(inside: owner, window: direction) == .rightToLeft
    let place = Placing(anchor.attribute, reversed: reversed, margins: scene[anchor.item].margins)
    let axis = anchor.attribute.axis
    let extent: FramePart = axis == .horizontal ? .width : .height
    var terms: [LinearProblem.Term] = []
    if anchor.attribute.kind == .position {
      terms = offset(of: anchor.item, in: owner, along: axis)
    }
    if place.share != 0 {
      terms.append(LinearProblem.Term(extent.unknown(of: anchor.item), place.share))
    }
    let measured = Affine(terms: terms, constant: place.constant)
    guard reversed, counts(anchor.attribute, fromTrailingWith: partner) else { return measured }
    var mirrored = measured.negated
    mirrored.terms.append(LinearProblem.Term(FramePart.width.unknown(of: owner), 1))
    return mirrored
  }

  private func counts(_ attribute: Attribute, fromTrailingWith partner: Attribute?) -> Bool {
    attribute.family == .directional
      || attribute.family == .neutral && partner?.family == .directional
  }

  /// The distance from the owner's origin to the item's.
  private func offset(
    of item: ItemID, in owner: ItemID, along axis: Axis
  ) -> [LinearProblem.Term] {
    let part: FramePart = axis == .horizontal ? .x : .y
    var terms: [LinearProblem.Term] = []
    var low = item
    while low != owner {
      terms.append(LinearProblem.Term(part.unknown(of: low), 1))
      guard let parent = scene[low].parent else { break }
      low = parent
    }
    return terms
  }
}

extension Translation {
  /// Where an attribute lies in its item: a share of the size, and a number of points.
  private struct Placing {
    /// What the item's width or height is multiplied by.
    var share: Double
    var constant: Double

    init(_ share: Double, _ constant: Double = 0) {
      self.share = share
      self.constant = constant
    }

    init(_ attribute: Attribute, reversed: Bool, margins: Insets) {
      switch attribute {
      case .left, .top, .firstBaseline: self.init(0)
      case .right, .bottom, .lastBaseline, .width, .height: self.init(1)
      case .centerX, .centerY: self.init(0.5)
      case .leading: self.init(reversed ? 1 : 0)
      case .trailing: self.init(reversed ? 0 : 1)
      case .leftMargin: self.init(0, margins.left)
      case .rightMargin: self.init(1, -margins.right)
      case .topMargin: self.init(0, margins.top)
      case .bottomMargin: self.init(1, -margins.bottom)
      case .leadingMargin:
        self = reversed ? Self(1, -margins.right) : Self(0, margins.left)
      case .trailingMargin:
        self = reversed ? Self(0, margins.left) : Self(1, -margins.right)
      case .centerXWithinMargins: self.init(0.5, (margins.left - margins.right) / 2)
      case .centerYWithinMargins: self.init(0.5, (margins.top - margins.bottom) / 2)
      }
    }
  }
}
