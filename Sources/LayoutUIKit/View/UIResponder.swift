public import Foundation

/// What can respond to events: views and view controllers.
///
/// Apple's sends touches and keys along the chain of `next`. Ours has the chain, and no touches.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// The next responder: a view's controller or superview, a controller's view's superview.
  open var next: UIResponder? { nil }

  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  @discardableResult
  open func resignFirstResponder() -> Bool { false }
}

/// Something that happened on the device; only a method that can't do without one gets one here.
@preconcurrency @MainActor
open class UIEvent: NSObject {}
