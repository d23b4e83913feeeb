import Foundation
import LayoutEngine

extension NSLayoutConstraint.Attribute {
  /// The direction in which the attribute counts; `nil` for `notAnAttribute`.
  var axis: NSLayoutConstraint.Axis? {
    guard let attribute = Attribute(rawValue: rawValue) else { return nil }
    return attribute.axis == .horizontal ? .horizontal : .vertical
  }

  /// Whether the attribute is a width or a height.
  var isSize: Bool { self == .width || self == .height }

  /// The class of the attribute's anchor, as exceptions print it.
  var anchorClass: String {
    if isSize { return "NSLayoutDimension" }
    return axis == .vertical ? "NSLayoutYAxisAnchor" : "NSLayoutXAxisAnchor"
  }

  /// The name as logs print it, for example `leading`.
  var logText: String { String(describing: self) }
}
