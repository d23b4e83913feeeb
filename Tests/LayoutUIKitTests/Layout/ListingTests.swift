import Foundation
import LayoutUIKit
import Testing

@MainActor @Suite("The documents' programs")
struct ListingTests {
  @Test("Masonry's example: a view fills its superview, ten points in from every side")
  func inset() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view1 = UIView()
    view1.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view1)
    let padding = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    superview.addConstraints([
      NSLayoutConstraint(
        item: view1, attribute: .top, relatedBy: .equal, toItem: superview, attribute: .top,
        multiplier: 1.0, constant: padding.top),
      NSLayoutConstraint(
        item: view1, attribute: .left, relatedBy: .equal, toItem: superview, attribute: .left,
        multiplier: 1.0, constant: padding.left),
      NSLayoutConstraint(
        item: view1, attribute: .bottom, relatedBy: .equal, toItem: superview, attribute: .bottom,
        multiplier: 1.0, constant: -padding.bottom),
      NSLayoutConstraint(
        item: view1, attribute: .right, relatedBy: .equal, toItem: superview, attribute: .right,
        multiplier: 1, constant: -padding.right),
    ])
    superview.layoutIfNeeded()
    #expect(view1.numbers == [10, 10, 300, 460])
  }

  @Test("Neuburg's eight constraints follow the view that they are in when it grows")
  func eight() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let v1 = UIView(frame: CGRect(x: 100, y: 111, width: 132, height: 194))
    let v2 = UIView()
    let v3 = UIView()
    view.addSubview(v1)
    v1.addSubview(v2)
    v1.addSubview(v3)
    v2.translatesAutoresizingMaskIntoConstraints = false
    v3.translatesAutoresizingMaskIntoConstraints = false
    func tie(_ item: UIView, _ attribute: NSLayoutConstraint.Attribute, to view: UIView) {
      v1.addConstraint(
        NSLayoutConstraint(
          item: item, attribute: attribute, relatedBy: .equal, toItem: view, attribute: attribute,
          multiplier: 1, constant: 0))
    }
    func fix(_ item: UIView, _ attribute: NSLayoutConstraint.Attribute, _ length: CGFloat) {
      item.addConstraint(
        NSLayoutConstraint(
          item: item, attribute: attribute, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: length))
    }
    tie(v2, .leading, to: v1)
    tie(v2, .trailing, to: v1)
    tie(v2, .top, to: v1)
    fix(v2, .height, 10)
    fix(v3, .width, 20)
    fix(v3, .height, 20)
    tie(v3, .trailing, to: v1)
    tie(v3, .bottom, to: v1)
    view.layoutIfNeeded()
    #expect(v2.numbers == [0, 0, 132, 10])
    #expect(v3.numbers == [112, 174, 20, 20])
    v1.bounds.size.width += 40
    v1.bounds.size.height -= 50
    view.layoutIfNeeded()
    #expect(v1.numbers == [80, 136, 172, 144])
    #expect(v2.numbers == [0, 0, 172, 10])
    #expect(v3.numbers == [152, 124, 20, 20])
  }

  @Test("Neuburg's frames stay where they were set")
  func frames() {
    let v1 = UIView(frame: CGRect(x: 100, y: 111, width: 132, height: 194))
    let v3 = UIView(
      frame: CGRect(x: v1.bounds.width - 20, y: v1.bounds.height - 20, width: 20, height: 20))
    v1.addSubview(v3)
    #expect(v3.numbers == [112, 174, 20, 20])
    v1.bounds.size.width += 40
    v1.layoutIfNeeded()
    #expect(v3.numbers == [112, 174, 20, 20])
  }

  @Test("a view with an empty mask keeps its frame under Auto Layout")
  func emptyMask() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let label = UIView(frame: CGRect(x: 20, y: 20, width: 42, height: 22))
    label.autoresizingMask = []
    superview.addSubview(label)
    let other = superview.addFreeSubview()
    other.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8).isActive = true
    other.centerYAnchor.constraint(equalTo: label.centerYAnchor).isActive = true
    other.widthAnchor.constraint(equalToConstant: 10).isActive = true
    other.heightAnchor.constraint(equalToConstant: 10).isActive = true
    superview.layoutIfNeeded()
    #expect(label.numbers == [20, 20, 42, 22])
    #expect(label.center == CGPoint(x: 41, y: 31))
    #expect(other.numbers == [70, 26, 10, 10])
  }

  @Test("Big Nerd Ranch's aspect ratio: one and a half times as wide as high")
  func aspect() {
    let window = UIView(width: 320, height: 480)
    let imageView = window.addFreeSubview()
    let aspectConstraint = NSLayoutConstraint(
      item: imageView, attribute: .width, relatedBy: .equal, toItem: imageView,
      attribute: .height, multiplier: 1.5, constant: 0.0)
    aspectConstraint.isActive = true
    imageView.heightAnchor.constraint(equalToConstant: 100).isActive = true
    imageView.centerXAnchor.constraint(equalTo: window.centerXAnchor).isActive = true
    imageView.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(imageView.numbers == [85, 0, 150, 100])
  }
}
