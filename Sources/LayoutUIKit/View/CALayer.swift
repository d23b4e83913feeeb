public import Foundation

/// What a view looks like: corners, border, shadow; it is kept, and never drawn.
///
/// Apple's animates every change and is the view's geometry. Here a view's own layer reads and sets
/// the view's frame, and the layers of subviews are not among `sublayers`.
open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var masksToBounds = false
  open var isHidden = false
  open var isOpaque = false
  open var zPosition: CGFloat = 0
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var contents: Any?
  open var mask: CALayer?
  open private(set) weak var superlayer: CALayer?
  open var sublayers: [CALayer]? {
    didSet {
      for layer in sublayers ?? [] where layer.superlayer !== self {
        layer.superlayer = self
        layer.viewsBehind = viewCount
      }
    }
  }

  weak var owner: UIView?
  /// How many of the view's subviews were there when this layer came in front of them, where it is
  /// in the layer of a view.
  private(set) var viewsBehind = 0
  private var ownPosition: CGPoint = .zero
  private var ownBounds: CGRect = .zero

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public convenience init(layer: Any) { self.init() }

  /// Lets a view make a layer of any class that it only knows by its type.
  public required convenience init(of view: UIView) {
    self.init()
    owner = view
  }

  open var position: CGPoint {
    get { owner.map { view in MainActor.assumeIsolated { view.center } } ?? ownPosition }
    set {
      guard let owner else { return ownPosition = newValue }
      MainActor.assumeIsolated { owner.center = newValue }
    }
  }

  open var bounds: CGRect {
    get { owner.map { view in MainActor.assumeIsolated { view.bounds } } ?? ownBounds }
    set {
      guard let owner else { return ownBounds = newValue }
      MainActor.assumeIsolated { owner.bounds = newValue }
    }
  }

  open var frame: CGRect {
    get {
      CGRect(
        x: position.x - bounds.width * anchorPoint.x,
        y: position.y - bounds.height * anchorPoint.y, width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x,
        y: newValue.minY + newValue.height * anchorPoint.y)
    }
  }

  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: sublayers?.count ?? 0, before: viewCount)
  }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx), before: min(Int(idx), viewCount))
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(
      layer, at: sublayers?.firstIndex { $0 === sibling } ?? 0, before: sibling?.viewsBehind ?? 0)
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(
      layer, at: (sublayers?.firstIndex { $0 === sibling }).map { $0 + 1 } ?? 0,
      before: sibling?.viewsBehind ?? 0)
  }

  private func insert(_ layer: CALayer, at index: Int, before viewsBehind: Int) {
    layer.superlayer?.sublayers?.removeAll { $0 === layer }
    var layers = sublayers ?? []
    layers.insert(layer, at: min(index, layers.count))
    sublayers = layers
    layer.viewsBehind = viewsBehind
  }

  private var viewCount: Int {
    owner.map { view in MainActor.assumeIsolated { view.layoutState.subviews.count } } ?? 0
  }

  // MARK: What can be seen

  var isDrawn: Bool {
    backgroundColor.map { $0.alpha > 0 } ?? false || borderWidth > 0 || shadowOpacity > 0
      || contents != nil || !(sublayers ?? []).isEmpty
  }
  /// Whether the layer has a colour that nothing shines through.
  var isFilled: Bool { backgroundColor.map { $0.alpha > 0.99 } ?? false }
  /// The rectangle that the layer itself fills, in its own coordinates.
  var shownInside: CGRect {
    let isDrawn = backgroundColor.map { $0.alpha > 0 } ?? false || contents != nil
    return isDrawn && !bounds.isEmpty ? bounds : .null
  }

  /// Does nothing: an animation here ends when it begins.
  open func removeAnimation(forKey key: String) {}
  open func removeAllAnimations() {}
}

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// A layer with a fill of several colours; nothing is drawn.
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)

  override var isDrawn: Bool { super.isDrawn || !(colors ?? []).isEmpty }
  override var isFilled: Bool {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    return super.isFilled || !colors.isEmpty && colors.allSatisfy { $0.alpha > 0.99 }
  }
  override var shownInside: CGRect { (colors ?? []).isEmpty ? super.shownInside : bounds }
}
