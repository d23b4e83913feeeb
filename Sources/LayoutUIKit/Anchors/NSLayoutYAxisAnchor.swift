public import Foundation

/// A vertical position: top, bottom, the centre or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to another, as something that has constraints of its own.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: side, to: otherAnchor.side, .vertical)
  }

  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.equal, anchor, multiplier, CreationPlace(file, line))
  }

  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, anchor, multiplier, CreationPlace(file, line))
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, anchor, multiplier, CreationPlace(file, line))
  }
}
