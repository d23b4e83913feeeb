public import Foundation

/// A width or a height, or the distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(
    equalToConstant c: CGFloat, file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint { tied(.equal, nil, c, CreationPlace(file, line)) }

  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint {
    tied(.equal, anchor, multiplier: m, 0, CreationPlace(file, line))
  }

  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint {
    tied(.equal, anchor, multiplier: m, c, CreationPlace(file, line))
  }

  public func constraint(
    greaterThanOrEqualToConstant c: CGFloat, file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint { tied(.greaterThanOrEqual, nil, c, CreationPlace(file, line)) }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint {
    tied(.greaterThanOrEqual, anchor, multiplier: m, 0, CreationPlace(file, line))
  }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint {
    tied(.greaterThanOrEqual, anchor, multiplier: m, c, CreationPlace(file, line))
  }

  public func constraint(
    lessThanOrEqualToConstant c: CGFloat, file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint { tied(.lessThanOrEqual, nil, c, CreationPlace(file, line)) }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint {
    tied(.lessThanOrEqual, anchor, multiplier: m, 0, CreationPlace(file, line))
  }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint {
    tied(.lessThanOrEqual, anchor, multiplier: m, c, CreationPlace(file, line))
  }
}
