/// One of the four numbers of a frame, each of them an unknown of the layout.
package enum FramePart: Int, CaseIterable, Hashable, Sendable {
  case x
  case y
  case width
  case height

  /// The direction in which the number is counted.
  package var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }

  /// The attribute that is spoken of when the number is missing or wrong: `leading` for `x`.
  package var attribute: Attribute {
    switch self {
    case .x: .leading
    case .y: .top
    case .width: .width
    case .height: .height
    }
  }
}
