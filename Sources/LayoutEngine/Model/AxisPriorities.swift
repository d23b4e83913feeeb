/// A priority for each axis, as content hugging and compression resistance have them.
package struct AxisPriorities: Hashable, Sendable {
  package var horizontal: Priority
  package var vertical: Priority

  package init(horizontal: Priority, vertical: Priority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// How much a view resists growing past its content unless somebody says otherwise: 250.
  ///
  /// Source: docs/SEMANTICS.md, S7.2.
  package static let defaultHugging = AxisPriorities(horizontal: .low, vertical: .low)
  /// The same for a view of one of UIKit's classes: a switch resists as firmly as its size.
  package static func defaultHugging(of className: String) -> AxisPriorities {
    className == "UISwitch" ? defaultCompression : defaultHugging
  }
  /// How much a view resists shrinking below its content unless somebody says otherwise: 750.
  ///
  /// Source: docs/SEMANTICS.md, S7.2.
  package static let defaultCompression = AxisPriorities(horizontal: .high, vertical: .high)

  /// The priority along an axis.
  package subscript(axis: Axis) -> Priority {
    switch axis {
    case .horizontal: horizontal
    case .vertical: vertical
    }
  }
}
