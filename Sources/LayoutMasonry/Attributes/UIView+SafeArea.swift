// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import LayoutUIKit

extension UIView {
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
