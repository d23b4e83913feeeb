/// Distances inwards from the four edges of a rectangle, in points.
package struct Insets: Hashable, Sendable {
  package var top: Double
  package var left: Double
  package var bottom: Double
  package var right: Double

  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance on any side.
  package static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

  /// The layout margins of a plain view: 8 points on each side.
  ///
  /// Source: docs/SEMANTICS.md, S7.8.
  package static let defaultMargins = Insets(top: 8, left: 8, bottom: 8, right: 8)
}

extension Insets {
  /// The sum on each side.
  package static func + (one: Insets, other: Insets) -> Insets {
    Insets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }

  /// The difference on each side.
  package static func - (one: Insets, other: Insets) -> Insets {
    Insets(
      top: one.top - other.top, left: one.left - other.left, bottom: one.bottom - other.bottom,
      right: one.right - other.right)
  }

  /// The distance from the left or the top edge.
  package func before(along axis: Axis) -> Double { axis == .horizontal ? left : top }

  /// The distance from the right or the bottom edge.
  package func after(along axis: Axis) -> Double { axis == .horizontal ? right : bottom }

  /// The sum of the two distances along an axis.
  package func sum(along axis: Axis) -> Double { before(along: axis) + after(along: axis) }
}
