public import Foundation

/// What makes a screen's views, and is told when they appear and are laid out.
///
/// Apple's may come from a storyboard, rotates, and animates one screen into the next. Here a
/// controller's views come from code, there is one orientation, and `present` shows nothing but
/// keeps what it was given and runs its life cycle.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// What the controller knows besides its view; the extensions share it.
  var state = ControllerState()
  private var loadedView: UIView?
  private var isLoading = false

  /// Nib files aren't read: with a name, the program ends when the view is needed, as without the file.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    state.nibName = nibNameOrNil
  }

  public required init?(coder: NSCoder) { super.init() }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  open var nibName: String? { state.nibName }
  open override var next: UIResponder? { viewIfLoaded?.superview }

  // MARK: The view

  /// The root view, made when it is first asked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.layoutState.controller = nil
      loadedView = newValue
      if let newValue { adoptRootView(newValue) }
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadView() {
    checkNib()
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    if loadedView == nil { raiseForMissingView() }
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() { loadedView?.updateForController() }
  open func didReceiveMemoryWarning() {}
  open func viewLayoutMarginsDidChange() {}
  open func viewSafeAreaInsetsDidChange() {}

  // MARK: Margins and bars

  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { state.additionalSafeArea }
    set { state.additionalSafeArea = newValue; safeAreaChanged() }
  }
  /// 16 points at the sides of the root view, and 20 on wide phones.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = PhoneMargin.side(in: (viewIfLoaded?.window?.bounds ?? UIScreen.main.bounds).size)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { state.respectsMinimumMargins }
    set { state.respectsMinimumMargins = newValue; minimumMarginsChanged() }
  }
  open var topLayoutGuide: any UILayoutSupport { barGuide(top: true) }
  open var bottomLayoutGuide: any UILayoutSupport { barGuide(top: false) }
  open var prefersStatusBarHidden: Bool { false }
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? UIScreen.main.traitCollection
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { tellChildren(of: size, coordinator) }

  // MARK: Titles and bars' items

  open var title: String? { didSet { state.navigationItem?.title = title } }
  open var navigationItem: UINavigationItem {
    if let item = state.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    state.navigationItem = item
    return item
  }

  // MARK: Children

  open var children: [UIViewController] { state.children }
  open var parent: UIViewController? { state.parent }
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presenting

  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var presentedViewController: UIViewController? { state.presented }
  open var presentingViewController: UIViewController? { state.presenting }
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    state.presented = viewControllerToPresent
    viewControllerToPresent.state.presenting = self
    viewControllerToPresent.loadViewIfNeeded()
    completion?()
  }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    letGo()
    completion?()
  }
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: false)
    } else {
      present(vc, animated: false)
    }
  }
}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {}

/// How a presented screen covers the one before; ours always fills the window.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2
}

/// Runs animations beside a change of size, at once.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol,
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// What is known of a transition: only changes of size are made here.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}

extension UIViewControllerTransitionCoordinatorContext {
  public var isAnimated: Bool { false }
  public var transitionDuration: TimeInterval { 0 }
  public var isCancelled: Bool { false }
}

/// A change of a window's size, for what runs beside it: at once, as every animation here.
final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator,
  UIViewControllerTransitionCoordinatorContext
{
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var animations: [Step] = []
  private var completions: [Step] = []

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func animate() {
    for step in animations { step(self) }
    animations = []
  }

  func complete() {
    for step in completions { step(self) }
    completions = []
  }
}
