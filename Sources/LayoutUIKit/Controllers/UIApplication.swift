public import Foundation

/// The program as the system sees it.
///
/// Apple's runs the event loop. Here nothing starts it: a learner's delegates compile, and the
/// exercise decides which controller is shown.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public static let shared = UIApplication()

  open weak var delegate: (any UIApplicationDelegate)?
  open private(set) var windows: [UIWindow] = []
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    keyWindow?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }

  public var preferredContentSizeCategory: UIContentSizeCategory { .inForce(nil) }

  func note(_ window: UIWindow) {
    if !windows.contains(where: { $0 === window }) { windows.append(window) }
  }

  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    action.send(to: target, from: sender, for: event) != nil
  }
}

/// What is told of the program's life, which has none here; each method is optional in Apple's protocol.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Lets `@main` stand before a delegate; nothing is started.
  public static func main() {}
}

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

/// The screen: 390 × 844 points at 3 pixels to a point, unless the exercise says otherwise.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  public static let main = UIScreen()
  open class var screens: [UIScreen] { [main] }

  private var size = CGSize(width: 390, height: 844)
  private var pixelsPerPoint: CGFloat = 3

  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  open var scale: CGFloat { pixelsPerPoint }
  open var traitCollection: UITraitCollection {
    UITraitCollection(traitsFrom: [
      .device, UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(displayScale: scale),
    ])
  }

  /// Makes the screen another one, with `scale` pixels to a point: before any view is made, and when
  /// the device is turned.
  package func become(size: CGSize, scale: CGFloat) {
    (self.size, pixelsPerPoint) = (size, scale)
  }
}

extension UIScreen {
  /// Gives the device other traits, and tells everything in its windows, from the outside inwards.
  package func become(_ traits: UITraitCollection) {
    let old = UITraitCollection.device
    let new = UITraitCollection(traitsFrom: [old, traits])
    guard new != old else { return }
    UITraitCollection.device = new
    for window in UIWindow.made { window.tellTraitChangeBelow() }
    let category = new.preferredContentSizeCategory
    guard category != old.preferredContentSizeCategory else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
  }
}

/// The device: a phone held upright, whatever runs the program; Apple's is the real one.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()
  open var name: String { "iPhone" }
  open var model: String { "iPhone" }
  open var systemName: String { "iOS" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

/// The kind of device, as it was asked for before `UIDevice` told it.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
