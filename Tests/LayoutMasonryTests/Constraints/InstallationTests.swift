import LayoutMasonry
import LayoutUIKit
import Testing

@MainActor
@Suite("Making, keeping and changing constraints")
struct InstallationTests {
  @Test("turns the translation of the view's frame off")
  func mask() {
    let stage = Stage()
    #expect(stage.v.translatesAutoresizingMaskIntoConstraints)
    stage.make { _ in }
    #expect(!stage.v.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("adds each constraint to the closest common superview of both items")
  func owner() {
    let stage = Stage()
    let inner = UIView()
    stage.view1.addSubview(inner)
    inner.mas_makeConstraints { make in
      make.width.equalTo(10)
      make.left.equalTo(4)
      make.top.equalTo(stage.view2)
    }
    #expect(inner.constraints.map(\.firstAttribute) == [.width])
    #expect(stage.view1.constraints.map(\.firstAttribute) == [.left])
    #expect(stage.superview.constraints.map(\.firstAttribute) == [.top])
  }

  @Test("finds the closest common superview")
  func common() {
    let stage = Stage()
    let inner = UIView()
    stage.view1.addSubview(inner)
    #expect(inner.mas_closestCommonSuperview(stage.view2) === stage.superview)
    #expect(inner.mas_closestCommonSuperview(stage.view1) === stage.view1)
    #expect(stage.view1.mas_closestCommonSuperview(inner) === stage.view1)
    #expect(inner.mas_closestCommonSuperview(inner) === inner)
    #expect(inner.mas_closestCommonSuperview(UIView()) == nil)
  }

  @Test("returns the chains, in their order")
  func results() {
    let stage = Stage()
    var top: MASConstraint?
    let all = stage.make { make in
      top = make.top.equalTo(stage.superview.mas_top).with.offset(10)
      make.left.right.equalTo(stage.superview)
    }
    #expect(all.count == 2)
    #expect(all.first === top)
  }

  @Test("a stored constraint can be changed, uninstalled and installed again")
  func reference() throws {
    let stage = Stage()
    var kept: MASConstraint?
    stage.make { make in
      make.left.right.equalTo(stage.superview)
      make.height.equalTo(20)
      kept = make.top.equalTo(stage.superview).offset(10)
    }
    let top = try #require(kept)
    #expect(stage.frame == [0, 10, 320, 20])
    top.offset(30)
    #expect(stage.frame == [0, 30, 320, 20])
    top.setOffset(40)
    #expect(stage.frame == [0, 40, 320, 20])
    top.uninstall()
    #expect(stage.made.count == 3)
    #expect(stage.v.hasAmbiguousLayout)
    top.multipliedBy(1).install()
    #expect(stage.made.count == 4)
    #expect(stage.frame == [0, 40, 320, 20])
    top.deactivate()
    #expect(stage.made.count == 3)
    top.activate()
    top.activate()
    #expect(stage.made.count == 4)
  }

  @Test("setters change the constants of their attributes")
  func setters() throws {
    let stage = Stage()
    var edges: MASConstraint?
    stage.make { edges = $0.edges.equalTo(stage.superview) }
    let kept = try #require(edges)
    kept.setInset(5)
    #expect(stage.made.map(\.constant) == [5, -5, 5, -5])
    kept.setInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    kept.setSizeOffset(CGSize(width: 9, height: 9))
    kept.setCenterOffset(CGPoint(x: 9, y: 9))
    #expect(stage.made.map(\.constant) == [2, -4, 1, -3])
  }

  @Test("updating changes the constant of the same constraint, and adds what is new")
  func update() {
    let stage = Stage()
    stage.make { make in
      make.width.equalTo(10)
      make.width.equalTo(10).priorityLow()
      make.left.equalTo(stage.view1)
    }
    let before = stage.made
    stage.v.mas_updateConstraints { make in
      make.width.equalTo(99)
      make.left.equalTo(stage.view2)
      make.left.equalTo(stage.view1).multipliedBy(2)
      make.left.lessThanOrEqualTo(stage.view1)
    }
    #expect(stage.made.prefix(3).elementsEqual(before) { $0 === $1 })
    #expect(
      stage.equations == [
        "v.width = 99", "v.width = 10 @250", "v.left = view1.left", "v.left = view2.left",
        "v.left = view1.left * 2", "v.left <= view1.left",
      ])
  }

  @Test("a constraint that updating found can be uninstalled by its new name")
  func updatedReference() {
    let stage = Stage()
    stage.make { $0.width.equalTo(10) }
    let found = stage.v.mas_updateConstraints { $0.width.equalTo(20) }
    for constraint in found { constraint.uninstall() }
    #expect(stage.made.isEmpty)
  }

  @Test("updating ignores constraints that Masonry didn't make")
  func updateForeign() {
    let stage = Stage()
    let own = stage.v.widthAnchor.constraint(equalToConstant: 5)
    own.isActive = true
    stage.v.mas_updateConstraints { $0.width.equalTo(10) }
    #expect(own.constant == 5)
    #expect(stage.equations == ["v.width = 10"])
  }

  @Test("remaking removes the constraints that Masonry made for the view, and no others")
  func remake() {
    let stage = Stage()
    stage.view1.mas_makeConstraints { $0.left.equalTo(stage.v) }
    let own = stage.v.widthAnchor.constraint(equalToConstant: 5)
    own.isActive = true
    stage.make { make in
      make.edges.equalTo(stage.superview)
      make.height.equalTo(10)
    }
    stage.v.mas_remakeConstraints { $0.top.equalTo(3) }
    #expect(stage.equations == ["view1.left = v.left", "v.top = superview.top + 3"])
    #expect(own.isActive)
  }
}
