import Foundation

extension UIView {
  /// The rectangle inside the layout margins.
  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = layoutState.marginsGuide { return guide }
    let guide = builtIn("UIViewLayoutMarginsGuide") { $0.layoutMargins }
    layoutState.marginsGuide = guide
    return guide
  }

  /// The rectangle that no bar and no rounded corner covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = layoutState.safeAreaGuide { return guide }
    let guide = builtIn("UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets }
    layoutState.safeAreaGuide = guide
    return guide
  }

  /// The rectangle for text.
  ///
  /// Apple's is narrow on wide screens; ours is that of the margins.
  public var readableContentGuide: UILayoutGuide {
    if let guide = layoutState.readableGuide { return guide }
    let guide = builtIn("UIViewReadableContentGuide") { $0.layoutMargins }
    layoutState.readableGuide = guide
    return guide
  }

  private func builtIn(
    _ identifier: String, insets: @escaping (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.owner = self
    guide.placing = .inset(insets)
    guide.isBuiltIn = true
    guide.identifier = identifier
    noteLayoutChange()
    return guide
  }
}
