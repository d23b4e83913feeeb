import LayoutMasonry
import LayoutUIKit
import Testing

@MainActor
@Suite("The scenes of Masonry's README")
struct ReadmeSceneTests {
  private static let padding = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// The inset of 10 in the spellings of the README, which all mean the same frame.
  private static let insets: [@MainActor (UIView, UIView) -> Void] = [
    { view, superview in
      view.mas_makeConstraints { make in
        make.top.equalTo(superview.mas_top).with.offset(padding.top)
        make.left.equalTo(superview.mas_left).with.offset(padding.left)
        make.bottom.equalTo(superview.mas_bottom).with.offset(-padding.bottom)
        make.right.equalTo(superview.mas_right).with.offset(-padding.right)
      }
    },
    { view, superview in
      view.mas_makeConstraints { $0.edges.equalTo(superview).with.insets(padding) }
    },
    { view, _ in view.mas_makeConstraints { $0.edges.mas_equalTo(padding) } },
    { view, superview in
      view.mas_makeConstraints { make in
        make.left.right.and.top.bottom.equalTo(superview).inset(10)
      }
    },
    { view, superview in
      view.mas_makeConstraints { make in
        make.center.equalTo(superview)
        make.size.equalTo(superview).sizeOffset(CGSize(width: -20, height: -20))
      }
    },
  ]

  @Test("an inset of 10, in every spelling", arguments: 0..<5)
  func inset(spelling: Int) {
    #expect(Self.insets.count == 5)
    let stage = Stage()
    Self.insets[spelling](stage.v, stage.superview)
    #expect(stage.frame == [10, 10, 300, 460])
  }

  @Test("the wrong signs make the view 320 by 480 at (10, 10)")
  func wrongSigns() {
    let stage = Stage()
    stage.make { $0.edges.equalTo(stage.superview).offset(10) }
    #expect(stage.frame == [10, 10, 320, 480])
  }

  @Test("structures and numbers give the vectors' frames")
  func figures() throws {
    let scenes: [(String, CGSize, (MASConstraintMaker, Stage) -> Void)] = [
      (
        "seed2-insets-5-10-15-20", CGSize(width: 320, height: 480),
        { make, stage in
          make.edges.equalTo(stage.superview)
            .insets(UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20))
        }
      ),
      (
        "seed2-sizeOffset", CGSize(width: 200, height: 300),
        { make, stage in
          make.size.equalTo(stage.superview).sizeOffset(CGSize(width: 100, height: -50))
          make.left.top.equalTo(stage.superview)
        }
      ),
      (
        "seed2-edges-10-0", CGSize(width: 320, height: 480),
        { make, _ in
          make.edges.mas_equalTo(UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0))
        }
      ),
      (
        "seed2-numbers", CGSize(width: 320, height: 480),
        { make, _ in
          make.top.mas_equalTo(42)
          make.height.mas_equalTo(20)
          make.left.equalTo(10)
          make.width.equalTo(50)
        }
      ),
      (
        "seed2-size", CGSize(width: 320, height: 480),
        { make, stage in
          make.size.mas_equalTo(CGSize(width: 50, height: 100))
          make.left.top.equalTo(stage.superview)
        }
      ),
    ]
    for (id, size, write) in scenes {
      let stage = Stage(width: size.width, height: size.height)
      stage.make { write($0, stage) }
      #expect(try stage.frame == MasonryVectors.frames(id)["v"], "\(id)")
    }
  }

  @Test("insets as the offset of a left edge use only their left member")
  func leftOffset() throws {
    let stage = Stage()
    stage.view1.frame = CGRect(x: 40, y: 0, width: 10, height: 10)
    stage.make { make in
      make.left.mas_equalTo(stage.view1)
        .mas_offset(UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0))
      make.top.equalTo(stage.superview)
      make.size.equalTo(5)
    }
    #expect(try stage.frame == MasonryVectors.frames("seed2-left-offset-insets")["v"])
  }

  @Test(
    "a width between 200 and 400 is optionally equal to the superview's", arguments: [320, 600])
  func limits(width: CGFloat) throws {
    let stage = Stage(width: width)
    stage.make { make in
      make.width.greaterThanOrEqualTo(200)
      make.width.lessThanOrEqualTo(400)
      make.width.equalTo(stage.superview).priorityHigh()
      make.left.top.equalTo(stage.superview)
      make.height.equalTo(10)
    }
    #expect(try stage.frame == MasonryVectors.frames("seed2-minmax-\(Int(width))")["v"])
  }

  @Test("with the two limits alone, the width is ambiguous")
  func limitsAlone() {
    let stage = Stage()
    stage.make { make in
      make.width.greaterThanOrEqualTo(200)
      make.width.lessThanOrEqualTo(400)
      make.left.top.equalTo(stage.superview)
      make.height.equalTo(10)
    }
    #expect(stage.v.hasAmbiguousLayout)
  }

  @Test(
    "remaking moves a button from one corner to the other, where updating would leave both")
  func remake() throws {
    let stage = Stage()
    func place(atTop: Bool) {
      stage.v.mas_remakeConstraints { make in
        make.size.mas_equalTo(CGSize(width: 100, height: 50))
        if atTop {
          make.top.and.left.offset(10)
        } else {
          make.bottom.and.right.offset(-10)
        }
      }
    }
    place(atTop: true)
    #expect(try stage.frame == MasonryVectors.frames("seed2-remake-top-left")["button"])
    place(atTop: false)
    #expect(stage.frame == [210, 420, 100, 50])
    #expect(stage.made.count == 4)
    stage.v.mas_updateConstraints { $0.top.and.left.offset(10) }
    #expect(stage.made.count == 6)
  }

  @Test("without its top constraint the vertical position is ambiguous")
  func uninstalled() throws {
    let stage = Stage()
    var top: MASConstraint?
    stage.make { make in
      top = make.top.equalTo(stage.superview.mas_top).with.offset(10)
      make.left.equalTo(stage.superview.mas_left).with.offset(10)
      make.size.equalTo(20)
    }
    #expect(stage.frame == [10, 10, 20, 20])
    #expect(!stage.v.hasAmbiguousLayout)
    try #require(top).uninstall()
    #expect(stage.v.hasAmbiguousLayout)
  }
}

@MainActor
@Suite("Views that state their constraints in updateConstraints")
struct CustomViewTests {
  /// The growing button: it asks for a size, and stays inside.
  private final class GrowingView: UIView {
    let button = UIButton()
    var buttonSize = CGSize(width: 100, height: 100)

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(button)
    }

    required init?(coder: NSCoder) { nil }

    override class var requiresConstraintBasedLayout: Bool { true }

    override func updateConstraints() {
      button.mas_updateConstraints { make in
        make.center.equalTo(self)
        make.width.equalTo(buttonSize.width).priorityLow()
        make.height.equalTo(buttonSize.height).priorityLow()
        make.width.lessThanOrEqualTo(self)
        make.height.lessThanOrEqualTo(self)
      }
      super.updateConstraints()
    }
  }

  @Test("a button grows until it fills the view, and no constraint is added twice")
  func growing() throws {
    let view = GrowingView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    // What a button's title asks for is stronger than `priorityLow`.
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.button.setContentHuggingPriority(UILayoutPriority(1), for: axis)
      view.button.setContentCompressionResistancePriority(UILayoutPriority(1), for: axis)
    }
    for (width, height) in [(100, 100), (400, 200), (500, 600)] {
      view.buttonSize = CGSize(width: width, height: height)
      view.setNeedsUpdateConstraints()
      view.layoutIfNeeded()
      let frames = try MasonryVectors.frames("seed2-growing-\(width)x\(height)")
      #expect(view.button.numbers == frames["button"])
      let made = HierarchyMap(root: view).constraints.filter { $0 is MASLayoutConstraint }
      #expect(made.count == 6)
    }
  }

  /// The custom view: a tap changes the size that `updateConstraints` states.
  private final class DIYCustomView: UIView {
    let button = UIButton()
    var buttonSize = CGSize(width: 50, height: 30)
    private(set) var updates = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(button)
    }

    required init?(coder: NSCoder) { nil }

    override class var requiresConstraintBasedLayout: Bool { true }

    override func updateConstraints() {
      updates += 1
      button.mas_remakeConstraints { make in
        make.width.equalTo(buttonSize.width)
        make.height.equalTo(buttonSize.height)
      }
      super.updateConstraints()
    }

    func didTapButton() {
      buttonSize = CGSize(width: 200, height: 200)
      setNeedsUpdateConstraints()
    }
  }

  @Test("a tap makes a button 200 by 200, with new constraints")
  func tapped() {
    let view = DIYCustomView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.layoutIfNeeded()
    #expect(view.button.constraints.map(\.constant) == [50, 30])
    #expect(view.updates == 1)
    view.didTapButton()
    #expect(view.button.constraints.map(\.constant) == [50, 30])
    view.layoutIfNeeded()
    #expect(view.button.constraints.map(\.constant) == [200, 200])
    #expect(view.button.frame.size == CGSize(width: 200, height: 200))
    #expect(view.updates == 2)
  }
}
