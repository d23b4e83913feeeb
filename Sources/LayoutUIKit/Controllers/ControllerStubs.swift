public import Foundation

/// The screen.
@preconcurrency @MainActor open class UIScreen: NSObject {
  public static let main = UIScreen()
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  open var scale: CGFloat { 3 }
}

/// The root of a hierarchy of views.
@preconcurrency @MainActor open class UIWindow: UIView {
  open var screen: UIScreen { .main }
}

/// Something that recognises gestures.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {}
