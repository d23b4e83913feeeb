public import Foundation

extension UIView {
  /// Which margins and sizes change when the superview does.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How a view fills itself with its content.
  ///
  /// Kept, and without effect.
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit
    case scaleAspectFill
    case redraw
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight
  }

  /// The value of an intrinsic width or height that isn't there: -1.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// Asks `systemLayoutSizeFitting` for the smallest size.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// Asks `systemLayoutSizeFitting` for the largest size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

/// Whether a view's content follows the reading direction.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}
