import Foundation
import LayoutEngine

struct ViewState {
  /// The frame in the superview's coordinates, without the transform.
  var frame: CGRect = .zero
  var boundsOrigin: CGPoint = .zero
  /// How far an exercise scrolls the view.
  var givenOffset: CGPoint = .zero
  weak var superview: UIView?
  var subviews: [UIView] = []
  var guides: [UILayoutGuide] = []
  /// The guides that the view has by itself, such as the margins', in the order of their making.
  var builtInGuides: [UILayoutGuide] = []
  /// The constraints that the view holds, in the order in which they came.
  var constraints = ConstraintList()
  let anchors = ItemAnchors()
  weak var controller: UIViewController?

  var translatesMask = true
  var autoresizesSubviews = true
  var autoresizingMask: UIView.AutoresizingMask = []
  /// The frame that was set, and the superview's size for which it was.
  var maskOrigin: MaskOrigin?
  /// The last of these that was set before the layout began; see ``LayoutMoment``.
  var statedOrigin: MaskOrigin?
  /// The one that was solved last in a window.
  var settledOrigin: MaskOrigin?
  var isMaskBroken = false

  var hugging = ContentPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var compression = ContentPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  /// Whether the content's demand lost against other constraints.
  var isContentBroken = false

  var margins: ViewMargins = .absolute(UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  var systemMinimumMargins: NSDirectionalEdgeInsets = .zero
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  /// What the device covers, at a root; and what a controller adds, at its view.
  var ownSafeArea: UIEdgeInsets = .zero
  /// What reached into the view when it was told last.
  var toldSafeArea: UIEdgeInsets = .zero
  var marginsGuide: UILayoutGuide?
  var safeAreaGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
  var semantics: UISemanticContentAttribute = .unspecified
  /// The size that a view's content is said to have, whatever it holds: what UIKit's own classes
  /// tell as their intrinsic size, which a subclass may change.
  var givenContent: CGSize?
  /// Where the text's lines stand, if an exercise says so instead of the font.
  var givenBaselines: Baselines?
  /// The reading direction of everything below, set at a root.
  var direction: UIUserInterfaceLayoutDirection?

  /// What logs in Masonry's form print in place of the address.
  var logKey: Any?

  var needsLayout = true
  var needsUpdateConstraints = true
  var isUpdatingConstraints = false
  /// Whether code asked for the traits while it updated the constraints.
  var readsTraits = false
  var isLayingOut = false
  /// What constraints and masks make of the frame; the superview's `layoutSubviews` hands it out.
  var solvedFrame: CGRect?
  /// The frame that is being handed out; `nil` but for that moment.
  var placedFrame: CGRect?
  /// The content's size as it was asked for last; `nil` once it isn't valid any more.
  var contentSize: CGSize?
  /// At a root: what is going on in its hierarchy.
  var pass = PassState()
}

/// What a root knows of the passes over its hierarchy.
struct PassState {
  var needsSolving = true
  /// Whether a constraint came, went or changed since the frames were computed.
  var hasChangedConstraints = true
  /// Whether `updateConstraints` may be due somewhere.
  var hasPendingUpdates = true
  /// Whether the hierarchy is known to have to do with constraints; once on, it stays on.
  var usesConstraints = false
  /// How many calls of `layoutIfNeeded` are under way, one inside the other.
  var depth = 0
  /// Whether the pass was given up, as it would never have come to an end.
  var isGivenUp = false
  /// What the frames were computed from in this round.
  var solvedMap: HierarchyMap?
}

/// The frame from which a mask counts, and the superview's size at that time.
struct MaskOrigin: Equatable {
  var frame: CGRect
  var superviewSize: CGSize

  /// A frame without size in the corner of a superview without size.
  static let nowhere = MaskOrigin(frame: .zero, superviewSize: .zero)
}

struct ContentPriorities {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// Margins as they were set: by sides of the screen or by the direction of the text.
enum ViewMargins {
  case absolute(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)
}

struct ViewLook {
  var transform = CGAffineTransform.identity
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var alpha: CGFloat = 1
  var isHidden = false
  /// Whether the view's class fills all of it, as a map does, whatever its colour.
  var isSolid = false
  var clipsToBounds = false
  var isUserInteractionEnabled = true
  var layer: CALayer?
  var gestureRecognizers: [UIGestureRecognizer] = []
}
