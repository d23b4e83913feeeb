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
