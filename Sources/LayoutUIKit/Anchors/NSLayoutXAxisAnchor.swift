public import Foundation

/// A horizontal position: leading, trailing, left, right or the centre.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to another, as something that has constraints of its own.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: side, to: otherAnchor.side, .horizontal)
  }

  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.equal, anchor, multiplier, CreationPlace(file, line))
  }

  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, anchor, multiplier, CreationPlace(file, line))
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, anchor, multiplier, CreationPlace(file, line))
  }
}
