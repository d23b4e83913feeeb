public import Foundation

/// A button on a bar; it is kept, and never shown.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  open var title: String?
  open var isEnabled = true
  open var style: UIBarButtonItem.Style = .plain
  open var action: Selector?
  open weak var target: AnyObject?

  public override init() { super.init() }

  public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    (self.title, self.style, self.action) = (title, style, action)
    self.target = ControlTarget.object(target)
  }
}

/// What a navigation bar shows for a controller; never shown.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  open var title: String?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?

  public init(title: String) {
    self.title = title
    super.init()
  }
}
