import LayoutUIKit

// One sentence for an impossible relation replaces the compiler's list of overloads.
extension MASConstraint {
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "it takes a view, an attribute such as mas_left, a number, or an array of these; a CGSize, CGPoint or UIEdgeInsets needs mas_equalTo"
  )
  @discardableResult
  public func equalTo(_ other: Any) -> MASConstraint { self }

  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "it takes a view, an attribute such as mas_left, a number, or an array of these; a CGSize, CGPoint or UIEdgeInsets needs mas_greaterThanOrEqualTo"
  )
  @discardableResult
  public func greaterThanOrEqualTo(_ other: Any) -> MASConstraint { self }

  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "it takes a view, an attribute such as mas_left, a number, or an array of these; a CGSize, CGPoint or UIEdgeInsets needs mas_lessThanOrEqualTo"
  )
  @discardableResult
  public func lessThanOrEqualTo(_ other: Any) -> MASConstraint { self }
}
