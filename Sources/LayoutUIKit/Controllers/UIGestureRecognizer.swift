public import Foundation

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
