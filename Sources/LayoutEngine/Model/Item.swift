/// A view or a layout guide: something with a frame that constraints can be about.
package struct Item: Hashable, Sendable {
  /// Whether an item is drawn.
  package enum Kind: String, Sendable {
    /// Drawn, and may hold other items.
    case view
    /// A rectangle that is never drawn; its parent is the view that owns it.
    case guide
    /// A guide between two anchors; its size is negative if the second comes before the first.
    case distance
  }

  /// What determines the frame of an item.
  package enum Placement: Hashable, Sendable {
    /// The constraints do.
    case constraints
    /// The frame is given, as a window's size is.
    case given(Rect)
    /// The frame becomes constraints, because `translatesAutoresizingMaskIntoConstraints` is on.
    ///
    /// The frame was set when the superview had the size `in`; from there the mask says what
    /// follows when the superview has another. An empty mask keeps position and size.
    case translated(Rect, mask: AutoresizingMask, in: Size)
    /// A guide that keeps fixed distances from its owner's edges.
    ///
    /// Its size is negative if its owner is too small for them.
    ///
    /// Source: docs/SEMANTICS.md, S6.7.
    case inset(Insets)
    /// The guide of what a scrolling view shows: it begins at its owner's corner, and constraints
    /// decide how large it is.
    ///
    /// An edge of the owner, in a constraint with something inside the owner, means this guide's.
    ///
    /// Source: docs/SEMANTICS.md, S12.1 and S12.2.
    case content
  }

  /// The name in equations, messages and drawings, which is unique in its scene.
  package var name: String
  package var kind: Kind
  /// The superview, or a guide's owning view; `nil` for the root of a hierarchy.
  package var parent: ItemID?
  package var placement: Placement
  /// The layout margins, which margin attributes count from; they begin at the frame.
  package var margins: Insets
  /// How far the alignment rectangle, about which constraints and content speak, lies inside the
  /// frame.
  ///
  /// Source: docs/SEMANTICS.md, S6.8.
  package var alignmentInsets: Insets
  /// Where the text's first and last line stand.
  package var baselines: Baselines
  /// The direction of its text; `nil` takes the window's.
  package var direction: LayoutDirection?
  /// The size that its content asks for.
  package var intrinsic: IntrinsicSize
  /// Its content hugging: how strongly it resists growing past its content.
  package var hugging: AxisPriorities
  /// Its compression resistance: how strongly it resists shrinking below its content.
  package var compression: AxisPriorities

  package init(
    _ name: String, kind: Kind = .view, in parent: ItemID? = nil,
    placement: Placement = .constraints, margins: Insets = .defaultMargins,
    alignmentInsets: Insets = .zero, baselines: Baselines = .edges,
    direction: LayoutDirection? = nil, intrinsic: IntrinsicSize = IntrinsicSize(),
    hugging: AxisPriorities = .defaultHugging, compression: AxisPriorities = .defaultCompression
  ) {
    self.name = name
    self.kind = kind
    self.parent = parent
    self.placement = placement
    self.margins = margins
    self.alignmentInsets = alignmentInsets
    self.baselines = baselines
    self.direction = direction
    self.intrinsic = intrinsic
    self.hugging = hugging
    self.compression = compression
  }
}
