import Foundation

extension AnswerStage {
  /// Puts a controller on the screen, as a program's first: it makes its view and lays it out.
  public func show(_ controller: UIViewController) {
    self.controller = controller
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }
}
