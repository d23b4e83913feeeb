public import Foundation

/// The root of a hierarchy of views.
///
/// Apple's takes events and may be one of several. Here a window that becomes visible runs the root
/// controller's life cycle and a layout pass at once, whether or not it becomes the key window.
@preconcurrency @MainActor
open class UIWindow: UIView {
  open private(set) var isKeyWindow = false
  private static var all: [Made] = []

  private struct Made {
    weak var window: UIWindow?
  }

  /// Every window that there is, in the order of their making.
  static var made: [UIWindow] { all.compactMap(\.window) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    Self.all.append(Made(window: self))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    Self.all.append(Made(window: self))
  }

  open var screen: UIScreen { .main }

  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      if let oldValue, oldValue.isViewLoaded {
        oldValue.disappear { oldValue.view.removeFromSuperview() }
      }
      if !isHidden { showRoot() }
    }
  }

  open override var isHidden: Bool {
    didSet {
      if oldValue, !isHidden, rootViewController != nil { showRoot() }
    }
  }

  open func makeKeyAndVisible() {
    isKeyWindow = true
    UIApplication.shared.note(self)
    isHidden = false
    showRoot()
  }

  /// The controller whose view came into the window last.
  private weak var shown: UIViewController?

  /// Shows the root controller's view, unless it has been shown.
  ///
  /// A view that the controller gets later doesn't come into the window by itself.
  private func showRoot() {
    guard let rootViewController, rootViewController !== shown else { return layoutIfNeeded() }
    shown = rootViewController
    rootViewController.appear(in: self)
  }
}
