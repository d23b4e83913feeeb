import Foundation

/// A number with a name of its own, that numbers can be added to and taken from.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable where Self: RawRepresentable {
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// Generic, as Apple's are, so that the compiler prefers operators that a client declares.
extension _UIKitNumericRawRepresentable {
  public static func + (one: Self, change: RawValue) -> Self {
    Self(rawValue: one.rawValue + change) ?? one
  }
  public static func + (change: RawValue, one: Self) -> Self { one + change }
  public static func - (one: Self, change: RawValue) -> Self {
    Self(rawValue: one.rawValue - change) ?? one
  }
  public static func - (one: Self, other: Self) -> RawValue { one.rawValue - other.rawValue }
  public static func += (one: inout Self, change: RawValue) { one = one + change }
  public static func -= (one: inout Self, change: RawValue) { one = one - change }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}

extension UIFont.Weight: _UIKitNumericRawRepresentable {}
