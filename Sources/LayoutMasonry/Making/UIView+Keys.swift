// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import LayoutUIKit

extension UIView {
  /// The name that logs print in place of the address.
  public var mas_key: Any? {
    get { logKey }
    set { logKey = newValue }
  }

  /// The closest common superview of this view and another; `nil` if they have none.
  public func mas_closestCommonSuperview(_ view: UIView?) -> UIView? {
    guard let view else { return nil }
    return sequence(first: view, next: { $0.superview }).first { isDescendant(of: $0) }
  }
}

/// Names views in logs, as the library's macro does with the names of variables.
///
///     MASAttachKeys(["title": title, "note": note])
@preconcurrency @MainActor
public func MASAttachKeys(_ views: [String: UIView]) {
  for (name, view) in views { view.mas_key = name }
}
