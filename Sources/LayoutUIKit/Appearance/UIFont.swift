public import Foundation

/// A font: a size, a weight and a name, and the declared measures that text gets from them.
///
/// There are no fonts on Linux. Apple's measures real glyphs; here a line is 1.2 times the point
/// size high and the baseline 0.95 times the size below its top, both rounded up to whole points,
/// whatever the weight or family; see ``TextMetrics`` for widths. Dynamic Type stays at its
/// default size.
open class UIFont: NSObject, @unchecked Sendable {
  open var pointSize: CGFloat { fontDescriptor.pointSize }
  public let fontDescriptor: UIFontDescriptor

  /// A size of 0 keeps the descriptor's.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    fontDescriptor =
      pointSize == 0
      ? descriptor
      : UIFontDescriptor(
        family: descriptor.family, size: pointSize, weight: descriptor.weight,
        traits: descriptor.symbolicTraits)
    super.init()
  }

  /// Any name but the empty one is found.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(descriptor: UIFontDescriptor(name: fontName, size: fontSize), size: fontSize)
  }

  private static func system(
    _ size: CGFloat, _ weight: Weight = .regular, _ family: String = ".AppleSystemUIFont",
    traits: UIFontDescriptor.SymbolicTraits = []
  ) -> UIFont {
    UIFont(
      descriptor: UIFontDescriptor(family: family, size: size, weight: weight, traits: traits),
      size: size)
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) }

  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(fontSize, weight)
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .bold, traits: .traitBold)
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, traits: .traitItalic)
  }

  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    system(style.pointSize, style == .headline ? .semibold : .regular)
  }

  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }

  open class var labelFontSize: CGFloat { 17 }

  open var ascender: CGFloat { (pointSize * 0.95).rounded(.up) }
  open var descender: CGFloat { ascender - lineHeight }
  open var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }
  open var leading: CGFloat { 0 }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.fontDescriptor == fontDescriptor
  }

  open override var hash: Int { fontDescriptor.hash }
}
