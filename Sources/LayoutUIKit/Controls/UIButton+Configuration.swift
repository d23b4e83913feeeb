public import Foundation

extension UIButton {
  /// How a button looks: title, picture, insets and colours in one value.
  ///
  /// Apple's knows more styles, transformers and sizes; here the style changes nothing but the
  /// insets, and a title is always one font (17 points; 15 when small or mini).
  public struct Configuration {
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small, medium, large, capsule
    }

    public enum Size: Int, Sendable {
      case medium = 0
      case small, mini, large
    }

    public var background = UIBackgroundConfiguration.clear()
    public var cornerStyle: CornerStyle = .dynamic
    public var buttonSize: Size = .medium { didSet { setDefaultContentInsets() } }
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var image: UIImage?
    public var title: String?
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var imagePadding: CGFloat = 0

    /// Whether the style fills the button with a colour of its own.
    private let isFilled: Bool

    private init(isFilled: Bool = false) { self.isFilled = isFilled }

    public static func plain() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration(isFilled: true) }
    public static func borderless() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedTinted() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration(isFilled: true) }

    /// Whether nothing shines through the button.
    var isOpaque: Bool {
      let color = background.backgroundColor ?? (isFilled ? baseBackgroundColor ?? .tintColor : nil)
      return color.map { $0.cgColor.alpha > 0.99 } ?? false
    }

    /// The size of the title's font, in points.
    var fontSize: CGFloat { buttonSize == .small || buttonSize == .mini ? 15 : 17 }

    private mutating func setDefaultContentInsets() {
      switch buttonSize {
      case .medium:
        contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large:
        contentInsets = NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      case .small, .mini:
        contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      }
    }
  }
}

/// How the back of a button looks; nothing is drawn.
public struct UIBackgroundConfiguration: Hashable {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
