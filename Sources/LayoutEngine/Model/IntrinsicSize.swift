/// The size that a view's content asks for, such as a label's text, in points.
///
/// Source: docs/SEMANTICS.md, S7.1.
package struct IntrinsicSize: Hashable, Sendable {
  /// `nil` if the content asks for no width, which UIKit calls `noIntrinsicMetric`.
  package var width: Double?
  /// `nil` if the content asks for no height.
  package var height: Double?

  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// The content's length along an axis; `nil` if it asks for none.
  package subscript(axis: Axis) -> Double? {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }
}
