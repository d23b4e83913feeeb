import LayoutMasonry
import LayoutUIKit
import Testing

@Suite("Programs that Masonry ends")
struct EndingTests {
  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
  }

  @Test("a chain has a second relation")
  func secondRelation() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardOutputContent]) {
      await MainActor.run {
        Ending.watch()
        let stage = Stage()
        stage.make { $0.left.equalTo(stage.view1).equalTo(stage.view2, file: "a.swift", line: 3) }
      }
    }
    #expect(text(result).hasSuffix("Redefinition of constraint relation a.swift:3\n"))
  }

  @Test("an attribute stands after the relation")
  func lateAttribute() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardOutputContent]) {
      await MainActor.run {
        Ending.watch()
        let stage = Stage()
        stage.make { $0.left.equalTo(stage.view1).top.offset(1) }
      }
    }
    #expect(
      text(result).hasSuffix(
        "Attributes should be chained before defining the constraint relation UIKit:0\n"))
  }

  @Test("a view was never added")
  func noCommonSuperview() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardOutputContent]) {
      await MainActor.run {
        Ending.watch()
        let stage = Stage()
        let other = UIView()
        stage.make { $0.left.equalTo(other, file: "a.swift", line: 4) }
      }
    }
    #expect(text(result).contains("couldn't find a common superview for <UIView: 0x"))
    #expect(text(result).hasSuffix(" a.swift:4\n"))
  }

  @Test("a multiplier or a priority comes too late", arguments: [true, false])
  func lateChange(isMultiplier: Bool) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent]
    ) { [isMultiplier = isMultiplier as Bool] in
      await MainActor.run {
        Ending.watch()
        let stage = Stage()
        let made = stage.make { $0.width.equalTo(stage.view1) }
        if isMultiplier {
          made.first?.dividedBy(2, file: "a.swift", line: 5)
        } else {
          made.first?.priorityLow(file: "a.swift", line: 5)
        }
      }
    }
    let property = isMultiplier ? "multiplier" : "priority"
    #expect(
      text(result).hasSuffix(
        "Cannot modify constraint \(property) after it has been installed a.swift:5\n"))
  }

  @Test("a view is nil")
  func nothing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardOutputContent]) {
      await MainActor.run {
        Ending.watch()
        let stage = Stage()
        let missing: UIView? = nil
        stage.make { $0.left.equalTo(missing, file: "a.swift", line: 6) }
      }
    }
    #expect(
      text(result).hasSuffix("attempting to add unsupported attribute: (null) a.swift:6\n"))
  }

  @Test("a position has no superview, in UIKit's words")
  func noSuperview() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardOutputContent]) {
      await MainActor.run {
        Ending.watch()
        UIView().mas_makeConstraints { $0.left.equalTo(1, file: "a.swift", line: 7) }
      }
    }
    #expect(text(result).contains("a location equal to a constant"))
    #expect(text(result).hasSuffix(" a.swift:7\n"))
  }

  @Test("a row has one view, or views without a common superview")
  func distribution() async {
    let single = await #expect(processExitsWith: .failure, observing: [\.standardOutputContent]) {
      await MainActor.run {
        Ending.watch()
        [UIView()].mas_distributeViewsAlongAxis(
          .horizontal, withFixedSpacing: 1, leadSpacing: 1, tailSpacing: 1)
      }
    }
    #expect(text(single).contains("views to distribute need to bigger than one"))
    let strangers = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent]
    ) {
      await MainActor.run {
        Ending.watch()
        [UIView(), UIView()].mas_distributeViewsAlongAxis(
          .vertical, withFixedItemLength: 1, leadSpacing: 1, tailSpacing: 1)
      }
    }
    #expect(text(strangers).contains("do not share a common superview"))
  }

  @Test("a constraint has no attributes")
  func noAttributes() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardOutputContent]) {
      await MainActor.run {
        Ending.watch()
        let stage = Stage()
        stage.make { _ = $0.attributes([], file: "a.swift", line: 8) }
      }
    }
    #expect(
      text(result).hasSuffix("You didn't pass any attribute to make.attributes(...) a.swift:8\n"))
  }
}
