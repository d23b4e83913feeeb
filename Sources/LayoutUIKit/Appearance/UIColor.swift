public import Foundation

/// A colour; nothing is drawn with it, but it compiles, compares and describes itself.
///
/// Apple's changes with dark mode, takes patterns and colour spaces, and finds `named:` colours in
/// an asset catalogue. This one is sRGB, always light, and any name gives a grey.
open class UIColor: NSObject, @unchecked Sendable {
  let red, green, blue, opacity: CGFloat
  /// Whether it was made of one white component, which its description shows.
  let isGray: Bool

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, opacity) = (red, green, blue, alpha)
    isGray = false
    super.init()
  }

  public init(white: CGFloat, alpha: CGFloat) {
    (red, green, blue, opacity) = (white, white, white, alpha)
    isGray = true
    super.init()
  }

  public convenience init(cgColor: CGColor) {
    self.init(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha)
  }

  /// There is no asset catalogue: every name but the empty one gives the same grey.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(white: 0.5, alpha: 1)
  }

  open var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: opacity) }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    isGray
      ? UIColor(white: red, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Nothing is drawn here, so nothing is set.
  open func setFill() {}

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return (red, green, blue, opacity) == (other.red, other.green, other.blue, other.opacity)
  }

  open override var hash: Int { [red, green, blue, opacity].hashValue }

  open override var description: String {
    func short(_ value: CGFloat) -> String {
      let rounded = (Double(value) * 1_000_000).rounded() / 1_000_000
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    guard !isGray else { return "UIExtendedGrayColorSpace \(short(red)) \(short(opacity))" }
    let parts = [red, green, blue, opacity].map(short).joined(separator: " ")
    return "UIExtendedSRGBColorSpace \(parts)"
  }
}

extension UIColor {
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
}

/// The system's colours in their light form.
///
/// Source: Apple, *Human Interface Guidelines*, "Color" (figures from 0 to 255).
extension UIColor {
  private static func light(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1
  ) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  public class var systemRed: UIColor { light(255, 59, 48) }
  public class var systemGreen: UIColor { light(52, 199, 89) }
  public class var systemBlue: UIColor { light(0, 122, 255) }
  public class var systemOrange: UIColor { light(255, 149, 0) }
  public class var systemYellow: UIColor { light(255, 204, 0) }
  public class var systemPink: UIColor { light(255, 45, 85) }
  public class var systemPurple: UIColor { light(175, 82, 222) }
  public class var systemTeal: UIColor { light(48, 176, 199) }
  public class var systemIndigo: UIColor { light(88, 86, 214) }
  public class var systemBrown: UIColor { light(162, 132, 94) }
  public class var systemMint: UIColor { light(0, 199, 190) }
  public class var systemCyan: UIColor { light(50, 173, 230) }
  public class var systemGray: UIColor { light(142, 142, 147) }
  public class var systemGray2: UIColor { light(174, 174, 178) }
  public class var systemGray3: UIColor { light(199, 199, 204) }
  public class var systemGray4: UIColor { light(209, 209, 214) }
  public class var systemGray5: UIColor { light(229, 229, 234) }
  public class var systemGray6: UIColor { light(242, 242, 247) }
  public class var tintColor: UIColor { light(0, 122, 255) }
  public class var label: UIColor { light(0, 0, 0) }
  public class var secondaryLabel: UIColor { light(60, 60, 67, 0.6) }
  public class var tertiaryLabel: UIColor { light(60, 60, 67, 0.3) }
  public class var quaternaryLabel: UIColor { light(60, 60, 67, 0.18) }
  public class var link: UIColor { light(0, 122, 255) }
  public class var placeholderText: UIColor { light(60, 60, 67, 0.3) }
  public class var separator: UIColor { light(60, 60, 67, 0.29) }
  public class var opaqueSeparator: UIColor { light(198, 198, 200) }
  public class var systemBackground: UIColor { light(255, 255, 255) }
  public class var secondarySystemBackground: UIColor { light(242, 242, 247) }
  public class var tertiarySystemBackground: UIColor { light(255, 255, 255) }
  public class var systemGroupedBackground: UIColor { light(242, 242, 247) }
  public class var secondarySystemGroupedBackground: UIColor { light(255, 255, 255) }
  public class var tertiarySystemGroupedBackground: UIColor { light(242, 242, 247) }
  public class var systemFill: UIColor { light(120, 120, 128, 0.2) }
  public class var secondarySystemFill: UIColor { light(120, 120, 128, 0.16) }
  public class var tertiarySystemFill: UIColor { light(118, 118, 128, 0.12) }
  public class var quaternarySystemFill: UIColor { light(116, 116, 128, 0.08) }
}

/// A colour as Core Graphics has it: red, green, blue and alpha from 0 to 1.
///
/// Apple's carries a colour space and patterns; this one is always sRGB.
public final class CGColor: Hashable, Sendable {
  let red, green, blue: CGFloat
  /// How opaque the colour is, from 0 to 1.
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public var components: [CGFloat]? { [red, green, blue, alpha] }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public static func == (one: CGColor, other: CGColor) -> Bool {
    (one.red, one.green, one.blue, one.alpha) == (other.red, other.green, other.blue, other.alpha)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine([red, green, blue, alpha])
  }
}
