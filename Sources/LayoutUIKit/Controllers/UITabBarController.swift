import Foundation

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
