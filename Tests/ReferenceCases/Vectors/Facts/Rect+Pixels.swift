package import LayoutEngine

extension Rect {
  /// The frame with its four edges moved up or left to whole pixels, as AppKit leaves it.
  ///
  ///     (10, 3.75, 30, 11.25)     edges 3.75 and 15 become 3 and 15: (10, 3, 30, 12)
  ///
  /// Source: docs/SEMANTICS.md, S7.28.
  ///
  /// - Parameter scale: Pixels to a point; positive, otherwise nothing is moved.
  /// - Returns: The frame on the grid.
  package func flooredToPixels(scale: Double = 1) -> Rect {
    guard scale > 0 else { return self }
    func floored(_ edge: Double) -> Double {
      let pixels = edge * scale
      let nearest = pixels.rounded()
      // An edge that rounding left just below the grid is on it.
      return (Tolerance.same(pixels, nearest) ? nearest : pixels.rounded(.down)) / scale
    }
    let left = floored(x)
    let top = floored(y)
    return Rect(x: left, y: top, width: floored(maxX) - left, height: floored(maxY) - top)
  }
}
