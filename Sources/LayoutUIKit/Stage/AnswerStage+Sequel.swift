import Foundation
import LayoutEngine

extension AnswerStage {
  /// Keeps what is to happen once the answer is laid out; the case says how often.
  public func again(_ body: @escaping (AnswerStage) -> Void) { sequel = body }

  /// The controller that the answer is; `nil` if it is a function.
  public var shown: UIViewController? { controller }

  /// Taps a control: one that was given, or one in a property of the controller.
  ///
  /// One that isn't on the screen, or is switched off, can't be tapped, and nothing happens.
  public func tap(_ name: String) {
    guard let root, let control = control(named: name, in: root, identity().names),
      control.isEnabled
    else { return }
    control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  private func control(
    named name: String, in view: UIView, _ names: [ObjectIdentifier: String]
  ) -> UIControl? {
    if names[ObjectIdentifier(view)] == name { return view as? UIControl }
    return view.subviews.lazy.compactMap { self.control(named: name, in: $0, names) }.first
  }
}
