/// Translates anchors into sums of the x, y, width and height of items.
///
/// Positions are measured in the coordinates of the view that owns the constraint, whose own origin
/// is 0. An x counts from the left edge of the item's parent.
///
///     Red.trailing   x + width                    left to right
///     Red.trailing   owner's width - x            right to left
///
/// Source: docs/SEMANTICS.md, S2.3, S2.4, S6.1 and S6.2.
struct Translation {
  let scene: Scene
  /// The reading direction of the window.
  let direction: LayoutDirection
  /// The fact that is read otherwise, if any.
  let fact = UnverifiedFact.readOtherwise

  /// An anchor as a sum of unknowns.
  ///
  /// - Parameters:
  ///   - anchor: The anchor; its item lies in the owner or is the owner.
  ///   - owner: The view whose coordinates count.
  ///   - partner: The constraint's other attribute: a centre counts from the edge from which its
  ///     partner counts.
  /// - Returns: The sum, in points from the edge from which the attribute counts.
  func measure(_ anchor: Anchor, in owner: ItemID, partner: Attribute?) -> Affine {
    let reversed = scene.direction(inside: owner, window: direction) == .rightToLeft
    let item = scene[anchor.item]
    let offset = AttributeOffset(
      anchor.attribute, of: item, reversed: reversed, margins: margins(of: item))
    let axis = anchor.attribute.axis
    let extent: FramePart = axis == .horizontal ? .width : .height
    var terms: [LinearProblem.Term] = []
    if anchor.attribute.kind == .position {
      terms = distance(to: anchor.item, in: owner, along: axis)
    }
    if offset.multiplier != 0 {
      terms.append(LinearProblem.Term(extent.unknown(of: anchor.item), offset.multiplier))
    }
    let measured = Affine(terms: terms, constant: offset.constant)
    guard reversed, counts(anchor.attribute, fromTrailingWith: partner) else { return measured }
    var reversedSum = measured.negated
    reversedSum.terms.append(LinearProblem.Term(FramePart.width.unknown(of: owner), 1))
    return reversedSum
  }

  /// The item's margins; for a scrolling view's content, the view's margins.
  private func margins(of item: Item) -> Insets {
    guard case .content = item.placement, let owner = item.parent else { return item.margins }
    return scene[owner].margins
  }

  func counts(_ attribute: Attribute, fromTrailingWith partner: Attribute?) -> Bool {
    attribute.family == .directional
      || attribute.family == .neutral && partner?.family == .directional
  }

  /// The distance from the owner's origin to the item's.
  private func distance(
    to item: ItemID, in owner: ItemID, along axis: Axis
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
