extension Scene {
  /// The view itself, or a guide's owning view.
  package func view(of id: ItemID) -> ItemID? {
    self[id].kind == .view ? id : self[id].parent
  }

  /// The nearest view that contains both items; a view counts as containing itself.
  ///
  /// This is where a constraint between the two is installed and in whose coordinates its
  /// positions are measured. `nil` if the two hang in different trees.
  ///
  /// Source: docs/SEMANTICS.md, S4.1 and S6.1; `Vectors/owner.json` of the tests.
  /// - Complexity: O(depth).
  package func nearestCommonAncestor(of a: ItemID, and b: ItemID) -> ItemID? {
    guard var low = view(of: a), var high = view(of: b) else { return nil }
    if low == high { return low }
    // Most constraints are between siblings, or between a view and its superview.
    let (lowParent, highParent) = (self[low].parent, self[high].parent)
    if highParent == low { return low }
    if lowParent == high || lowParent != nil && lowParent == highParent { return lowParent }
    var (lowDepth, highDepth) = (depth(of: low), depth(of: high))
    while low != high {
      if lowDepth < highDepth {
        swap(&low, &high)
        swap(&lowDepth, &highDepth)
      }
      guard let parent = self[low].parent else { return nil }
      low = parent
      lowDepth -= 1
    }
    return low
  }

  /// The depth of an item: the number of its ancestors.
  ///
  /// - Complexity: O(depth).
  private func depth(of id: ItemID) -> Int {
    var (depth, next) = (0, self[id].parent)
    while let parent = next {
      depth += 1
      next = self[parent].parent
    }
    return depth
  }

  /// The view that owns a constraint between the anchors.
  package func owner(of first: Anchor, and second: Anchor?) -> ItemID? {
    nearestCommonAncestor(of: first.item, and: second?.item ?? first.item)
  }

  /// The anchor that is meant if another one is in the same constraint.
  ///
  /// What hangs in a scrolling view meets its edges and margins where the content ends; its size
  /// and centre are those of the frame.
  ///
  /// Source: docs/SEMANTICS.md, S12.1.
  /// - Complexity: O(depth) where the anchor is a scrolling view's, O(1) else.
  package func meant(_ anchor: Anchor, besides other: Anchor?) -> Anchor {
    guard let other, anchor.attribute.isEdge, let content = contentGuide(of: anchor.item),
      view(of: other.item) != anchor.item,
      nearestCommonAncestor(of: anchor.item, and: other.item) == anchor.item
    else { return anchor }
    return Anchor(content, anchor.attribute)
  }

  /// The direction in which positions count inside a view.
  package func direction(inside id: ItemID, window: LayoutDirection) -> LayoutDirection {
    self[id].direction ?? window
  }
}
