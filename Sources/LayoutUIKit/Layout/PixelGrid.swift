import Foundation

/// The device's pixels, on whose edges frames end.
struct PixelGrid {
  /// Pixels to a point.
  let scale: CGFloat

  /// What rounding in the solver may have taken from an edge, in pixels.
  private static let noise: CGFloat = 1e-6

  /// The nearest edge of a pixel, the later one of two: 950.25 is 950.5 at two pixels to a point.
  ///
  /// Source: SEMANTICS.md, section 6.
  func nearest(_ points: CGFloat) -> CGFloat {
    guard scale > 0, points.isFinite else { return points }
    return (points * scale + 0.5 + Self.noise).rounded(.down) / scale
  }

  /// The first edge of a pixel that isn't before a point.
  func up(_ points: CGFloat) -> CGFloat {
    guard scale > 0, points.isFinite else { return points }
    return (points * scale - Self.noise).rounded(.up) / scale
  }
}
