import LayoutMasonry
import LayoutUIKit
import Testing

@MainActor
@Suite("A chain")
struct ChainTests {
  @Test("takes any kind of number")
  func numbers() {
    let stage = Stage()
    let float: Float = 3
    let points: CGFloat = 4
    stage.make { make in
      make.width.equalTo(1)
      make.width.equalTo(2.5)
      make.width.equalTo(float)
      make.width.equalTo(points)
      make.width.equalTo(NSNumber(value: 5))
      make.width.equalTo(points * 2)
      make.width.mas_equalTo(-1)
    }
    #expect(stage.made.map(\.constant) == [1, 2.5, 3, 4, 5, 8, -1])
  }

  @Test("takes a view that may be missing, as a superview is")
  func optional() {
    let stage = Stage()
    stage.make { $0.edges.equalTo(stage.v.superview) }
    #expect(stage.frame == [0, 0, 320, 480])
  }

  @Test("with a list gives one constraint for each attribute and element")
  func lists() {
    let stage = Stage()
    stage.make { make in
      make.left.top.greaterThanOrEqualTo([stage.view1, 5]).offset(3)
    }
    #expect(
      stage.equations == [
        "v.left >= view1.left + 3", "v.left >= superview.left + 3", "v.top >= view1.top + 3",
        "v.top >= superview.top + 3",
      ])
  }

  @Test("with a list of numbers and structures boxes each")
  func boxedLists() {
    let stage = Stage()
    stage.make { make in
      make.width.mas_lessThanOrEqualTo([CGSize(width: 7, height: 8), 9])
      make.width.mas_greaterThanOrEqualTo(1)
    }
    #expect(stage.equations == ["v.width <= 7", "v.width <= 9", "v.width >= 1"])
  }

  @Test("without a relation means the same attribute of the superview")
  func noRelation() {
    let stage = Stage()
    stage.make { $0.top.and.left.offset(10) }
    #expect(stage.equations == ["v.top = superview.top + 10", "v.left = superview.left + 10"])
  }

  @Test("may repeat the same relation with a number, which is then added")
  func sameRelation() {
    let stage = Stage()
    stage.make { $0.left.equalTo(stage.view1).equalTo(8) }
    #expect(stage.equations == ["v.left = view1.left + 8"])
  }

  @Test("adds a structure's numbers for its attributes, and nothing for the others")
  func structures() {
    let stage = Stage()
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stage.make { make in
      make.leading.trailing.top.bottom.centerX.centerY.width.height.equalTo(stage.superview)
        .insets(insets).centerOffset(CGPoint(x: 5, y: 6)).sizeOffset(CGSize(width: 7, height: 8))
    }
    #expect(stage.made.map(\.constant) == [2, -4, 1, -3, 5, 6, 7, 8])
  }

  @Test("moves edges inwards by one distance")
  func inset() {
    let stage = Stage()
    stage.make { $0.edges.equalTo(stage.superview).inset(10) }
    #expect(stage.frame == [10, 10, 300, 460])
  }

  @Test("takes boxed numbers and structures")
  func boxed() {
    let stage = Stage()
    stage.make { make in
      make.center.equalTo(stage.view1).mas_offset(CGPoint(x: -5, y: 10))
      make.size.equalTo(stage.view1).valueOffset(CGSize(width: 1, height: 2))
      make.left.equalTo(stage.view1).mas_offset(3)
    }
    #expect(stage.made.map(\.constant) == [-5, 10, 1, 2, 3])
  }

  @Test("has a priority and a multiplier")
  func strength() {
    let stage = Stage()
    stage.make { make in
      make.width.equalTo(stage.superview).multipliedBy(2).offset(1).priority(.defaultHigh)
      make.height.equalTo(stage.superview).dividedBy(2).priority(999)
    }
    #expect(
      stage.equations == [
        "v.width = superview.width * 2 + 1 @750", "v.height = superview.height / 2 @999",
      ])
  }

  @Test("groups the constraints of a block")
  func group() {
    let stage = Stage()
    stage.make { make in
      let pair = make.group {
        make.top.equalTo(stage.view1)
        make.left.equalTo(stage.view2)
      }
      pair.offset(4)
    }
    #expect(stage.equations == ["v.top = view1.top + 4", "v.left = view2.left + 4"])
  }
}

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
