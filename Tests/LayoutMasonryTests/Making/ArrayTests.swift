import LayoutMasonry
import LayoutUIKit
import Testing

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
