import LayoutMasonry
import LayoutUIKit
import Testing

@MainActor
@Suite("Every form of the README states its equations")
struct FormTests {
  /// A form in Swift, about the view `v` of a stage.
  private typealias Written = (MASConstraintMaker, Stage) -> Void

  private static let padding = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  private static let buttonSize = CGSize(width: 200, height: 200)

  private static let relations: [String: Written] = [
    "mf-top-offset": { make, stage in
      make.top.equalTo(stage.superview.mas_top).with.offset(padding.top)
    },
    "mf-bottom-offset": { make, stage in
      make.bottom.equalTo(stage.superview.mas_bottom).with.offset(-padding.bottom)
    },
    "mf-le-attr": { make, stage in make.centerX.lessThanOrEqualTo(stage.view2.mas_left) },
    "mf-ge-view-attr": { make, stage in make.left.greaterThanOrEqualTo(stage.label.mas_left) },
    "mf-width-ge": { make, _ in make.width.greaterThanOrEqualTo(200) },
    "mf-width-le": { make, _ in make.width.lessThanOrEqualTo(400) },
    "mf-left-le-10": { make, _ in make.left.lessThanOrEqualTo(10) },
    "mf-top-42": { make, _ in make.top.mas_equalTo(42) },
    "mf-array-attrs": { make, stage in
      make.height.equalTo([stage.view1.mas_height, stage.view2.mas_height])
    },
    "mf-array-views": { make, stage in make.height.equalTo([stage.view1, stage.view2]) },
    "mf-array-mixed": { make, stage in
      make.left.equalTo([stage.view1, 100, stage.view3.mas_right])
    },
    "mf-chain": { make, stage in make.left.right.and.bottom.equalTo(stage.superview) },
    "mf-chain-top": { make, stage in make.top.equalTo(stage.otherView) },
    "mf-divided": { make, stage in make.width.equalTo(stage.superview).dividedBy(4) },
  ]

  private static let priorities: [String: Written] = [
    "mf-prio-low": { make, stage in
      make.left.greaterThanOrEqualTo(stage.label.mas_left).with.priorityLow()
    },
    "mf-prio-600": { make, stage in
      make.top.equalTo(stage.label.mas_top).with.priority(600)
    },
    "mf-prio-medium": { make, _ in make.width.equalTo(1).priorityMedium() },
    "mf-prio-high": { make, _ in make.width.equalTo(1).priorityHigh() },
  ]

  private static let composites: [String: Written] = [
    "mf-edges-insets": { make, stage in
      make.edges.equalTo(stage.superview).with.insets(padding)
    },
    "mf-size": { make, _ in make.size.mas_equalTo(CGSize(width: 50, height: 100)) },
    "mf-edges-struct": { make, _ in
      make.edges.mas_equalTo(UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0))
    },
    "mf-edges-view2": { make, stage in make.edges.equalTo(stage.view2) },
    "mf-edges-5-10-15-20": { make, stage in
      make.edges.equalTo(stage.superview)
        .insets(UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20))
    },
    "mf-size-ge": { make, stage in make.size.greaterThanOrEqualTo(stage.titleLabel) },
    "mf-sizeOffset": { make, stage in
      make.size.equalTo(stage.superview).sizeOffset(CGSize(width: 100, height: -50))
    },
    "mf-center": { make, stage in make.center.equalTo(stage.button1) },
    "mf-update-center": { make, stage in make.center.equalTo(stage.superview) },
    "mf-update-le": { make, stage in make.width.lessThanOrEqualTo(stage.superview) },
    "mf-remake-square": { make, _ in
      make.width.equalTo(buttonSize.width)
      make.height.equalTo(buttonSize.height)
    },
  ]

  private static let written = relations.merging(priorities) { $1 }.merging(composites) { $1 }

  /// The names that the vectors give to the superview, and what adds nothing.
  private static func normal(_ equation: String) -> String {
    let text = equation.replacing("Superview.", with: "superview.")
      .replacing("self.", with: "superview.")
    for nothing in [" + 0", " - 0"] where text.hasSuffix(nothing) {
      return String(text.dropLast(nothing.count))
    }
    return text
  }

  @Test("each of the 29 forms has one in Swift, and no other has")
  func completeness() {
    #expect(MasonryVectors.forms.count == 29)
    #expect(MasonryVectors.forms.map(\.id).sorted() == Self.written.keys.sorted())
  }

  @Test("in the order of the library", arguments: MasonryVectors.forms)
  func equations(form: MasonryVectors.Form) throws {
    let write = try #require(Self.written[form.id])
    let stage = Stage()
    stage.make { write($0, stage) }
    #expect(stage.equations == form.equations.map(Self.normal))
  }
}

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

@MainActor
@Suite("Views in an array")
struct ArrayTests {
  private func stage() -> (Stage, [UIView]) {
    let stage = Stage(width: 320, height: 480)
    return (stage, [stage.view1, stage.view2, stage.view3])
  }

  @Test("all get the same constraints, which can be updated and remade")
  func making() {
    let (stage, views) = stage()
    #expect(views.mas_makeConstraints { $0.height.equalTo(10) }.count == 3)
    views.mas_updateConstraints { $0.height.equalTo(20) }
    #expect(
      stage.equations == ["view1.height = 20", "view2.height = 20", "view3.height = 20"])
    [stage.view1, stage.button1].mas_remakeConstraints { $0.width.equalTo(5) }
    #expect(
      stage.equations == [
        "view2.height = 20", "view3.height = 20", "view1.width = 5", "button1.width = 5",
      ])
  }

  @Test("stand in a row with the same gap: 3 times 90, and 10 between")
  func fixedSpacing() {
    let (stage, views) = stage()
    views.mas_distributeViewsAlongAxis(
      .horizontal, withFixedSpacing: 10, leadSpacing: 10, tailSpacing: 20)
    stage.superview.layoutIfNeeded()
    // 320 - 10 - 20 - 2 * 10 = 270, shared by three.
    #expect(views.map { $0.frame.minX } == [10, 110, 210])
    #expect(views.map { $0.frame.width } == [90, 90, 90])
  }

  @Test("stand one below the other with the same gap")
  func fixedSpacingDown() {
    let (stage, views) = stage()
    views.mas_distributeViewsAlongAxis(
      .vertical, withFixedSpacing: 30, leadSpacing: 0, tailSpacing: 0)
    stage.superview.layoutIfNeeded()
    #expect(views.map { $0.frame.minY } == [0, 170, 340])
    #expect(views.map { $0.frame.height } == [140, 140, 140])
  }

  @Test("stand in a row with the same length, and gaps that share the rest")
  func fixedLength() {
    let (stage, views) = stage()
    views.mas_distributeViewsAlongAxis(
      .horizontal, withFixedItemLength: 60, leadSpacing: 10, tailSpacing: 10)
    stage.superview.layoutIfNeeded()
    #expect(views.map { $0.frame.minX } == [10, 130, 250])
    #expect(views.map { $0.frame.width } == [60, 60, 60])
  }

  @Test("stand one below the other with the same length, between unequal ends")
  func fixedLengthDown() {
    let (stage, views) = stage()
    views.mas_distributeViewsAlongAxis(
      .vertical, withFixedItemLength: 100, leadSpacing: 0, tailSpacing: 40)
    stage.superview.layoutIfNeeded()
    #expect(views.map { $0.frame.minY } == [0, 170, 340])
    #expect(views.map { $0.frame.height } == [100, 100, 100])
  }
}
