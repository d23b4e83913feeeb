import LayoutMasonry
import LayoutUIKit
import Testing

@MainActor
@Suite("Attributes of a view")
struct AttributeTests {
  private typealias Kind = NSLayoutConstraint.Attribute

  @Test("are UIKit's attributes with other names")
  func names() {
    let view = UIView()
    let pairs: [(MASViewAttribute, NSLayoutConstraint.Attribute)] = [
      (view.mas_left, .left), (view.mas_right, .right), (view.mas_top, .top),
      (view.mas_bottom, .bottom), (view.mas_leading, .leading), (view.mas_trailing, .trailing),
      (view.mas_width, .width), (view.mas_height, .height), (view.mas_centerX, .centerX),
      (view.mas_centerY, .centerY), (view.mas_baseline, .lastBaseline),
      (view.mas_firstBaseline, .firstBaseline), (view.mas_lastBaseline, .lastBaseline),
      (view.mas_leftMargin, .leftMargin), (view.mas_rightMargin, .rightMargin),
      (view.mas_topMargin, .topMargin), (view.mas_bottomMargin, .bottomMargin),
      (view.mas_leadingMargin, .leadingMargin), (view.mas_trailingMargin, .trailingMargin),
      (view.mas_centerXWithinMargins, .centerXWithinMargins),
      (view.mas_centerYWithinMargins, .centerYWithinMargins),
      (view.mas_attribute(.width), .width),
    ]
    #expect(pairs.map(\.0.layoutAttribute) == pairs.map(\.1))
    #expect(pairs.allSatisfy { $0.0.view === view && $0.0.item === view })
    #expect(pairs.filter { $0.0.isSizeAttribute }.map(\.1) == [.width, .height, .width])
  }

  @Test("are equal if view and attribute are")
  func equality() {
    let view = UIView()
    #expect(view.mas_top == view.mas_top)
    #expect(view.mas_top.hash == view.mas_top.hash)
    #expect(view.mas_top != view.mas_bottom)
    #expect(view.mas_top != UIView().mas_top)
    #expect(!view.mas_top.isEqual(view))
  }

  @Test("each can begin a chain, and continue it")
  func chains() {
    let kinds: [NSLayoutConstraint.Attribute] = [
      .left, .top, .right, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .lastBaseline, .firstBaseline, .lastBaseline, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins,
    ]
    let started = Stage()
    started.make { make in
      let all = [
        make.left, make.top, make.right, make.bottom, make.leading, make.trailing, make.width,
        make.height, make.centerX, make.centerY, make.baseline, make.firstBaseline,
        make.lastBaseline, make.leftMargin, make.rightMargin, make.topMargin, make.bottomMargin,
        make.leadingMargin, make.trailingMargin, make.centerXWithinMargins,
        make.centerYWithinMargins,
      ]
      for constraint in all { constraint.equalTo(started.superview) }
    }
    #expect(started.made.map(\.firstAttribute) == kinds)
    let chained = Stage()
    chained.make { make in
      make.left.top.right.bottom.leading.trailing.width.height.centerX.centerY.baseline
        .firstBaseline.lastBaseline.leftMargin.rightMargin.topMargin.bottomMargin.leadingMargin
        .trailingMargin.centerXWithinMargins.centerYWithinMargins.equalTo(chained.superview)
    }
    #expect(chained.made.map(\.firstAttribute) == kinds)
    #expect(chained.made.map(\.secondAttribute) == kinds)
  }

  @Test("several at once have the library's order")
  func several() {
    let stage = Stage()
    stage.make { make in
      make.attributes([.bottom, .top, .baseline, .left]).equalTo(stage.superview)
    }
    #expect(stage.made.map(\.firstAttribute) == [.left, .top, .bottom, .lastBaseline])
  }

  @Test("a constraint can use the safe area as a whole, or one of its edges")
  func safeArea() {
    let stage = Stage()
    let view = stage.superview
    stage.make { make in
      make.edges.equalTo(view.mas_safeAreaLayoutGuide)
      make.top.equalTo(view.mas_safeAreaLayoutGuideBottom)
    }
    #expect(
      stage.equations == [
        "v.left = safeArea.left", "v.right = safeArea.right", "v.top = safeArea.top",
        "v.bottom = safeArea.bottom", "v.top = safeArea.bottom",
      ])
    let edges = [
      view.mas_safeAreaLayoutGuideLeading, view.mas_safeAreaLayoutGuideTrailing,
      view.mas_safeAreaLayoutGuideLeft, view.mas_safeAreaLayoutGuideRight,
      view.mas_safeAreaLayoutGuideTop, view.mas_safeAreaLayoutGuideWidth,
      view.mas_safeAreaLayoutGuideHeight, view.mas_safeAreaLayoutGuideCenterX,
      view.mas_safeAreaLayoutGuideCenterY,
    ]
    #expect(
      edges.map(\.layoutAttribute) == [
        .leading, .trailing, .left, .right, .top, .width, .height, .centerX, .centerY,
      ])
    #expect(edges.allSatisfy { $0.item === view.safeAreaLayoutGuide && $0.view === view })
  }

  @Test("a layout guide is reached through its owner")
  func guide() {
    let stage = Stage()
    let guide = UILayoutGuide()
    stage.superview.addLayoutGuide(guide)
    let inset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let superview = stage.superview
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: superview.topAnchor, constant: inset.top),
      guide.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: inset.left),
      guide.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -inset.bottom),
      guide.rightAnchor.constraint(equalTo: superview.rightAnchor, constant: -inset.right),
    ])
    stage.make { make in
      make.edges.equalTo(
        MASViewAttribute(view: superview, item: guide, layoutAttribute: .notAnAttribute))
    }
    #expect(stage.frame == [2, 1, 314, 476])
  }

  @Test("a controller's guides end at its bars")
  func bars() {
    let controller = UIViewController()
    let guides = [
      controller.mas_topLayoutGuide, controller.mas_topLayoutGuideTop,
      controller.mas_topLayoutGuideBottom, controller.mas_bottomLayoutGuide,
      controller.mas_bottomLayoutGuideTop, controller.mas_bottomLayoutGuideBottom,
    ]
    #expect(guides.map(\.layoutAttribute) == [.bottom, .top, .bottom, .top, .top, .bottom])
    let box = UIView()
    controller.view.addSubview(box)
    box.mas_makeConstraints { make in
      make.top.equalTo(controller.mas_topLayoutGuide)
      make.bottom.equalTo(controller.mas_bottomLayoutGuide)
      make.left.right.equalTo(controller.view)
    }
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    #expect(box.numbers == [0, 0, 320, 480])
  }
}
