import Foundation

/// A number with a name of its own, that numbers can be added to and taken from.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable where Self: RawRepresentable {
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {
  public static func + (priority: UILayoutPriority, change: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + change)
  }
  public static func - (priority: UILayoutPriority, change: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - change)
  }
  public static func += (priority: inout UILayoutPriority, change: Float) {
    priority.rawValue += change
  }
  public static func -= (priority: inout UILayoutPriority, change: Float) {
    priority.rawValue -= change
  }
}

extension UIFont.Weight: _UIKitNumericRawRepresentable {}
