import Foundation
import LayoutUIKit
import Testing

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
