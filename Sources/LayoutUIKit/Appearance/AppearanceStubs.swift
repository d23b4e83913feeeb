public import Foundation

/// A colour.
open class UIColor: NSObject, @unchecked Sendable {
  public static var clear: UIColor { UIColor() }
}

/// A font.
open class UIFont: NSObject {}

/// A picture.
open class UIImage: NSObject {
  open var size: CGSize = .zero
}

/// What draws a view.
open class CALayer: NSObject {
  public override required init() { super.init() }
  open var cornerRadius: CGFloat = 0
}

/// A change of coordinates.
public struct CGAffineTransform: Equatable, Sendable {
  public static let identity = CGAffineTransform()
  public init() {}
}
