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
    /// decide how large it is. Scrolling moves it.
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
  /// What bars cover at each edge.
  package var safeArea = Insets.zero
  /// How far its content is scrolled; only a scroll view's.
  ///
  /// Source: docs/SEMANTICS.md, S12.13.
  package var contentOffset = Point.zero
  /// How far the alignment rectangle, about which constraints and content speak, lies inside the
  /// frame.
  ///
  /// Source: docs/SEMANTICS.md, S6.8.
  package var alignmentInsets: Insets
  /// Where the text's first and last line stand.
  package var baselines: Baselines
  /// What it shows as text, if anything: ``Scene/measureTexts(for:)`` makes content size and
  /// baselines of it.
  package var text: ItemText?
  /// The direction of its text; `nil` takes the window's.
  package var direction: LayoutDirection?
  package var intrinsic: IntrinsicSize
  /// Its content hugging: how strongly it resists growing past its content.
  package var hugging: AxisPriorities
  /// Its compression resistance: how strongly it resists shrinking below its content.
  package var compression: AxisPriorities

  package init(
    _ name: String, kind: Kind = .view, in parent: ItemID? = nil,
    placement: Placement = .constraints, margins: Insets = .defaultMargins,
    alignmentInsets: Insets = .zero, baselines: Baselines = .edges, text: ItemText? = nil,
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
    self.text = text
    self.direction = direction
    self.intrinsic = intrinsic
    self.hugging = hugging
    self.compression = compression
  }
}

/// The identifier of a view or layout guide in its scene.
package struct ItemID: Hashable, Comparable, Sendable {
  /// The place in the scene's list of items, counted from 0.
  package let index: Int32

  package init(index: Int32) { self.index = index }

  package static func < (a: ItemID, b: ItemID) -> Bool { a.index < b.index }
}

/// The size that a view's content asks for, such as a label's text, in points.
///
/// Source: docs/SEMANTICS.md, S7.1.
package struct IntrinsicSize: Hashable, Sendable {
  /// `nil` if the content asks for no width, which UIKit calls `noIntrinsicMetric`.
  package var width: Double?
  /// `nil` if the content asks for no height.
  package var height: Double?

  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// The content's length along an axis; `nil` if it asks for none.
  package subscript(axis: Axis) -> Double? {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }
}

/// A priority for each axis, as content hugging and compression resistance have them.
package struct AxisPriorities: Hashable, Sendable {
  package var horizontal: Priority
  package var vertical: Priority

  package init(horizontal: Priority, vertical: Priority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// How much a view resists growing past its content unless somebody says otherwise: 250.
  ///
  /// Source: docs/SEMANTICS.md, S7.2.
  package static let defaultHugging = AxisPriorities(horizontal: .low, vertical: .low)
  /// The same for a view of one of UIKit's classes: a switch resists as firmly as its size.
  package static func defaultHugging(of className: String) -> AxisPriorities {
    className == "UISwitch" ? defaultCompression : defaultHugging
  }
  /// How much a view resists shrinking below its content unless somebody says otherwise: 750.
  ///
  /// Source: docs/SEMANTICS.md, S7.2.
  package static let defaultCompression = AxisPriorities(horizontal: .high, vertical: .high)

  package subscript(axis: Axis) -> Priority {
    switch axis {
    case .horizontal: horizontal
    case .vertical: vertical
    }
  }
}

/// Where the first and the last line of an item's text stand, in points.
///
/// Both count inwards from the alignment rectangle, as `UIView.forFirstBaselineLayout` and
/// `forLastBaselineLayout` do: the first from its top, the last from its bottom.
///
/// Source: docs/SEMANTICS.md, S2.3, S2.6 and S2.7.
package struct Baselines: Hashable, Sendable {
  /// From the top edge down to the first line; 0 without text, which makes it the top edge.
  package var first: Double
  /// From the bottom edge up to the last line; 0 without text, which makes it the bottom edge.
  package var last: Double

  package init(first: Double = 0, last: Double = 0) {
    self.first = first
    self.last = last
  }

  /// The top and the bottom edge, as for an item without text.
  package static let edges = Baselines()
}
