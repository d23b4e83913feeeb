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

  /// The rectangle for text: that of the margins, or, where it is wide, its middle 672 points.
  ///
  /// Apple's limit depends on the size that the reader chose for texts; ours is that of the usual
  /// one. Source: docs/SEMANTICS.md, S7.16.
  public var readableContentGuide: UILayoutGuide {
    if let guide = layoutState.readableGuide { return guide }
    let guide = builtIn("UIViewReadableContentGuide") { $0.readableInsets }
    layoutState.readableGuide = guide
    return guide
  }

  /// The widest that text is set, in points.
  private static let readableWidth: CGFloat = 672

  private var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let spare = layoutState.frame.width - insets.left - insets.right - Self.readableWidth
    insets.left += max(0, spare / 2)
    insets.right += max(0, spare / 2)
    return insets
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
