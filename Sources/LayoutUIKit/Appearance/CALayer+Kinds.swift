public import Foundation

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
