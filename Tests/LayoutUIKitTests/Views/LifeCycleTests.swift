import LayoutUIKit
import Testing

/// A controller that writes down what it is told.
private final class Witness: UIViewController {
  var name = ""
  let log: Log

  /// What happened, in order; several controllers may share one.
  final class Log {
    var events: [String] = []
  }

  init(_ name: String = "", log: Log = Log()) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    self.name = name.isEmpty ? "" : name + "."
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ event: String) { log.events.append(name + event) }

  override func loadView() {
    note("loadView")
    super.loadView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func updateViewConstraints() {
    note("updateViewConstraints")
    super.updateViewConstraints()
  }
  override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
  override func willMove(toParent parent: UIViewController?) {
    note(parent == nil ? "willLeave" : "willMove")
  }
  override func didMove(toParent parent: UIViewController?) {
    note(parent == nil ? "didLeave" : "didMove")
  }
}

@MainActor @Suite("The life of a controller")
struct LifeCycleTests {
  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  @Test("the view is made once, told, and then laid out")
  func order() {
    let controller = Witness()
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    let window = window(controller)
    #expect(
      controller.log.events == [
        "loadView", "viewDidLoad", "viewWillAppear", "updateViewConstraints",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
      ])
    #expect(controller.view.superview === window)
    #expect(controller.view.numbers == [0, 0, 320, 480])
    window.layoutIfNeeded()
    #expect(controller.log.events.count == 7)
  }

  @Test("a window that stops being hidden shows its root, and doesn't become the key window")
  func unhiding() {
    let controller = Witness()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    #expect(controller.log.events.isEmpty)
    window.isHidden = false
    #expect(controller.log.events.last == "viewDidAppear")
    #expect(controller.view.window === window && !window.isKeyWindow)
    window.makeKeyAndVisible()
    #expect(controller.log.events.count == 7 && window.isKeyWindow)
  }

  @Test("asking for the view makes it, and only the first time")
  func lazy() {
    let controller = Witness()
    controller.view.backgroundColor = .red
    controller.loadViewIfNeeded()
    #expect(controller.log.events == ["loadView", "viewDidLoad"])
    #expect(controller.view.frame == UIScreen.main.bounds)
  }

  @Test("another root takes the first one's place")
  func replacing() {
    let (first, second) = (Witness(), Witness())
    let window = window(first)
    first.log.events = []
    window.rootViewController = second
    #expect(first.log.events == ["viewWillDisappear", "viewDidDisappear"])
    #expect(first.view.superview == nil)
    #expect(second.log.events.last == "viewDidAppear")
  }

  @Test("a child is told before and after, and appears with its parent")
  func children() {
    let log = Witness.Log()
    let (parent, child) = (Witness("parent", log: log), Witness("child", log: log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      log.events == [
        "child.willMove", "parent.loadView", "parent.viewDidLoad", "child.loadView",
        "child.viewDidLoad", "child.didMove",
      ])
    let window = window(parent)
    #expect(log.events.suffix(2) == ["parent.viewDidAppear", "child.viewDidAppear"])
    #expect(parent.children == [child] && child.parent === parent)
    child.removeFromParent()
    #expect(log.events.last == "child.didLeave" && child.parent == nil)
    #expect(window.rootViewController === parent)
  }

  @Test("a navigation controller shows its top screen below a bar of 44 points")
  func navigation() {
    let first = Witness()
    first.title = "One"
    let navigation = UINavigationController(rootViewController: first)
    let window = window(navigation)
    #expect(first.navigationController === navigation)
    #expect(first.navigationItem.title == "One")
    #expect(first.view.numbers == [0, 0, 320, 480])
    #expect(first.view.safeAreaInsets.top == 44)
    let second = Witness()
    navigation.pushViewController(second, animated: true)
    #expect(second.view.window === window && first.view.superview == nil)
    #expect(navigation.popViewController(animated: true) === second)
    #expect(navigation.topViewController === first && first.view.window === window)
  }

  @Test("a tab bar controller shows the chosen screen above a bar of 49 points")
  func tabs() {
    let (first, second) = (Witness(), Witness())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let window = window(tabs)
    #expect(first.view.window === window && !second.isViewLoaded)
    tabs.selectedIndex = 1
    #expect(second.view.window === window && first.view.superview == nil)
    #expect(second.view.safeAreaInsets.bottom == 49)
  }

  @Test("bars cover nothing before the window is shown")
  func hiddenBars() {
    let screen = Witness()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: screen)]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = tabs
    let photo = UIView()
    screen.view.addSubview(photo)
    photo.translatesAutoresizingMaskIntoConstraints = false
    photo.topAnchor.constraint(equalTo: screen.topLayoutGuide.bottomAnchor).isActive = true
    screen.view.layoutIfNeeded()
    #expect([screen.topLayoutGuide.length, screen.bottomLayoutGuide.length] == [0, 0])
    #expect(photo.frame.minY == 0)
    window.isHidden = false
    #expect([screen.topLayoutGuide.length, screen.bottomLayoutGuide.length] == [44, 49])
    #expect(photo.frame.minY == 44)
  }

  @Test("a presented controller is kept until it is dismissed")
  func presenting() {
    let (one, other) = (Witness(), Witness())
    var isDone = false
    one.present(other, animated: true) { isDone = true }
    #expect(isDone && one.presentedViewController === other)
    #expect(other.presentingViewController === one)
    other.dismiss(animated: true)
    #expect(one.presentedViewController == nil)
  }
}
