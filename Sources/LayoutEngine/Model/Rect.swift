/// A rectangle in points; the origin is its top left corner, y grows downwards.
package struct Rect: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  package var maxX: Double { x + width }
  /// The bottom edge.
  package var maxY: Double { y + height }

  /// One of the four numbers that make up the rectangle.
  package subscript(part: FramePart) -> Double {
    switch part {
    case .x: x
    case .y: y
    case .width: width
    case .height: height
    }
  }
}
