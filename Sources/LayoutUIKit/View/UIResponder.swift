public import Foundation

/// What can respond to events: views and view controllers.
///
/// Apple's sends touches and keys along the chain of `next`. Ours has the chain and the methods, but
/// nothing ever calls them: there are no events in a terminal.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// The next responder: a view's controller or superview, a controller's view's superview.
  open var next: UIResponder? { nil }

  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  @discardableResult
  open func resignFirstResponder() -> Bool { false }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A finger on the screen.
///
/// Ours are never made.
@preconcurrency @MainActor
open class UITouch: NSObject {
  open weak var view: UIView?
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Something that happened on the device.
///
/// Ours are never made.
@preconcurrency @MainActor
open class UIEvent: NSObject {}
