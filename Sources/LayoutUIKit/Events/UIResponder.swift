public import Foundation

/// What can respond to events: views and view controllers.
///
/// Apple's sends touches and keys along the chain of `next`. Ours has the chain, and no touches.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The device's traits when the object was told of them last; nobody is told of the first ones.
  var toldTraits = UITraitCollection.device
  var traitRegistrations: [TraitRegistration] = []

  public override init() { super.init() }

  /// The next responder: a view's controller or superview, a controller's view's superview.
  open var next: UIResponder? { nil }

  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  @discardableResult
  open func resignFirstResponder() -> Bool { false }

  /// What a view of this module does when its traits changed, before anybody else is told.
  func traitsChanged() {}
}

/// Something that happened on the device; only a method that can't do without one gets one here.
@preconcurrency @MainActor
open class UIEvent: NSObject {}

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

/// Something that waits for a gesture; here it waits for ever.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible = 0
    case began, changed, ended, cancelled, failed
    public static var recognized: State { .ended }
  }

  open var state: UIGestureRecognizer.State = .possible

  public init(target: Any?, action: Selector?) { super.init() }
  public convenience override init() { self.init(target: nil, action: nil) }

  open func addTarget(_ target: Any, action: Selector) {}
}

/// Waits for taps, which never come.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {}
