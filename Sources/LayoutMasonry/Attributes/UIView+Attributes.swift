// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import LayoutUIKit

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

  /// The attribute of the view that UIKit knows by this name.
  public func mas_attribute(_ attribute: NSLayoutConstraint.Attribute) -> MASViewAttribute {
    MASViewAttribute(view: self, layoutAttribute: attribute)
  }
}
