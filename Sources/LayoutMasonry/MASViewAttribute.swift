// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import LayoutUIKit

/// One attribute of a view, or of something that belongs to it.
@preconcurrency @MainActor
public final class MASViewAttribute: NSObject {
  /// The view for which the common superview is searched.
  public private(set) weak var view: UIView?
  /// The item of the constraint: the view, or one of its guides.
  public private(set) weak var item: AnyObject?
  /// The attribute; `notAnAttribute` means the attribute of the other item.
  public let layoutAttribute: NSLayoutConstraint.Attribute

  public convenience init(view: UIView?, layoutAttribute: NSLayoutConstraint.Attribute) {
    self.init(view: view, item: view, layoutAttribute: layoutAttribute)
  }

  public init(view: UIView?, item: AnyObject?, layoutAttribute: NSLayoutConstraint.Attribute) {
    self.view = view
    self.item = item
    self.layoutAttribute = layoutAttribute
    super.init()
  }

  /// Whether it is a width or a height, which can be equal to a number.
  public var isSizeAttribute: Bool { layoutAttribute == .width || layoutAttribute == .height }

  public override nonisolated func isEqual(_ object: Any?) -> Bool {
    MainActor.assumeIsolated {
      guard let other = object as? MASViewAttribute else { return false }
      return other.view === view && other.layoutAttribute == layoutAttribute
    }
  }

  public override nonisolated var hash: Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      hasher.combine(view.map { ObjectIdentifier($0) })
      hasher.combine(layoutAttribute)
      return hasher.finalize()
    }
  }
}

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

extension UIView {
  public var mas_left: MASViewAttribute { mas_attribute(.left) }
  public var mas_top: MASViewAttribute { mas_attribute(.top) }
  public var mas_right: MASViewAttribute { mas_attribute(.right) }
  public var mas_bottom: MASViewAttribute { mas_attribute(.bottom) }
  public var mas_leading: MASViewAttribute { mas_attribute(.leading) }
  public var mas_trailing: MASViewAttribute { mas_attribute(.trailing) }
  public var mas_width: MASViewAttribute { mas_attribute(.width) }
  public var mas_height: MASViewAttribute { mas_attribute(.height) }
  public var mas_centerX: MASViewAttribute { mas_attribute(.centerX) }
  public var mas_centerY: MASViewAttribute { mas_attribute(.centerY) }
  public var mas_baseline: MASViewAttribute { mas_attribute(.lastBaseline) }
  public var mas_firstBaseline: MASViewAttribute { mas_attribute(.firstBaseline) }
  public var mas_lastBaseline: MASViewAttribute { mas_attribute(.lastBaseline) }
  public var mas_leftMargin: MASViewAttribute { mas_attribute(.leftMargin) }
  public var mas_rightMargin: MASViewAttribute { mas_attribute(.rightMargin) }
  public var mas_topMargin: MASViewAttribute { mas_attribute(.topMargin) }
  public var mas_bottomMargin: MASViewAttribute { mas_attribute(.bottomMargin) }
  public var mas_leadingMargin: MASViewAttribute { mas_attribute(.leadingMargin) }
  public var mas_trailingMargin: MASViewAttribute { mas_attribute(.trailingMargin) }
  public var mas_centerXWithinMargins: MASViewAttribute { mas_attribute(.centerXWithinMargins) }
  public var mas_centerYWithinMargins: MASViewAttribute { mas_attribute(.centerYWithinMargins) }

  public func mas_attribute(_ attribute: NSLayoutConstraint.Attribute) -> MASViewAttribute {
    MASViewAttribute(view: self, layoutAttribute: attribute)
  }

  /// The area that no bar covers; the constraint uses the attribute of the other item.
  public var mas_safeAreaLayoutGuide: MASViewAttribute { safeArea(.notAnAttribute) }
  public var mas_safeAreaLayoutGuideLeading: MASViewAttribute { safeArea(.leading) }
  public var mas_safeAreaLayoutGuideTrailing: MASViewAttribute { safeArea(.trailing) }
  public var mas_safeAreaLayoutGuideLeft: MASViewAttribute { safeArea(.left) }
  public var mas_safeAreaLayoutGuideRight: MASViewAttribute { safeArea(.right) }
  public var mas_safeAreaLayoutGuideTop: MASViewAttribute { safeArea(.top) }
  public var mas_safeAreaLayoutGuideBottom: MASViewAttribute { safeArea(.bottom) }
  public var mas_safeAreaLayoutGuideWidth: MASViewAttribute { safeArea(.width) }
  public var mas_safeAreaLayoutGuideHeight: MASViewAttribute { safeArea(.height) }
  public var mas_safeAreaLayoutGuideCenterX: MASViewAttribute { safeArea(.centerX) }
  public var mas_safeAreaLayoutGuideCenterY: MASViewAttribute { safeArea(.centerY) }

  private func safeArea(_ attribute: NSLayoutConstraint.Attribute) -> MASViewAttribute {
    MASViewAttribute(view: self, item: safeAreaLayoutGuide, layoutAttribute: attribute)
  }
}

extension UIViewController {
  /// Where the bars at the top end.
  public var mas_topLayoutGuide: MASViewAttribute { mas_topLayoutGuideBottom }
  public var mas_topLayoutGuideTop: MASViewAttribute { guide(topLayoutGuide, .top) }
  public var mas_topLayoutGuideBottom: MASViewAttribute { guide(topLayoutGuide, .bottom) }
  /// Where the bars at the bottom begin.
  public var mas_bottomLayoutGuide: MASViewAttribute { mas_bottomLayoutGuideTop }
  public var mas_bottomLayoutGuideTop: MASViewAttribute { guide(bottomLayoutGuide, .top) }
  public var mas_bottomLayoutGuideBottom: MASViewAttribute { guide(bottomLayoutGuide, .bottom) }

  private func guide(
    _ item: any UILayoutSupport, _ attribute: NSLayoutConstraint.Attribute
  ) -> MASViewAttribute {
    MASViewAttribute(view: view, item: item, layoutAttribute: attribute)
  }
}
