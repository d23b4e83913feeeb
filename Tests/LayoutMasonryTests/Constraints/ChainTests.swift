import Foundation
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
