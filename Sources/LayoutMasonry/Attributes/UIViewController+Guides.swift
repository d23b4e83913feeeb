// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import LayoutUIKit

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
