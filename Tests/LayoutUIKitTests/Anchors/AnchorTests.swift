import Foundation
import LayoutUIKit
import Testing

@MainActor @Suite("Anchors")
struct AnchorTests {
  let view = UIView(width: 300, height: 200)
  let red: UIView

  init() { red = view.addFreeSubview() }

  @Test("an anchor is equal to another of the same item and attribute")
  func equality() {
    let tie = red.leadingAnchor.constraint(equalTo: view.trailingAnchor)
    #expect(red.leadingAnchor == red.leadingAnchor)
    #expect(red.leadingAnchor != red.leftAnchor)
    #expect(tie.firstAnchor == red.leadingAnchor)
    #expect(tie.secondAnchor == view.trailingAnchor)
  }

  @Test("a constraint tells what it was made of")
  func parts() {
    let tie = red.widthAnchor.constraint(
      lessThanOrEqualTo: view.heightAnchor, multiplier: 0.5, constant: -3)
    #expect(tie.firstItem === red)
    #expect(tie.secondItem === view)
    #expect(tie.firstAttribute == .width)
    #expect(tie.secondAttribute == .height)
    #expect(tie.relation == .lessThanOrEqual)
    #expect(tie.multiplier == 0.5)
    #expect(tie.constant == -3)
    #expect(tie.priority == .required)
    #expect(tie.identifier == nil)
    #expect(!tie.isActive)
    #expect(NSLayoutConstraint.Attribute.baseline == .lastBaseline)
  }

  @Test("the system's spacing is 8 points, times a multiplier")
  func spacing() {
    let right = red.leadingAnchor.constraint(
      equalToSystemSpacingAfter: view.leadingAnchor, multiplier: 2)
    let below = red.topAnchor.constraint(
      greaterThanOrEqualToSystemSpacingBelow: view.topAnchor, multiplier: 1.5)
    #expect(right.constant == 16)
    #expect(below.constant == 12)
    #expect(below.relation == .greaterThanOrEqual)
  }

  @Test("below a baseline of text it is a line of the larger font, times a multiplier")
  func baselineSpacing() {
    let (title, note) = (UILabel(), UILabel())
    title.font = .systemFont(ofSize: 30)
    let below = note.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1.5)
    #expect(below.constant == title.font.lineHeight * 1.5)
    let column = UIStackView(arrangedSubviews: [title, note])
    column.axis = .vertical
    let after = red.firstBaselineAnchor.constraint(
      greaterThanOrEqualToSystemSpacingBelow: column.lastBaselineAnchor, multiplier: 1)
    #expect(after.constant == note.font.lineHeight)
    let plain = red.topAnchor.constraint(
      lessThanOrEqualToSystemSpacingBelow: view.firstBaselineAnchor, multiplier: 1)
    #expect(plain.constant == 8)
  }

  @Test("raw values are Apple's")
  func rawValues() {
    #expect(NSLayoutConstraint.Attribute.notAnAttribute.rawValue == 0)
    #expect(NSLayoutConstraint.Attribute.left.rawValue == 1)
    #expect(NSLayoutConstraint.Attribute.lastBaseline.rawValue == 11)
    #expect(NSLayoutConstraint.Attribute.centerYWithinMargins.rawValue == 20)
    #expect(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue == -1)
    #expect(NSLayoutConstraint.FormatOptions.alignAllTop.rawValue == 8)
    #expect(UILayoutPriority.defaultHigh.rawValue == 750)
    #expect(UILayoutPriority.dragThatCanResizeScene.rawValue == 510)
    #expect(UIView.AutoresizingMask.flexibleBottomMargin.rawValue == 32)
  }

  @Test("without a second item the multiplier reads 1")
  func multiplier() {
    let tie = NSLayoutConstraint(
      item: red, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 0, constant: 40)
    #expect(tie.multiplier == 1)
    tie.isActive = true
    view.layoutIfNeeded()
    #expect(red.frame.width == 40)
  }

  @Test("numbers can be added to priorities and taken from them")
  func priorities() {
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(1.5 + UILayoutPriority.defaultLow == UILayoutPriority(251.5))
    #expect(UILayoutPriority.required - UILayoutPriority.defaultHigh == 250 as Float)
    var priority = UILayoutPriority.defaultLow
    priority += 2
    priority -= 1
    #expect(priority.rawValue == 251)
    #expect(UIFont.Weight.bold - 0.1 < .bold)
  }

  @Test("an optional that is empty is no second item")
  func emptyOptional() {
    let missing: UIView? = nil
    let tie = NSLayoutConstraint(
      item: red, attribute: .width, relatedBy: .equal, toItem: missing, attribute: .width,
      multiplier: 1, constant: 40)
    #expect(tie.secondItem == nil)
    #expect(tie.secondAttribute == .notAnAttribute)
  }
}
