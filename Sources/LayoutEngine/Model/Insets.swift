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
  /// Source: Apple, `UIView.layoutMargins`.
  package static let defaultMargins = Insets(top: 8, left: 8, bottom: 8, right: 8)
}
