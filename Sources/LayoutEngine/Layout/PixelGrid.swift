/// The device's pixels, on whose edges frames end.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels to a point; 0 or less leaves every number as it is.
  package let scale: Double

  package init(scale: Double) { self.scale = scale }

  /// The largest rounding error of the solver in an edge, in pixels.
  private static let noise = 1e-6

  /// The nearest edge of a pixel, the later one of two: 950.25 is 950.5 at two pixels to a point.
  ///
  /// Source: docs/SEMANTICS.md, S6.9.
  package func nearest(_ points: Double) -> Double {
    rounded(points) { ($0 + 0.5 + Self.noise).rounded(.down) }
  }

  /// The first edge of a pixel that isn't before a point.
  package func up(_ points: Double) -> Double {
    rounded(points) { ($0 - Self.noise).rounded(.up) }
  }

  private func rounded(_ points: Double, _ pixels: (Double) -> Double) -> Double {
    // Numbers near the end of what a double holds have no pixels.
    guard scale > 0, (points * scale).isFinite else { return points }
    return pixels(points * scale) / scale
  }

  /// A rectangle whose four edges are the nearest ones.
  package func nearest(_ rect: Rect) -> Rect {
    Rect(
      x: nearest(rect.x), y: nearest(rect.y), width: length(from: rect.x, over: rect.width),
      height: length(from: rect.y, over: rect.height))
  }

  /// What lies between the pixels nearest to two edges, counted in pixels: the edges themselves may
  /// have no exact numbers, as at three pixels to a point.
  private func length(from edge: Double, over length: Double) -> Double {
    let (from, to) = (nearest(edge), nearest(edge + length))
    let pixels = ((to - from) * scale).rounded()
    return scale > 0 && pixels.isFinite ? pixels / scale : to - from
  }
}
