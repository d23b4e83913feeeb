import LayoutEngine
import LayoutMasonry
import LayoutUIKit
import Testing

@MainActor
@Suite("The README's two logs of one conflict", .serialized)
struct NamedLogTests {
  /// The view of the example that doesn't fit.
  private final class MASExampleDebuggingView: UIView {}

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let superview = MASExampleDebuggingView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 416))
  private let messageLabel = UILabel()

  init() {
    root.addSubview(superview)
    superview.addSubview(messageLabel)
  }

  /// What solving writes to the console.
  private func log() -> [String] {
    var texts: [String] = []
    let write = ConsoleLog.write
    ConsoleLog.write = { texts.append($0) }
    root.layoutIfNeeded()
    ConsoleLog.write = write
    return texts
  }

  private func text(_ entries: [String], breaking broken: String) -> String {
    RuntimeMessage.unsatisfiable(entries, broken: broken, hasMasks: true, style: .today).text
  }

  @Test("without Masonry's description: addresses, and UIKit's forms")
  func plain() {
    messageLabel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      messageLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: 5000),
      messageLabel.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -10),
      messageLabel.topAnchor.constraint(equalTo: superview.topAnchor, constant: 1),
    ])
    let height = "<NSLayoutConstraint:0x UILabel:0x.height >= 5000   (active)>"
    let entries = [
      height,
      "<NSLayoutConstraint:0x UILabel:0x.bottom == MASExampleDebuggingView:0x.bottom - 10   "
        + "(active)>",
      "<NSLayoutConstraint:0x V:|-(1)-[UILabel:0x]   "
        + "(active, names: '|':MASExampleDebuggingView:0x )>",
      "<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& MASExampleDebuggingView:0x.height == 416"
        + "   (active)>",
    ]
    #expect(log().map(\.withoutAddresses) == [text(entries, breaking: height)])
  }

  @Test("with it: every line is an equation between names, and the same constraint is broken")
  func named() throws {
    superview.mas_key = "superview"
    messageLabel.mas_key = "messageLabel"
    messageLabel.mas_makeConstraints { make in
      make.height.greaterThanOrEqualTo(5000).key("ConstantConstraint")
      make.bottom.equalTo(superview.mas_bottom).offset(-10).key("BottomConstraint")
      make.top.left.equalTo(1).key("ConflictingConstraint")
    }
    let height = "<MASLayoutConstraint:ConstantConstraint UILabel:messageLabel.height >= 5000>"
    let entries = [
      height,
      "<MASLayoutConstraint:BottomConstraint UILabel:messageLabel.bottom == "
        + "MASExampleDebuggingView:superview.bottom - 10>",
      "<MASLayoutConstraint:ConflictingConstraint[0] UILabel:messageLabel.top == "
        + "MASExampleDebuggingView:superview.top + 1>",
      "<NSAutoresizingMaskLayoutConstraint:0x MASExampleDebuggingView:superview.height == 416>",
    ]
    let texts = log()
    #expect(texts.map(\.withoutAddresses) == [text(entries, breaking: height)])
    #expect(messageLabel.numbers[3] == 405)
    // `lessons explain` reads what is printed.
    let reading = try ConflictLog(reading: #require(texts.first))
    let report = try #require(reading.reports.first)
    #expect(reading.reports.count == 1)
    #expect(report.entries.count == 4)
    #expect(report.unread.isEmpty)
    #expect(report.entries.allSatisfy { $0.style == .masonry })
  }
}

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
