import Foundation

extension NSLayoutConstraint {
  /// The first item's anchor, which is the same object as the item's own.
  public var firstAnchor: NSLayoutAnchor<AnyObject> { form.first.anchor }

  /// The second item's anchor; `nil` if there is none.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? { form.second?.anchor }
}

extension ConstraintSide {
  /// The item's anchor of whatever class; one of its own for an item that is gone, and a distance.
  fileprivate var anchor: NSLayoutAnchor<AnyObject> {
    guard let item, distance == nil else { return NSLayoutAnchor(self) }
    if attribute.isSize { return plain(item.anchor(attribute, NSLayoutDimension.init)) }
    return attribute.axis == .vertical
      ? plain(item.anchor(attribute, NSLayoutYAxisAnchor.init))
      : plain(item.anchor(attribute, NSLayoutXAxisAnchor.init))
  }

  /// An anchor without its type parameter, on which none of its methods depends.
  ///
  /// Apple's parameter is gone once the program runs.
  private func plain(_ anchor: NSObject) -> NSLayoutAnchor<AnyObject> {
    Unmanaged.fromOpaque(Unmanaged.passRetained(anchor).toOpaque()).takeRetainedValue()
  }
}
