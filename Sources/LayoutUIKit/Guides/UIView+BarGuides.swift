import Foundation

/// The rectangle that a keyboard would cover.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Kept, and without effect: no keyboard ever appears.
  open var usesBottomSafeArea = true
  open var followsUndockedKeyboard = false
}

extension UIView {
  /// The rectangle of the keyboard.
  ///
  /// Ours never appears: the guide is the bottom safe area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = state.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    state.keyboardGuide = guide
    span(guide, named: "UIKeyboardLayoutGuide", atTop: false)
    return guide
  }

  /// A guide along an edge, over what bars cover: a controller's `topLayoutGuide` for one.
  func makeBarGuide(atTop: Bool) -> BarLayoutGuide {
    let guide = BarLayoutGuide()
    addLayoutGuide(guide)
    span(guide, named: "", atTop: atTop)
    return guide
  }

  private func span(_ guide: UILayoutGuide, named name: String, atTop: Bool) {
    guide.identifier = name
    guide.owner = self
    guide.isBuiltIn = !name.isEmpty
    let safe = safeAreaLayoutGuide
    let edges = [
      guide.leadingAnchor.constraint(equalTo: leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
      guide.topAnchor.constraint(equalTo: atTop ? topAnchor : safe.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: atTop ? safe.topAnchor : bottomAnchor),
    ]
    for edge in edges {
      edge.isMadeBySystem = true
      edge.isActive = true
    }
  }
}
