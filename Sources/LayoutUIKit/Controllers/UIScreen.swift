public import Foundation

/// The screen: 390 × 844 points at 3 pixels to a point, unless the exercise says otherwise.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  public static let main = UIScreen()
  open class var screens: [UIScreen] { [main] }

  private var size = CGSize(width: 390, height: 844)
  private var pixelsPerPoint: CGFloat = 3

  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  open var scale: CGFloat { pixelsPerPoint }
  open var traitCollection: UITraitCollection {
    UITraitCollection(layoutDirection: .leftToRight, displayScale: scale)
  }

  /// Makes the screen another one: before any view is made, and when the device is turned.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: Pixels to a point.
  package func become(size: CGSize, scale: CGFloat) {
    (self.size, pixelsPerPoint) = (size, scale)
  }
}
