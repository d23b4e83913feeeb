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

/// What a layout library asks of a size, on whatever platform it is.
@MainActor private protocol SizeLike {
  func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint
  func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint
}

/// The same of any anchor.
@MainActor private protocol AnchorLike {
  associatedtype Kind: AnyObject
  func constraint(equalTo anchor: NSLayoutAnchor<Kind>) -> NSLayoutConstraint
}

extension NSLayoutDimension: SizeLike {}
extension NSLayoutAnchor: AnchorLike {}

@MainActor @Suite("Anchors' methods as Apple declares them")
struct PlainAnchorTests {
  let red = UIView()
  let blue = UIView()

  @Test("they meet a protocol that asks for them")
  func protocols() {
    func wide(_ size: some SizeLike) -> [NSLayoutConstraint] {
      [
        size.constraint(equalToConstant: 20),
        size.constraint(lessThanOrEqualTo: blue.heightAnchor, multiplier: 2, constant: 3),
      ]
    }
    func tied<Anchor: AnchorLike>(
      _ anchor: Anchor, to other: NSLayoutAnchor<Anchor.Kind>
    ) -> NSLayoutConstraint { anchor.constraint(equalTo: other) }

    let sizes = wide(red.widthAnchor)
    #expect(sizes[0].constant == 20)
    #expect(sizes[0].secondItem == nil)
    #expect(sizes[1].firstAttribute == .width)
    #expect(sizes[1].secondAttribute == .height)
    #expect(sizes[1].relation == .lessThanOrEqual)
    #expect([sizes[1].multiplier, sizes[1].constant] == [2, 3])
    let tie = tied(red.topAnchor, to: blue.bottomAnchor)
    #expect(tie.firstAnchor == red.topAnchor)
    #expect(tie.secondAnchor == blue.bottomAnchor)
  }

  @Test("they can be named without a call")
  func values() {
    let tie = red.leadingAnchor.constraint(equalTo:)
    let apart: (NSLayoutXAxisAnchor, CGFloat) -> NSLayoutConstraint =
      red.trailingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)
    let sizes = [red.widthAnchor, red.heightAnchor]
      .map(NSLayoutDimension.constraint(equalToConstant:)).map { $0(8) }
    let spans = [1, 2].map(red.widthAnchor.constraint(greaterThanOrEqualToConstant:))
    #expect(tie(blue.leadingAnchor).secondAnchor == blue.leadingAnchor)
    #expect(apart(blue.leadingAnchor, 2).constant == 16)
    #expect(sizes.map(\.firstAttribute) == [.width, .height])
    #expect(sizes.map(\.constant) == [8, 8])
    #expect(spans.map(\.constant) == [1, 2])
  }

  @Test("a call knows its line, whichever method it is of")
  func lines() {
    let line = #line
    let calls = [
      red.leadingAnchor.constraint(equalTo: blue.leadingAnchor),
      red.topAnchor.constraint(equalTo: blue.topAnchor, constant: 8),
      red.widthAnchor.constraint(equalToConstant: 8),
      red.widthAnchor.constraint(equalTo: blue.widthAnchor),
      red.widthAnchor.constraint(equalTo: blue.widthAnchor, multiplier: 2),
      red.topAnchor.constraint(equalToSystemSpacingBelow: blue.topAnchor, multiplier: 1),
      red.leftAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: blue.leftAnchor, multiplier: 1),
    ]
    #expect(calls.map { Int($0.form.place.line) } == (2...8).map { line + $0 })
  }
}
