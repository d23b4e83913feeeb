import Foundation
import LayoutEngine

extension AnswerStage {
  /// Keeps what is to happen once the answer is laid out; the case says how often.
  public func again(_ body: @escaping (AnswerStage) -> Void) { sequel = body }

  /// The controller that the answer is; `nil` if it is a function.
  public var shown: UIViewController? { controller }

  /// Taps a control: one that was given, or one in a property of the controller.
  ///
  /// A tap meets its middle, and whatever is in front there gets it. One that isn't on the screen,
  /// or takes no touches, can't be tapped, and nothing happens.
  public func tap(_ name: String) {
    guard let root, let control = control(named: name, in: root, identity().names) else { return }
    let rect = control.rectOnScreen(control.ownBounds)
    let target = window.touched(at: CGPoint(x: rect.midX, y: rect.midY))
    guard let target, target.hangs(in: control) else { return isTapMissed = true }
    guard control.isEnabled else { return }
    control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  private func control(
    named name: String, in view: UIView, _ names: [ObjectIdentifier: String]
  ) -> UIControl? {
    if names[ObjectIdentifier(view)] == name { return view as? UIControl }
    return view.subviews.lazy.compactMap { self.control(named: name, in: $0, names) }.first
  }
}

extension UIView {
  /// The view in front at a place of the screen that takes touches; `nil` if there is none.
  ///
  /// Source: documentation of `UIView.hitTest(_:with:)`.
  fileprivate func touched(at point: CGPoint) -> UIView? {
    guard look.isUserInteractionEnabled, !look.isHidden, look.alpha >= 0.01,
      rectOnScreen(ownBounds).contains(point)
    else { return nil }
    return layoutState.subviews.reversed().lazy.compactMap { $0.touched(at: point) }.first ?? self
  }
}
