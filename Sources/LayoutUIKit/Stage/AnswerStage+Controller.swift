import Foundation
import LayoutEngine

extension AnswerStage {
  /// Puts a controller on the screen, as a program's first: it makes its view and lays it out.
  ///
  /// Nothing happens where the answer isn't a controller, or one is shown already: who the given
  /// views are isn't for the answer to change.
  public func show(_ controller: UIViewController) {
    guard given.isController, self.controller == nil else { return }
    self.controller = controller
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }
}
