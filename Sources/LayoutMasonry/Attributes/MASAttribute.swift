import LayoutUIKit

/// Several attributes at once, for `make.attributes([.top, .left])`.
public struct MASAttribute: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  private init(_ attribute: NSLayoutConstraint.Attribute) { rawValue = 1 << attribute.rawValue }

  public static let left = MASAttribute(.left)
  public static let top = MASAttribute(.top)
  public static let right = MASAttribute(.right)
  public static let bottom = MASAttribute(.bottom)
  public static let leading = MASAttribute(.leading)
  public static let trailing = MASAttribute(.trailing)
  public static let width = MASAttribute(.width)
  public static let height = MASAttribute(.height)
  public static let centerX = MASAttribute(.centerX)
  public static let centerY = MASAttribute(.centerY)
  public static let baseline = MASAttribute(.lastBaseline)
  public static let firstBaseline = MASAttribute(.firstBaseline)
  public static let lastBaseline = MASAttribute(.lastBaseline)
  public static let leftMargin = MASAttribute(.leftMargin)
  public static let rightMargin = MASAttribute(.rightMargin)
  public static let topMargin = MASAttribute(.topMargin)
  public static let bottomMargin = MASAttribute(.bottomMargin)
  public static let leadingMargin = MASAttribute(.leadingMargin)
  public static let trailingMargin = MASAttribute(.trailingMargin)
  public static let centerXWithinMargins = MASAttribute(.centerXWithinMargins)
  public static let centerYWithinMargins = MASAttribute(.centerYWithinMargins)

  /// The attributes in the order in which the library makes constraints of them.
  var members: [NSLayoutConstraint.Attribute] {
    Self.order.filter { contains(MASAttribute($0)) }
  }

  private static let order: [NSLayoutConstraint.Attribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    .firstBaseline, .lastBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
    .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
  ]
}
