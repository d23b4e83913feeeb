public import Foundation

/// The program as the system sees it.
///
/// Apple's runs the event loop. Here nothing starts it: a learner's delegates compile, and the
/// exercise decides which controller is shown.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Why the program was started.
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

/// What is told of the program's life; every method is optional, as in Apple's protocol.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Lets `@main` stand before a delegate; nothing is started.
  public static func main() {}
}
