public import Foundation

/// The methods of anchors as Apple declares them, without the place of the call.
///
/// A protocol that asks for one of them is met by these, and one that is named without being called,
/// as in `anchor.constraint(equalTo:)`, is one of these. A call takes the forms that know its line.
extension NSLayoutAnchor {
  @_disfavoredOverload
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    tied(.equal, anchor, 0, .none)
  }

  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    tied(.greaterThanOrEqual, anchor, 0, .none)
  }

  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    tied(.lessThanOrEqual, anchor, 0, .none)
  }

  @_disfavoredOverload
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    tied(.equal, anchor, c, .none)
  }

  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    tied(.greaterThanOrEqual, anchor, c, .none)
  }

  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    tied(.lessThanOrEqual, anchor, c, .none)
  }
}
