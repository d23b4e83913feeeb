/// A view or a layout guide: something with a frame that constraints can speak about.
package struct Item: Hashable, Sendable {
  /// Whether an item is drawn.
  package enum Kind: Hashable, Sendable {
    /// Drawn, and may hold other items.
    case view
    /// A rectangle that is never drawn; its parent is the view that owns it.
    case guide
  }

  /// Who decides where an item is.
  package enum Placement: Hashable, Sendable {
    /// The constraints do.
    case constraints
    /// The frame is given from outside, as a window's size is.
    case given(Rect)
    /// The frame becomes constraints, because `translatesAutoresizingMaskIntoConstraints` is on.
    ///
    /// The mask is empty: position and size stay as they are.
    case translated(Rect)
    /// A guide that keeps fixed distances from its owner's edges.
    case inset(Insets)
  }

  /// The name in equations, messages and drawings; unique in its scene.
  package var name: String
  package var kind: Kind
  /// The superview, or a guide's owning view; `nil` for the root of a hierarchy.
  package var parent: ItemID?
  package var placement: Placement
  /// The layout margins, which margin attributes count from.
  package var margins: Insets
  /// The direction of its text; `nil` takes the window's.
  package var direction: LayoutDirection?

  package init(
    _ name: String, kind: Kind = .view, in parent: ItemID? = nil,
    placement: Placement = .constraints, margins: Insets = .defaultMargins,
    direction: LayoutDirection? = nil
  ) {
    self.name = name
    self.kind = kind
    self.parent = parent
    self.placement = placement
    self.margins = margins
    self.direction = direction
  }
}
