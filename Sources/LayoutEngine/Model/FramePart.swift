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

  /// Whether the number is a width or a height.
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
