/// A call that a view gets in a layout pass.
package struct PassStep: Hashable, Sendable {
  /// What is called, in the order of the pass.
  package enum Call: String, CaseIterable, Hashable, Sendable {
    /// Constraints are updated, from the deepest views upwards.
    case updateConstraints
    /// The solved frames are set, from the window downwards.
    case layoutSubviews
  }

  package let view: ItemID
  package let call: Call

  package init(_ view: ItemID, _ call: Call) {
    self.view = view
    self.call = call
  }
}

extension Scene {
  /// Which of two calls of one pass comes first.
  ///
  /// Source: docs/SEMANTICS.md, S4.6.
  /// - Returns: `nil` for the same call of two views of which neither is inside the other: their
  ///   order isn't documented.
  /// - Complexity: O(depth).
  package func first(_ one: PassStep, _ other: PassStep) -> PassStep? {
    if one.call != other.call { return one.call == .updateConstraints ? one : other }
    let isInside: Bool
    switch nearestCommonAncestor(of: one.view, and: other.view) {
    case other.view?: isInside = true
    case one.view?: isInside = false
    default: return nil
    }
    return isInside == (one.call == .updateConstraints) ? one : other
  }

  /// The views that constraints bring into Auto Layout: those they are about, and all superviews.
  ///
  /// - Complexity: O(constraints × depth).
  package func drawnIn(by constraints: [Constraint]) -> Set<ItemID> {
    var views: Set<ItemID> = []
    for constraint in constraints {
      for anchor in [constraint.first, constraint.second.anchor] {
        var next = anchor.map { $0.item }
        while let id = next, views.insert(id).inserted { next = self[id].parent }
      }
    }
    return views
  }
}
