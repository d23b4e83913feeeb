public import Foundation

/// What the system posts about the keyboard; nothing posts it here, where no keyboard appears.
extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = posted("WillShow")
  public nonisolated static let keyboardDidShowNotification = posted("DidShow")
  public nonisolated static let keyboardWillHideNotification = posted("WillHide")
  public nonisolated static let keyboardDidHideNotification = posted("DidHide")
  public nonisolated static let keyboardWillChangeFrameNotification = posted("WillChangeFrame")
  public nonisolated static let keyboardDidChangeFrameNotification = posted("DidChangeFrame")

  private nonisolated static func posted(_ event: String) -> Notification.Name {
    Notification.Name("UIKeyboard\(event)Notification")
  }

  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension NSValue {
  /// Boxes a rectangle, as the keyboard's notifications hold one.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public var cgRectValue: CGRect { rectValue }
}
