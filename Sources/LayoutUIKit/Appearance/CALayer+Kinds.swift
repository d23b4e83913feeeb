public import Foundation

/// A layer with a fill of several colours; nothing is drawn.
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type: CAGradientLayerType = .axial

  override var isDrawn: Bool { super.isDrawn || !(colors ?? []).isEmpty }
  override var isFilled: Bool {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    return super.isFilled || !colors.isEmpty && colors.allSatisfy { $0.alpha > 0.99 }
  }
  override var shownInside: CGRect { (colors ?? []).isEmpty ? super.shownInside : bounds }
}

/// How a gradient runs.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
  public static let radial = CAGradientLayerType(rawValue: "radial")
}

/// A layer with a shape; only the rectangle around its path is kept.
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor? = UIColor.black.cgColor
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1

  override var isDrawn: Bool { super.isDrawn || path != nil }
  override var shownInside: CGRect {
    guard let path, fillColor != nil || strokeColor != nil else { return super.shownInside }
    return super.shownInside.union(path.boundingBox)
  }
}
