import LayoutUIKit

extension MASConstraint {
  @discardableResult
  public func equalTo(
    _ other: (any MASRelatable)?, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint { relate(.equal, to: Operands(other), at: CreationPlace(file, line)) }

  /// One constraint for each element.
  @discardableResult
  public func equalTo(
    _ others: [any MASRelatable], file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint { relate(.equal, to: Operands(others), at: CreationPlace(file, line)) }

  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: (any MASRelatable)?, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint {
    relate(.greaterThanOrEqual, to: Operands(other), at: CreationPlace(file, line))
  }

  /// One constraint for each element.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ others: [any MASRelatable], file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint {
    relate(.greaterThanOrEqual, to: Operands(others), at: CreationPlace(file, line))
  }

  @discardableResult
  public func lessThanOrEqualTo(
    _ other: (any MASRelatable)?, file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint {
    relate(.lessThanOrEqual, to: Operands(other), at: CreationPlace(file, line))
  }

  /// One constraint for each element.
  @discardableResult
  public func lessThanOrEqualTo(
    _ others: [any MASRelatable], file: StaticString = #file, line: UInt = #line
  ) -> MASConstraint {
    relate(.lessThanOrEqual, to: Operands(others), at: CreationPlace(file, line))
  }
}
