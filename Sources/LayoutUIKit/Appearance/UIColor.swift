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
