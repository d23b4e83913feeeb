/// The direction along which a length or a position is counted.
package enum Axis: Int, CaseIterable, Hashable, Sendable {
  /// Across the window; `x`, `width`, `leading`, `centerX` and their like.
  case horizontal
  /// Down the window; `y`, `height`, `top`, `centerY` and their like.
  case vertical

  /// As UIKit's messages call it.
  var name: String { self == .horizontal ? "horizontal" : "vertical" }
}

/// The reading direction, which determines what leading means.
package enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  /// Leading is left, as in English.
  case leftToRight
  /// Leading is right, as in Arabic and Hebrew.
  case rightToLeft
}

package struct Size: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package subscript(axis: Axis) -> Double {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }
}

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

  package var maxX: Double { x + width }
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

/// One of the four numbers of a frame, each of them an unknown of the layout.
package enum FramePart: Int, CaseIterable, Hashable, Sendable {
  case x
  case y
  case width
  case height

  /// The number's name in a rectangle.
  var name: String { ["x", "y", "width", "height"][rawValue] }

  /// The direction in which the number is counted.
  package var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }

  package var isSize: Bool { self == .width || self == .height }

  /// The number that says where a frame begins along an axis.
  package static func position(along axis: Axis) -> FramePart {
    axis == .horizontal ? .x : .y
  }

  /// The number that says how large a frame is along an axis.
  package static func size(along axis: Axis) -> FramePart {
    axis == .horizontal ? .width : .height
  }

  /// The attribute that messages name for this number: `leading` for `x`.
  package var attribute: Attribute {
    switch self {
    case .x: .leading
    case .y: .top
    case .width: .width
    case .height: .height
    }
  }
}

/// A place, or how far something has moved, in points to the right and down.
package struct Point: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = Point(x: 0, y: 0)

  package subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}

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

  package static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

  /// The layout margins of a plain view: 8 points on each side.
  ///
  /// Source: docs/SEMANTICS.md, S7.8.
  package static let defaultMargins = Insets(top: 8, left: 8, bottom: 8, right: 8)
}

extension Insets {
  package static func + (one: Insets, other: Insets) -> Insets {
    Insets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }

  package static func - (one: Insets, other: Insets) -> Insets {
    Insets(
      top: one.top - other.top, left: one.left - other.left, bottom: one.bottom - other.bottom,
      right: one.right - other.right)
  }

  package func before(along axis: Axis) -> Double { axis == .horizontal ? left : top }

  package func after(along axis: Axis) -> Double { axis == .horizontal ? right : bottom }

  package func sum(along axis: Axis) -> Double { before(along: axis) + after(along: axis) }
}

/// A frame for every item of a scene, each in the coordinates of its parent.
package struct Frames: Hashable, Sendable {
  /// The x, y, width and height of each item in turn, as the solver numbers them.
  private var numbers: [Double]

  /// Frames in the order of the scene's items.
  package init(_ rects: [Rect]) {
    self.init(values: rects.flatMap { [$0.x, $0.y, $0.width, $0.height] })
  }

  /// Frames from the solver's values: x, y, width and height, item by item; nothing is copied.
  init(values: [Double]) {
    assert(values.count % 4 == 0)
    numbers = values
  }

  /// The frame of an item, in points from its parent's top left corner.
  package subscript(id: ItemID) -> Rect {
    get {
      let place = 4 * Int(id.index)
      return Rect(
        x: numbers[place], y: numbers[place + 1], width: numbers[place + 2],
        height: numbers[place + 3])
    }
    set {
      let place = 4 * Int(id.index)
      numbers[place] = newValue.x
      numbers[place + 1] = newValue.y
      numbers[place + 2] = newValue.width
      numbers[place + 3] = newValue.height
    }
  }

  package var count: Int { numbers.count / 4 }

  /// The frame of an item in the coordinates of its root, through every parent.
  ///
  /// - Complexity: O(depth).
  package func frameInRoot(of id: ItemID, in scene: Scene) -> Rect {
    var rect = self[id]
    var next = scene[id].parent
    while let parent = next {
      rect.x += self[parent].x
      rect.y += self[parent].y
      next = scene[parent].parent
    }
    return rect
  }
}
