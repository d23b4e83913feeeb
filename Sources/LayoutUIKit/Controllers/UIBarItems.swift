public import Foundation

/// Something on a bar: a title and a picture; never shown.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  open var accessibilityIdentifier: String?

  public override init() { super.init() }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// A button on a bar; it is kept, and never shown.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo
    case close = 24
  }

  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  open var style: UIBarButtonItem.Style = .plain
  open var width: CGFloat = 0
  open var customView: UIView?
  open var tintColor: UIColor?
  open var action: Selector?
  open weak var target: AnyObject?

  public override init() { super.init() }

  public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    take(style, target, action)
  }

  public convenience init(
    image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    take(style, target, action)
  }

  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    take(systemItem == .done ? .done : .plain, target, action)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private func take(_ style: Style, _ target: Any?, _ action: Selector?) {
    (self.style, self.action) = (style, action)
    self.target = ControlTarget.object(target)
  }
}

/// What a navigation bar shows for a controller; never shown.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var backBarButtonItem: UIBarButtonItem?
  open var standardAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  public init(title: String) {
    self.title = title
    super.init()
  }
}

/// What a tab bar shows for a controller; never shown.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    case mostRecent, mostViewed
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init()
    self.tag = tag
  }
}
