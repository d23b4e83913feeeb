public import Foundation

extension UIView {
  /// The view's layer, made when it is first asked for.
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

  /// The view's name in tests, which conflict logs print instead of its class.
  public var accessibilityIdentifier: String? {
    get { look.accessibilityIdentifier }
    set { look.accessibilityIdentifier = newValue }
  }

  public var accessibilityLabel: String? {
    get { look.accessibilityLabel }
    set { look.accessibilityLabel = newValue }
  }

  public var isAccessibilityElement: Bool {
    get { look.isAccessibilityElement }
    set { look.isAccessibilityElement = newValue }
  }
}

extension UIView {
  /// Which margins and sizes change when the superview does.
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
  /// Asks `systemLayoutSizeFitting` for the smallest size.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// Asks `systemLayoutSizeFitting` for the largest size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

/// Whether a view's content follows the reading direction.
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

/// What a view has to do again when one of its properties changes.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
  func invalidate(view: UIView)
}

extension UIView {
  /// The kinds of things that a view may have to do again.
  public enum Invalidations {
    public struct Layout: UIViewInvalidating {
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }
    public struct Constraints: UIViewInvalidating {
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }
    public struct IntrinsicContentSize: UIViewInvalidating {
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }
    public struct Display: UIViewInvalidating {
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }
  }

  /// A property of a view: a change lets the view do something again.
  @propertyWrapper
  public struct Invalidating<Value: Equatable> {
    private var value: Value
    private let kinds: [any UIViewInvalidating]

    public init(wrappedValue: Value, _ kind: some UIViewInvalidating) {
      (value, kinds) = (wrappedValue, [kind])
    }

    public init(
      wrappedValue: Value, _ one: some UIViewInvalidating, _ other: some UIViewInvalidating
    ) {
      (value, kinds) = (wrappedValue, [one, other])
    }

    public init(
      wrappedValue: Value, _ one: some UIViewInvalidating, _ other: some UIViewInvalidating,
      _ third: some UIViewInvalidating
    ) {
      (value, kinds) = (wrappedValue, [one, other, third])
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
        for kind in view[keyPath: storage].kinds { kind.invalidate(view: view) }
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  public static var display: Self { Self() }
}
