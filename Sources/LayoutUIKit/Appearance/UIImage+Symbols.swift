public import Foundation

extension UIImage {
  /// What an image is asked to adapt to.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// How large a symbol is asked to be; weight and colours change nothing here.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?

    private init(points: CGFloat?) {
      pointSize = points
      super.init()
    }

    public convenience init(pointSize: CGFloat) { self.init(points: pointSize) }
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(points: pointSize)
    }
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) {
      self.init(points: pointSize)
    }
    public convenience init(weight: UIImage.SymbolWeight) { self.init(points: nil) }
    public convenience init(scale: UIImage.SymbolScale) { self.init(points: nil) }
    public convenience init(font: UIFont) { self.init(points: font.pointSize) }
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      self.init(points: font.pointSize)
    }
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(points: textStyle.pointSize)
    }
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(points: textStyle.pointSize)
    }
    public convenience init(paletteColors: [UIColor]) { self.init(points: nil) }
    public convenience init(hierarchicalColor: UIColor) { self.init(points: nil) }

    open func applying(_ otherConfiguration: UIImage.Configuration) -> Self { self }
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}
