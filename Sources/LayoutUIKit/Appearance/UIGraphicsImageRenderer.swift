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
  open func fill(_ rect: CGRect) {}
}
