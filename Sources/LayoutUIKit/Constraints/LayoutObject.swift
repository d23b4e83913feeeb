import Foundation

/// A view or a layout guide: what constraints speak about.
@preconcurrency @MainActor
protocol LayoutObject: NSObject {
  /// The view itself, or the view that owns a guide.
  var layoutView: UIView? { get }
  /// Whether a view or controller holds the item; a window and the root of others count as held.
  var isHeld: Bool { get }
  var itemAnchors: ItemAnchors { get }
}

extension UIView: LayoutObject {
  var layoutView: UIView? { self }
  var isHeld: Bool {
    layoutState.superview != nil || !layoutState.subviews.isEmpty
      || layoutState.controller != nil || self is UIWindow
  }
  var itemAnchors: ItemAnchors { layoutState.anchors }
}

extension UILayoutGuide: LayoutObject {
  var layoutView: UIView? { owningView }
  var isHeld: Bool { owner != nil }
}

extension LayoutObject {
  func anchor<Anchor: NSObject>(
    _ attribute: NSLayoutConstraint.Attribute, _ make: (ConstraintSide) -> Anchor
  ) -> Anchor { itemAnchors.anchor(attribute, of: self, make) }
}
