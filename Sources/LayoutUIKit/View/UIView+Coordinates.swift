public import Foundation

extension UIView {
  /// A point of this view in the coordinates of another; `nil` is the root.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let own = originInRoot
    let other = (view ?? root).originInRoot
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// A point of another view in the coordinates of this one; `nil` is the root.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? root).convert(point, to: self)
  }

  /// A rectangle of this view in the coordinates of another; `nil` is the root.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view in the coordinates of this one; `nil` is the root.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? root).convert(rect, to: self)
  }

  /// Where the origin of the view's coordinates is, in those of the root.
  private var originInRoot: CGPoint {
    var point = CGPoint.zero
    var low = self
    while let superview = low.layoutState.superview {
      point.x += low.layoutState.frame.origin.x - low.layoutState.boundsOrigin.x
      point.y += low.layoutState.frame.origin.y - low.layoutState.boundsOrigin.y
      low = superview
    }
    return CGPoint(
      x: point.x - low.layoutState.boundsOrigin.x, y: point.y - low.layoutState.boundsOrigin.y)
  }
}
