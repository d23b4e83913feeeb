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
    tied(.equal, anchor, multiplier * SystemSpacing.standard, CreationPlace(file, line))
  }

  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint {
    tied(
      .greaterThanOrEqual, anchor, multiplier * SystemSpacing.standard, CreationPlace(file, line))
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #file, line: UInt = #line
  ) -> NSLayoutConstraint {
    tied(.lessThanOrEqual, anchor, multiplier * SystemSpacing.standard, CreationPlace(file, line))
  }
}

/// The distance that the system puts between neighbours.
enum SystemSpacing {
  /// 8 points.
  ///
  /// Apple's is larger below a baseline of text; ours isn't.
  static let standard: CGFloat = 8
}
