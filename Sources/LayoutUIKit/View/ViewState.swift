import Foundation
import LayoutEngine

/// What a view knows that decides a layout.
struct ViewState {
  /// The frame in the superview's coordinates, without the transform.
  var frame: CGRect = .zero
  var boundsOrigin: CGPoint = .zero
  var contentScaleFactor: CGFloat?
  weak var superview: UIView?
  var subviews: [UIView] = []
  var guides: [UILayoutGuide] = []
  /// The guides that the view has by itself, such as the margins', in the order of their making.
  var builtInGuides: [UILayoutGuide] = []
  /// The constraints that the view holds, in the order in which they came.
  var constraints: [NSLayoutConstraint] = []
  /// The controller whose root view this is.
  weak var controller: (any ViewOwner)?

  var translatesMask = true
  var autoresizesSubviews = true
  var autoresizingMask: UIView.AutoresizingMask = []
  /// The frame that was set, and the superview's size for which it was.
  var maskOrigin: MaskOrigin?
  /// Whether the translated mask lost against other constraints.
  var isMaskBroken = false

  var hugging = ContentPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var compression = ContentPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  /// Whether the content's demand lost against other constraints.
  var isContentBroken = false

  var margins: ViewMargins = .absolute(UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  /// The least margins that a controller asks of its root view.
  var systemMinimumMargins: NSDirectionalEdgeInsets = .zero
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  /// What the device covers, at a root; and what a controller adds, at its view.
  var ownSafeArea: UIEdgeInsets = .zero
  var marginsGuide: UILayoutGuide?
  var safeAreaGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
  var semantics: UISemanticContentAttribute = .unspecified
  /// The size that a view's content is said to have, whatever it holds.
  var givenContent: IntrinsicSize?
  /// Where the text's lines stand, if an exercise says so instead of the font.
  var givenBaselines: Baselines?
  /// The reading direction of everything below, set at a root.
  var direction: UIUserInterfaceLayoutDirection?

  /// What logs in Masonry's form print in place of the address.
  var logKey: Any?

  var needsLayout = true
  var needsUpdateConstraints = true
  /// At a root: whether the frames may be out of date.
  var needsSolving = true
  /// At a root: whether a pass is under way.
  var isLayingOut = false
}

/// The frame from which a mask counts, and the superview's size at that time.
struct MaskOrigin {
  var frame: CGRect
  var superviewSize: CGSize
}

/// A priority for each axis.
struct ContentPriorities {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority
}

/// Margins as they were set: by sides of the screen or by the direction of the text.
enum ViewMargins {
  case absolute(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)
}

/// What a view looks like.
struct ViewLook {
  var transform = CGAffineTransform.identity
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var alpha: CGFloat = 1
  var isHidden = false
  var isOpaque = true
  var clipsToBounds = false
  var contentMode = UIView.ContentMode.scaleToFill
  var tag = 0
  var isUserInteractionEnabled = true
  var layer: CALayer?
  var gestureRecognizers: [UIGestureRecognizer] = []
  var accessibilityIdentifier: String?
  var accessibilityLabel: String?
  var isAccessibilityElement = false
}

/// The controller of a root view, told when its view is laid out.
@preconcurrency @MainActor
protocol ViewOwner: AnyObject {
  /// The controller as a link of the responder chain.
  var responder: UIResponder { get }
  /// Called before the view's `layoutSubviews`.
  func willLayOutSubviews()
  /// Called after the view's `layoutSubviews`.
  func didLayOutSubviews()
  /// Called instead of the view's `updateConstraints`, which the controller calls in turn.
  func updateConstraintsOfView()
}
