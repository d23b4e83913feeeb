public import Foundation

extension UIView {
  var madeLayer: CALayer {
    if let layer = look.layer { return layer }
    let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init(of: self)
    look.layer = layer
    return layer
  }

  /// Says that the view's class fills all of it, whatever its colour.
  package func fill() { look.isSolid = true }

  func setHidden(_ isHidden: Bool) {
    guard look.isHidden != isHidden else { return }
    look.isHidden = isHidden
    noteLayoutChange()
    superview?.visibilityChanged(of: self)
  }

  /// Keeps a recogniser, which never recognises anything.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    look.gestureRecognizers.append(gestureRecognizer)
  }

  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How a view fills itself with its content.
  ///
  /// Kept, and without effect.
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit
    case scaleAspectFill
    case redraw
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight
  }

  /// The value of an intrinsic width or height that isn't there: -1.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// What a view may have to do again when one of its properties changes.
  public struct Invalidation: Sendable {
    fileprivate let invalidate: @MainActor @Sendable (UIView) -> Void

    public static let layout = Invalidation { $0.setNeedsLayout() }
    public static let constraints = Invalidation { $0.setNeedsUpdateConstraints() }
    public static let intrinsicContentSize = Invalidation { $0.invalidateIntrinsicContentSize() }
    public static let display = Invalidation { $0.setNeedsDisplay() }
  }

  /// A property of a view: a change lets the view do something again.
  @propertyWrapper
  public struct Invalidating<Value: Equatable> {
    private var value: Value
    private let kinds: [Invalidation]

    public init(wrappedValue: Value, _ kinds: Invalidation...) {
      (value, self.kinds) = (wrappedValue, kinds)
    }

    @available(*, unavailable, message: "only properties of views can be @Invalidating")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    @MainActor
    public static subscript<Owner: UIView>(
      _enclosingInstance view: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
      storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
      get { view[keyPath: storage].value }
      set {
        guard view[keyPath: storage].value != newValue else { return }
        view[keyPath: storage].value = newValue
        for kind in view[keyPath: storage].kinds { kind.invalidate(view) }
      }
    }
  }
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}

/// What views and bars have in common for those who style them.
///
/// Apple's `appearance()` collects looks for all that come later; ours keeps none.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {}
