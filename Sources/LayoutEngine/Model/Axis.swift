/// The direction along which a length or a position is counted.
package enum Axis: Int, CaseIterable, Hashable, Sendable {
  /// Across the window; `x`, `width`, `leading`, `centerX` and their like.
  case horizontal
  /// Down the window; `y`, `height`, `top`, `centerY` and their like.
  case vertical

  /// As UIKit's messages call it.
  var name: String { self == .horizontal ? "horizontal" : "vertical" }
}
