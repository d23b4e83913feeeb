public import Foundation
import LayoutEngine

/// A font: a size, a weight and a name, and the declared measures that text gets from them.
///
/// There are no fonts on Linux. Apple's measures real glyphs; here a line is 1.2 times the point
/// size high and the baseline 0.95 times the size below its top, both rounded up to whole points,
/// whatever the weight or family; see ``TextMeasure`` for widths. The fonts of text styles have the
/// line heights of devices instead. Dynamic Type stays at its default size.
open class UIFont: NSObject, @unchecked Sendable {
  // Foundation on Linux compares the fonts of a styled text as if they were its own objects, and
  // ends the program unless their first property is a reference.
  private let name: NSString
  public let pointSize: CGFloat
  private let weight: Weight

  private init(_ name: String, _ size: CGFloat, _ weight: Weight) {
    (self.name, pointSize, self.weight) = (NSString(string: name), size, weight)
    super.init()
  }

  /// Any name but the empty one is found.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(fontName, fontSize, .regular)
  }

  private static func system(
    _ size: CGFloat, _ weight: Weight = .regular, style: String = ""
  ) -> UIFont {
    UIFont(".AppleSystemUIFont" + style, size, weight)
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) }

  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(fontSize, weight)
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .bold)
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, style: "-Italic")
  }

  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    let font = system(style.pointSize, style == .headline ? .semibold : .regular)
    font.hasTextStyle = true
    return font
  }

  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }

  open class var labelFontSize: CGFloat { 17 }

  /// Whether this is the font of a text style, which has the line height that devices give it.
  fileprivate(set) var hasTextStyle = false

  /// The font as the measure of text sees it.
  var measure: TextFont { TextFont(size: Double(pointSize), hasTextStyle: hasTextStyle) }

  open var ascender: CGFloat { CGFloat(measure.ascender) }
  open var descender: CGFloat { ascender - lineHeight }
  open var lineHeight: CGFloat { CGFloat(measure.lineHeight) }
  open var leading: CGFloat { 0 }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return (name, pointSize, weight, hasTextStyle)
      == (other.name, other.pointSize, other.weight, other.hasTextStyle)
  }

  open override var hash: Int { pointSize.hashValue }
}

extension UIFont {
  /// How heavy the strokes are; widths here don't depend on it.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The size at the default setting of Dynamic Type.
    ///
    /// Source: Apple, *Human Interface Guidelines*, "Typography", large (default).
    var pointSize: CGFloat {
      switch self {
      case .extraLargeTitle: 36
      case .extraLargeTitle2: 28
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .subheadline: 15
      case .callout: 16
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }
}

/// A number with a name of its own, that numbers can be added to and taken from.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable where Self: RawRepresentable {
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// Generic, as Apple's are, so that the compiler prefers operators that a client declares.
extension _UIKitNumericRawRepresentable {
  public static func + (one: Self, change: RawValue) -> Self {
    Self(rawValue: one.rawValue + change) ?? one
  }
  public static func + (change: RawValue, one: Self) -> Self { one + change }
  public static func - (one: Self, change: RawValue) -> Self {
    Self(rawValue: one.rawValue - change) ?? one
  }
  public static func - (one: Self, other: Self) -> RawValue { one.rawValue - other.rawValue }
  public static func += (one: inout Self, change: RawValue) { one = one + change }
  public static func -= (one: inout Self, change: RawValue) { one = one - change }
}

extension UIFont.Weight: _UIKitNumericRawRepresentable {}
