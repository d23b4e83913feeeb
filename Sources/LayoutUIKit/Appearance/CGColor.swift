public import Foundation

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
