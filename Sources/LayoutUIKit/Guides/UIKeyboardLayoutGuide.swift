/// The rectangle that a keyboard would cover.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {}

extension UIView {
  /// The rectangle of the keyboard.
  ///
  /// Ours appears only in an exercise that says so: else the guide is what the safe area leaves free at the bottom.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = layoutState.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "UIKeyboardLayoutGuide"
    guide.owner = self
    guide.isBuiltIn = true
    layoutState.keyboardGuide = guide
    let edges = [
      guide.leadingAnchor.constraint(equalTo: leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
      guide.topAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
    ]
    for edge in edges {
      edge.isMadeBySystem = true
      edge.isActive = true
    }
    return guide
  }

  /// Puts the guide where an exercise has its keyboard, in place of what the system says.
  func placeKeyboard(_ insets: UIEdgeInsets) {
    let guide = keyboardLayoutGuide
    uninstall(
      layoutState.constraints.all.filter { $0.isMadeBySystem && $0.form.first.item === guide })
    guide.placing = .inset { _ in insets }
    noteLayoutChange()
  }
}
