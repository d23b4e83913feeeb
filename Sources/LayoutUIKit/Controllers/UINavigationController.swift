public import Foundation
import LayoutEngine

/// A stack of screens, of which the top one fills the view.
///
/// Apple's shows a bar and slides screens. Here the bar is only the 44 points that it adds to the
/// safe area.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  open var isNavigationBarHidden = false { didSet { showTop() } }
  private weak var shown: UIViewController?

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { children.last }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    check(viewController)
    addChild(viewController)
    showTop()
    viewController.didMove(toParent: self)
  }

  /// Ends the program for what UIKit doesn't push.
  private func check(_ controller: UIViewController) {
    if controller is UINavigationController {
      raise(LayoutException(.invalidArgument, "Pushing a navigation controller is not supported"))
    }
    guard children.contains(where: { $0 === controller }) else { return }
    raise(
      LayoutException(
        .invalidArgument,
        "\(logName) is pushing the same view controller instance "
          + "(\(controller.logName)) more than once which is not supported and is most "
          + "likely an error in the application"))
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = children.last else { return nil }
    drop(top)
    showTop()
    return top
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for old in children where !viewControllers.contains(where: { $0 === old }) { drop(old) }
    state.children = []
    for controller in viewControllers {
      controller.state.parent = nil
      addChild(controller)
    }
    showTop()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop()
  }

  private func drop(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.disappear { controller.viewIfLoaded?.removeFromSuperview() }
    controller.removeFromParent()
  }

  private func showTop() {
    guard let root = viewIfLoaded, let top = children.last else { return }
    top.state.barInsets = UIEdgeInsets(
      top: isNavigationBarHidden ? 0 : 44, left: 0, bottom: 0, right: 0)
    top.safeAreaChanged()
    guard shown !== top || top.viewIfLoaded?.superview == nil else { return }
    if let shown, shown !== top {
      shown.disappear { shown.viewIfLoaded?.removeFromSuperview() }
    }
    shown = top
    top.appear(in: root)
  }
}

/// Screens side by side, of which the chosen one fills the view.
///
/// Apple's shows a bar with their items. Here the bar is only the 49 points that it adds to the
/// safe area.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  private weak var shown: UIViewController?

  open var viewControllers: [UIViewController]? {
    get { children.isEmpty ? nil : children }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    children.forEach { $0.removeFromParent() }
    for controller in viewControllers ?? [] {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    showSelected()
  }

  open var selectedIndex = 0 { didSet { showSelected() } }

  private var selectedViewController: UIViewController? {
    children.indices.contains(selectedIndex) ? children[selectedIndex] : nil
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showSelected()
  }

  private func showSelected() {
    guard let root = viewIfLoaded, let selected = selectedViewController else { return }
    selected.state.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0)
    guard shown !== selected else { return }
    if let shown { shown.disappear { shown.viewIfLoaded?.removeFromSuperview() } }
    shown = selected
    selected.appear(in: root)
  }
}

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

/// A message with buttons; it is kept, and never shown.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  open var message: String?
  public private(set) var preferredStyle: UIAlertController.Style = .alert
  open private(set) var actions: [UIAlertAction] = []

  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    (self.message, self.preferredStyle) = (message, preferredStyle)
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  public let title: String?
  public let style: UIAlertAction.Style
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  public init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }
}
