import Foundation

/// What an item knows of the anchors and constraints that were made for it, without holding them.
@MainActor
final class ItemAnchors {
  private struct Made {
    weak var anchor: NSObject?
  }

  private var made: [NSLayoutConstraint.Attribute: Made] = [:]
  private weak var keeper: ItemKeeper?

  nonisolated init() {}

  /// The anchor of an attribute of the item: the same object as long as somebody holds it.
  func anchor<Anchor: NSObject>(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutObject,
    _ make: (ConstraintSide) -> Anchor
  ) -> Anchor {
    if let anchor = made[attribute]?.anchor as? Anchor { return anchor }
    let anchor = make(ConstraintSide(item, attribute))
    made[attribute] = Made(anchor: anchor)
    return anchor
  }

  /// The object that keeps the item alive; `nil` if somebody else does.
  func keeper(of item: any LayoutObject) -> ItemKeeper? {
    if item.isHeld { return nil }
    if let keeper { return keeper }
    let keeper = ItemKeeper(item)
    self.keeper = keeper
    return keeper
  }

  /// Stops keeping the item alive, because somebody else does from now on.
  func letGo() {
    keeper?.item = nil
    keeper = nil
  }
}

/// Keeps an item alive for its anchors and its inactive constraints.
///
/// It does so until the item is in a hierarchy, as its root or below it, or a controller holds it.
/// From then on the item may store anchors and inactive constraints of itself and its subviews
/// without keeping itself alive.
@MainActor
final class ItemKeeper {
  fileprivate var item: (any LayoutObject)?

  fileprivate init(_ item: any LayoutObject) { self.item = item }
}
