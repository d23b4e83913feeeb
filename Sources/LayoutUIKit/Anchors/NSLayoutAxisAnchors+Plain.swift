public import Foundation

/// The methods of positions without the place of the call; see the plain ones of `NSLayoutAnchor`.
extension NSLayoutXAxisAnchor {
  @_disfavoredOverload
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.equal, anchor, multiplier, .none)
  }

  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, anchor, multiplier, .none)
  }

  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, anchor, multiplier, .none)
  }
}

extension NSLayoutYAxisAnchor {
  @_disfavoredOverload
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.equal, anchor, multiplier, .none)
  }

  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, anchor, multiplier, .none)
  }

  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, anchor, multiplier, .none)
  }
}
