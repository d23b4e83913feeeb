import Foundation
import LayoutUIKit
import Testing

@MainActor @Suite("Constraints as UIKit prints them")
struct DescriptionTests {
  let superview = UIView(width: 320, height: 480)
  let one: UIView
  let two: UIView

  init() {
    one = superview.addFreeSubview()
    two = superview.addFreeSubview()
  }

  /// The description of a constraint once it is active, with every address as 0x.
  private func text(_ constraint: NSLayoutConstraint) -> String {
    constraint.isActive = true
    return constraint.description.withoutAddresses
  }

  @Test("a size and a number")
  func size() {
    let width = one.widthAnchor.constraint(equalToConstant: 40)
    #expect(
      width.description.withoutAddresses
        == "<NSLayoutConstraint:0x UIView:0x.width == 40   (inactive)>")
    #expect(text(width) == "<NSLayoutConstraint:0x UIView:0x.width == 40   (active)>")
    #expect(
      text(one.heightAnchor.constraint(greaterThanOrEqualToConstant: 94.33333333))
        == "<NSLayoutConstraint:0x UIView:0x.height >= 94.3333   (active)>")
  }

  @Test("gaps to the superview")
  func edges() {
    #expect(
      text(one.topAnchor.constraint(equalTo: superview.topAnchor, constant: 8))
        == "<NSLayoutConstraint:0x V:|-(8)-[UIView:0x]   (active, names: '|':UIView:0x )>")
    #expect(
      text(one.leadingAnchor.constraint(greaterThanOrEqualTo: superview.leadingAnchor))
        == "<NSLayoutConstraint:0x H:|-(>=0)-[UIView:0x]   (active, names: '|':UIView:0x )>")
    #expect(
      text(one.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 20))
        == "<NSLayoutConstraint:0x H:|-(20)-[UIView:0x](LTR)   (active, names: '|':UIView:0x )>")
    #expect(
      text(superview.trailingAnchor.constraint(equalTo: one.trailingAnchor, constant: 9))
        == "<NSLayoutConstraint:0x H:[UIView:0x]-(9)-|   (active, names: '|':UIView:0x )>")
  }

  @Test("gaps between siblings")
  func siblings() {
    #expect(
      text(two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8))
        == "<NSLayoutConstraint:0x H:[UIView:0x]-(8)-[UIView:0x]   (active)>")
    #expect(
      text(two.topAnchor.constraint(greaterThanOrEqualTo: one.bottomAnchor, constant: 11))
        == "<NSLayoutConstraint:0x V:[UIView:0x]-(>=11)-[UIView:0x]   (active)>")
  }

  @Test("everything else is an equation")
  func equations() {
    #expect(
      text(one.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -10))
        == "<NSLayoutConstraint:0x UIView:0x.bottom == UIView:0x.bottom - 10   (active)>")
    #expect(
      text(one.widthAnchor.constraint(equalTo: two.widthAnchor, multiplier: 0.4, constant: 1))
        == "<NSLayoutConstraint:0x UIView:0x.width == 0.4*UIView:0x.width + 1   (active)>")
    #expect(
      text(one.topAnchor.constraint(equalTo: superview.safeAreaLayoutGuide.topAnchor))
        == "<NSLayoutConstraint:0x UIView:0x.top == "
        + "UILayoutGuide:0x'UIViewSafeAreaLayoutGuide'.top   (active)>")
  }

  @Test("identifiers, priorities and named views are told")
  func names() {
    one.accessibilityIdentifier = "Red"
    let width = one.widthAnchor.constraint(equalToConstant: 40)
    width.identifier = "card width"
    width.priority = UILayoutPriority(251)
    #expect(
      text(width)
        == "<NSLayoutConstraint:0x 'card width' Red.width == 40 priority:251   "
        + "(active, names: Red:0x )>")
    superview.accessibilityIdentifier = "Superview"
    #expect(
      text(one.topAnchor.constraint(equalTo: superview.topAnchor, constant: 8))
        == "<NSLayoutConstraint:0x V:|-(8)-[Red]   "
        + "(active, names: Red:0x, Superview:0x, '|':Superview:0x )>")
  }

  @Test("views, guides and anchors")
  func others() {
    one.frame = CGRect(x: 20, y: 20, width: 42.5, height: 22)
    one.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    #expect(
      one.description.withoutAddresses
        == "<UIView: 0x; frame = (20 20; 42.5 22); autoresize = W+H; layer = <CALayer: 0x>>")
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    two.addLayoutGuide(guide)
    #expect(
      guide.description.withoutAddresses
        == "<UILayoutGuide: 0x - \"gap\", layoutFrame = {{0, 0}, {0, 0}}, owningView = "
        + "<UIView: 0x; frame = (0 0; 0 0); layer = <CALayer: 0x>>>")
    #expect(
      guide.topAnchor.description.withoutAddresses
        == "<NSLayoutYAxisAnchor:0x \"UILayoutGuide:0x'gap'.top\">")
  }
}
