public import Foundation

/// Makes a picture of a size; the drawing closure runs, and draws nothing.
open class UIGraphicsImageRenderer: NSObject {
  let size: CGSize

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(size: size)
  }
}

/// What a drawing closure is handed; each call does nothing.
open class UIGraphicsImageRendererContext: NSObject {
  open var cgContext: CGContext { CGContext() }
  open func fill(_ rect: CGRect) {}
}

/// A place to draw in; each call does nothing.
public final class CGContext {
  public func setFillColor(_ color: CGColor) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func fill(_ rect: CGRect) {}
  public func clear(_ rect: CGRect) {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addRect(_ rect: CGRect) {}
  public func addEllipse(in rect: CGRect) {}
  public func strokePath() {}
  public func saveGState() {}
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  public func rotate(by angle: CGFloat) {}
}

public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
