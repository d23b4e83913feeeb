public import Foundation

/// The methods of sizes without the place of the call; see the plain ones of `NSLayoutAnchor`.
extension NSLayoutDimension {
  @_disfavoredOverload
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    tied(.equal, nil, c, .none)
  }

  @_disfavoredOverload
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    tied(.greaterThanOrEqual, nil, c, .none)
  }

  @_disfavoredOverload
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    tied(.lessThanOrEqual, nil, c, .none)
  }

  @_disfavoredOverload
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    tied(.equal, anchor, multiplier: m, 0, .none)
  }

  @_disfavoredOverload
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    tied(.equal, anchor, multiplier: m, c, .none)
  }

  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    tied(.greaterThanOrEqual, anchor, multiplier: m, 0, .none)
  }

  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    tied(.greaterThanOrEqual, anchor, multiplier: m, c, .none)
  }

  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    tied(.lessThanOrEqual, anchor, multiplier: m, 0, .none)
  }

  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    tied(.lessThanOrEqual, anchor, multiplier: m, c, .none)
  }
}
