import Foundation
import LayoutEngine

/// What a device does to the window while an answer runs.
///
/// It changes the window as it finds it: whatever the answer did to the window, or to its content
/// view, is still there afterwards.
extension AnswerStage {
  /// Lets the window have the size in which the layout is looked at, the first one, and that size again.
  func turnWindow() {
    turn(toFirst: false)
    guard given.firstWindow != given.window || given.firstTraits != given.traits else { return }
    turn(toFirst: true)
    turn(toFirst: false)
  }

  private func turn(toFirst isFirst: Bool) {
    LayoutMoment.isOver = true
    var (old, new) = (CGSize(given.firstWindow), CGSize(given.window))
    if isFirst { swap(&old, &new) }
    let setting = isFirst ? given.firstTraits : given.traits
    let traits = UITraitCollection(setting)
    hideViews(of: setting)
    UIScreen.main.become(size: new, scale: UIScreen.main.scale)
    let growth = CGSize(width: new.width - old.width, height: new.height - old.height)
    if given.isController {
      window.setSafeArea(safeArea(isFirst: isFirst))
      window.turn(by: growth, to: traits) { self.settle() }
      return
    }
    window.grow(by: growth)
    if let root {
      root.grow(by: growth)
      changeInsets(of: root, toFirst: isFirst)
      // It is the stage that sets this frame, and not the answer.
      root.layoutState.statedOrigin = root.layoutState.maskOrigin
    }
    UIScreen.main.become(traits)
    settle()
  }

  /// Hides what is hidden in a window, and shows again what was hidden only in the one before.
  func hideViews(of traits: LayoutSnapshot.Traits) {
    guard !traits.hidden.isEmpty || !hidden.isEmpty else { return }
    let objects = identity().objects
    let views = traits.hidden.compactMap { objects.indices.contains($0) ? objects[$0] : nil }
      .compactMap { $0 as? UIView }
    for view in hidden where !views.contains(view) { view.isHidden = false }
    for view in views where !hidden.contains(view) { view.isHidden = true }
    hidden = views
  }

  /// What the device covers of the window, in the first one or the last.
  func safeArea(isFirst: Bool) -> UIEdgeInsets {
    if isFirst, let first = given.firstInsets { return UIEdgeInsets(first.safeArea) }
    return rootSafeArea ?? .zero
  }

  /// What is covered of the window in the end; `nil` where the case says nothing of it.
  private var rootSafeArea: UIEdgeInsets? {
    for entry in given.items where OwnGuide.named(entry.item.name)?.guide == .safeArea {
      if case .inset(let insets) = entry.item.placement, entry.item.parent?.index == 0 {
        return UIEdgeInsets(insets)
      }
    }
    return nil
  }

  /// Changes to the insets of the first window or of the last, as a turned device does.
  ///
  /// Margins that the answer has set stay as they are.
  private func changeInsets(of root: UIView, toFirst: Bool) {
    guard let first = given.firstInsets, let last = given.items.first?.item.margins,
      rootSafeArea != nil
    else { return }
    let hasGivenMargins = Insets(root.layoutMargins) == (toFirst ? last : first.margins)
    let covered = safeArea(isFirst: toFirst)
    root.setSafeArea(covered)
    guard hasGivenMargins else { return }
    root.layoutMargins = UIEdgeInsets(toFirst ? first.margins : last) + covered.negated
  }
}

extension UITraitCollection {
  convenience init(_ traits: LayoutSnapshot.Traits) {
    self.init(traitsFrom: [
      UITraitCollection(horizontalSizeClass: traits.isWide ? .regular : .compact),
      UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(traits.textSize)),
    ])
  }
}

extension UIView {
  /// Makes the view larger, or smaller, and keeps its corner, its transform and its bounds' origin.
  func grow(by growth: CGSize) {
    var frame = layoutState.frame
    frame.size.width += growth.width
    frame.size.height += growth.height
    setFrame(frame)
  }
}

extension UIWindow {
  /// Changes the window's size and traits, as a turned device does, and tells the controllers.
  ///
  /// Source: documentation of `viewWillTransition(to:with:)`.
  func turn(by growth: CGSize, to traits: UITraitCollection, layOut: () -> Void) {
    guard growth != .zero, let controller = rootViewController else {
      UIScreen.main.become(traits)
      return layOut()
    }
    let transition = SizeTransition()
    var size = controller.viewIfLoaded?.bounds.size ?? bounds.size
    size.width += growth.width
    size.height += growth.height
    controller.viewWillTransition(to: size, with: transition)
    grow(by: growth)
    UIScreen.main.become(traits)
    transition.animate()
    layOut()
    transition.complete()
    layOut()
  }
}
