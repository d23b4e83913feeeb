public import Foundation
import LayoutEngine

/// A font: a size, a weight and a name, and the declared measures that text gets from them.
///
/// There are no fonts on Linux. Apple's measures real glyphs; here a line is 1.2 times the point
/// size high and the baseline 0.95 times the size below its top, both rounded up to whole points,
/// whatever the weight or family; see ``TextMeasure`` for widths. The fonts of text styles have the
/// line heights of devices instead.
open class UIFont: NSObject, @unchecked Sendable {
  // Foundation on Linux compares the fonts of a styled text as if they were its own objects, and
  // ends the program unless their first property is a reference.
  private let name: NSString
  public let pointSize: CGFloat
  private let weight: Weight
  /// How the size depends on the one that a reader chose for texts.
  private let origin: Origin

  private enum Origin: Hashable {
    case fixed
    case style(TextStyle)
    case scaled(from: CGFloat, with: TextStyle, to: CGFloat)
  }

  private init(_ name: String, _ size: CGFloat, _ weight: Weight, _ origin: Origin = .fixed) {
    (self.name, pointSize, self.weight) = (NSString(string: name), size, weight)
    self.origin = origin
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
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(
      ".AppleSystemUIFont", style.pointSize(for: .inForce(traitCollection)),
      style == .headline ? .semibold : .regular, .style(style))
  }

  func scaled(
    from base: CGFloat, with style: TextStyle, to most: CGFloat, for category: UIContentSizeCategory
  ) -> UIFont {
    UIFont(
      name as String, min(style.scaled(base, for: category), most), weight,
      .scaled(from: base, with: style, to: most))
  }

  /// The same font at the size that the reader chose; itself if it doesn't follow any.
  var adjusted: UIFont {
    switch origin {
    case .fixed: self
    case .style(let style): .preferredFont(forTextStyle: style)
    case .scaled(let base, let style, let most):
      scaled(from: base, with: style, to: most, for: .inForce(nil))
    }
  }

  open class var labelFontSize: CGFloat { 17 }

  /// The font as the measure of text sees it.
  var measure: TextFont {
    var font = TextFont(size: Double(pointSize))
    if case .style = origin { font.hasTextStyle = true }
    return font
  }

  open var ascender: CGFloat { CGFloat(measure.ascender) }
  open var descender: CGFloat { ascender - lineHeight }
  open var lineHeight: CGFloat { CGFloat(measure.lineHeight) }
  open var leading: CGFloat { 0 }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return (name, pointSize, weight, origin)
      == (other.name, other.pointSize, other.weight, other.origin)
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

    /// The size of the font; the two largest titles have one for all readers here.
    func pointSize(for category: UIContentSizeCategory) -> CGFloat {
      switch self {
      case .extraLargeTitle: 36
      case .extraLargeTitle2: 28
      default: CGFloat(measured.size(for: category.measured))
      }
    }

    /// The style that the measure of text knows by another name.
    static func of(_ style: LayoutEngine.TextStyle) -> TextStyle {
      switch style {
      case .largeTitle: .largeTitle
      case .title1: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .body: .body
      case .callout: .callout
      case .subheadline: .subheadline
      case .footnote: .footnote
      case .caption1: .caption1
      case .caption2: .caption2
      }
    }

    private var measured: LayoutEngine.TextStyle {
      LayoutEngine.TextStyle.allCases.first { .of($0) == self } ?? .body
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
