import LayoutMasonry
import LayoutUIKit
import Testing

@MainActor
@Suite("How Masonry's constraints describe themselves")
struct DescriptionTests {
  private let stage = Stage()

  private func lines() -> [String] { stage.made.map { $0.description.withoutAddresses } }

  @Test("always as an equation, with the priority's name")
  func plain() {
    stage.make { make in
      make.width.greaterThanOrEqualTo(300).priorityLow()
      make.width.equalTo(1).priorityMedium()
      make.width.equalTo(1).priorityHigh()
      make.width.equalTo(1).priority(50)
      make.width.equalTo(1).priority(600)
      make.baseline.equalTo(stage.view2.mas_top).multipliedBy(2).offset(300)
      make.top.equalTo(stage.superview).offset(-8)
      make.left.equalTo(stage.superview)
    }
    #expect(
      lines() == [
        "<MASLayoutConstraint:0x UIView:0x.width >= 300 ^low>",
        "<MASLayoutConstraint:0x UIView:0x.width == 1 ^medium>",
        "<MASLayoutConstraint:0x UIView:0x.width == 1 ^high>",
        "<MASLayoutConstraint:0x UIView:0x.width == 1 ^fitting size>",
        "<MASLayoutConstraint:0x UIView:0x.width == 1 ^600>",
        "<MASLayoutConstraint:0x UIView:0x.baseline == UIView:0x.top * 2 + 300>",
        "<MASLayoutConstraint:0x UIView:0x.top == UIView:0x.top - 8>",
        "<MASLayoutConstraint:0x UIView:0x.left == UIView:0x.left>",
      ])
  }

  @Test("with the names of views and constraints, and numbers for groups")
  func keys() {
    stage.v.mas_key = "box"
    MASAttachKeys(["superview": stage.superview])
    stage.label.accessibilityIdentifier = "Title"
    stage.make { make in
      make.edges.equalTo(1).key("Edge")
      make.height.equalTo(stage.label).key(340954)
    }
    let edges = ["left", "right", "top", "bottom"].enumerated().map { index, edge in
      "<MASLayoutConstraint:Edge[\(index)] UIView:box.\(edge) == UIView:superview.\(edge) + 1>"
    }
    #expect(
      lines() == edges
        + ["<MASLayoutConstraint:340954 UIView:box.height == UILabel:0x.height>"])
    #expect(stage.superview.mas_key as? String == "superview")
  }

  @Test("UIKit's own constraints do so in the same hierarchy, but in no other")
  func others() {
    let own = stage.view1.widthAnchor.constraint(equalTo: stage.view2.widthAnchor)
    own.identifier = "same"
    own.isActive = true
    #expect(
      own.description.withoutAddresses
        == "<NSLayoutConstraint:0x 'same' UIView:0x.width == UIView:0x.width   (active)>")
    stage.make { $0.width.equalTo(1) }
    #expect(
      own.description.withoutAddresses
        == "<NSLayoutConstraint:0x UIView:0x.width == UIView:0x.width>")
    let stranger = UIView()
    let width = stranger.widthAnchor.constraint(equalToConstant: 5)
    #expect(
      width.description.withoutAddresses
        == "<NSLayoutConstraint:0x UIView:0x.width == 5   (inactive)>")
  }
}
