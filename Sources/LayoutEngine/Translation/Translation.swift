/// Translates anchors into sums of the x, y, width and height of items.
///
/// Positions are measured in the coordinates of the view that owns the constraint, whose own origin
/// is 0. An x counts from the left edge of the item's parent.
///
///     Red.trailing   x + width                    left to right
///     Red.trailing   owner's width - x            right to left
///
/// Source: docs/SEMANTICS.md, S2.3, S2.4, S6.1 and S6.2.
package struct Translation {
  let scene: Scene
  /// The reading direction of the window.
  let direction: LayoutDirection

  package init(scene: Scene, direction: LayoutDirection) {
    self.scene = scene
    self.direction = direction
  }

  /// Adds an anchor's terms, times a factor, to a row.
  ///
  /// - Parameters:
  ///   - anchor: The anchor; its item lies in the owner or is the owner.
  ///   - factor: What the anchor is multiplied by.
  ///   - owner: The view whose coordinates count.
  ///   - partner: The constraint's other attribute: a centre counts from the edge from which its
  ///     partner counts.
  ///   - problem: The problem; the terms belong to the row that it ends next.
  /// - Returns: The anchor's constant, times the factor: points from the edge from which the
  ///   attribute counts.
  func add(
    _ anchor: Anchor, times factor: Double, in owner: ItemID, partner: Attribute?,
    to problem: inout LinearProblem
  ) -> Double {
    let reversed = scene.direction(inside: owner, window: direction) == .rightToLeft
    let isCountedBack = reversed && counts(anchor.attribute, fromTrailingWith: partner)
    let sign = isCountedBack ? -factor : factor
    let axis = anchor.attribute.axis
    if anchor.attribute.kind == .position {
      addDistance(to: anchor.item, times: sign, in: owner, along: axis, to: &problem)
    }
    let offset = scene.offset(of: anchor, reversed: reversed)
    if offset.multiplier != 0 {
      let extent = FramePart.size(along: axis).unknown(of: anchor.item)
      problem.addTerm(extent, sign * offset.multiplier)
    }
    if isCountedBack { problem.addTerm(FramePart.width.unknown(of: owner), factor) }
    return sign * offset.constant
  }

  /// An anchor as a sum of unknowns: the terms and the constant of ``add(_:times:in:partner:to:)``.
  func measure(_ anchor: Anchor, in owner: ItemID, partner: Attribute?) -> Affine {
    var sum = LinearProblem(isNonnegative: [])
    let constant = add(anchor, times: 1, in: owner, partner: partner, to: &sum)
    return Affine(terms: sum.terms, constant: constant)
  }

  func counts(_ attribute: Attribute, fromTrailingWith partner: Attribute?) -> Bool {
    attribute.family == .directional
      || attribute.family == .neutral && partner?.family == .directional
  }

  /// Adds the distance from the owner's origin to the item's: a position for every level between.
  private func addDistance(
    to item: ItemID, times factor: Double, in owner: ItemID, along axis: Axis,
    to problem: inout LinearProblem
  ) {
    let part = FramePart.position(along: axis)
    var low = item
    while low != owner {
      problem.addTerm(part.unknown(of: low), factor)
      guard let parent = scene[low].parent else { break }
      low = parent
    }
  }
}
