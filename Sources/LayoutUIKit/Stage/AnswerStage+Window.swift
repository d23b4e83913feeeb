import Foundation
import LayoutEngine

/// What a device does to the window while an answer runs.
///
/// It changes the window as it finds it: whatever the answer did to the window, or to its content
/// view, is still there afterwards.
extension AnswerStage {
  /// Lets the window have the size in which the layout is looked at, the first one, and that size again.
  func turnWindow() {
    let (first, last) = (CGSize(given.firstWindow), CGSize(given.window))
    turn(from: first, to: last)
    guard first != last else { return }
    turn(from: last, to: first)
    turn(from: first, to: last)
  }

  private func turn(from old: CGSize, to new: CGSize) {
    LayoutMoment.isOver = true
    let isFirst = new == CGSize(given.firstWindow) && new != CGSize(given.window)
    UIScreen.main.become(size: new, scale: UIScreen.main.scale)
    let growth = CGSize(width: new.width - old.width, height: new.height - old.height)
    if given.isController {
      window.setSafeArea(safeArea(isFirst: isFirst))
      window.turn(by: growth) { self.settle() }
      return
    }
    window.grow(by: growth)
    if let root {
      root.grow(by: growth)
      changeInsets(of: root, toFirst: isFirst)
      // It is the stage that sets this frame, and not the answer.
      root.layoutState.statedOrigin = root.layoutState.maskOrigin
    }
    settle()
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
  /// Changes the window's size, as a turned device does, and tells the controllers.
  ///
  /// Source: documentation of `viewWillTransition(to:with:)`.
  func turn(by growth: CGSize, layOut: () -> Void) {
    guard growth != .zero, let controller = rootViewController else { return layOut() }
    let transition = SizeTransition()
    var size = controller.viewIfLoaded?.bounds.size ?? bounds.size
    size.width += growth.width
    size.height += growth.height
    controller.viewWillTransition(to: size, with: transition)
    grow(by: growth)
    transition.animate()
    layOut()
    transition.complete()
    layOut()
  }
}
