// swift-format-ignore-file: AlwaysUseLowerCamelCase
import LayoutUIKit

// With the library `mas_` boxes numbers and structures; numbers need no box in Swift.
extension MASConstraint {
  @discardableResult
  public func mas_equalTo(
    _ other: (any MASBoxable)?, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint { relate(.equal, to: Operands(other), at: CreationPlace(file, line)) }

  /// One constraint for each element.
  @discardableResult
  public func mas_equalTo(
    _ others: [any MASBoxable], file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint { relate(.equal, to: Operands(others), at: CreationPlace(file, line)) }

  @discardableResult
  public func mas_greaterThanOrEqualTo(
    _ other: (any MASBoxable)?, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint {
    relate(.greaterThanOrEqual, to: Operands(other), at: CreationPlace(file, line))
  }

  /// One constraint for each element.
  @discardableResult
  public func mas_greaterThanOrEqualTo(
    _ others: [any MASBoxable], file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint {
    relate(.greaterThanOrEqual, to: Operands(others), at: CreationPlace(file, line))
  }

  @discardableResult
  public func mas_lessThanOrEqualTo(
    _ other: (any MASBoxable)?, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint {
    relate(.lessThanOrEqual, to: Operands(other), at: CreationPlace(file, line))
  }

  /// One constraint for each element.
  @discardableResult
  public func mas_lessThanOrEqualTo(
    _ others: [any MASBoxable], file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint {
    relate(.lessThanOrEqual, to: Operands(others), at: CreationPlace(file, line))
  }
}
