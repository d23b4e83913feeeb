import LayoutMasonry
import LayoutUIKit
import Testing

/// A program that Masonry ends.
enum Mistake: String, CaseIterable, Codable, Sendable {
  case secondRelation, lateAttribute, noCommonSuperview, lateMultiplier, latePriority, noView
  case noSuperview, oneView, strangers, noAttributes

  @MainActor
  func make() {
    let stage = Stage()
    let (other, missing): (UIView, UIView?) = (UIView(), nil)
    switch self {
    case .secondRelation:
      stage.make { $0.left.equalTo(stage.view1).equalTo(stage.view2, file: "a.swift", line: 3) }
    case .lateAttribute: stage.make { $0.left.equalTo(stage.view1).top.offset(1) }
    case .noCommonSuperview: stage.make { $0.left.equalTo(other, file: "a.swift", line: 4) }
    case .lateMultiplier:
      let made = stage.make { $0.width.equalTo(stage.view1) }
      made.first?.dividedBy(2, file: "a.swift", line: 5)
    case .latePriority:
      let made = stage.make { $0.width.equalTo(stage.view1) }
      made.first?.priorityLow(file: "a.swift", line: 5)
    case .noView: stage.make { $0.left.equalTo(missing, file: "a.swift", line: 6) }
    case .noSuperview:
      other.mas_makeConstraints { $0.left.equalTo(1, file: "a.swift", line: 7) }
    case .oneView:
      [other].mas_distributeViewsAlongAxis(
        .horizontal, withFixedSpacing: 1, leadSpacing: 1, tailSpacing: 1)
    case .strangers:
      [other, UIView()].mas_distributeViewsAlongAxis(
        .vertical, withFixedItemLength: 1, leadSpacing: 1, tailSpacing: 1)
    case .noAttributes: stage.make { _ = $0.attributes([], file: "a.swift", line: 8) }
    }
  }

  /// What the program writes, and how that ends.
  var words: (part: String, end: String) {
    switch self {
    case .secondRelation: ("Redefinition of constraint relation", "relation a.swift:3\n")
    case .lateAttribute:
      ("Attributes should be chained before defining the constraint relation", " UIKit:0\n")
    case .noCommonSuperview: ("couldn't find a common superview for <UIView: 0x", " a.swift:4\n")
    case .lateMultiplier:
      ("Cannot modify constraint multiplier after it has been installed", "installed a.swift:5\n")
    case .latePriority:
      ("Cannot modify constraint priority after it has been installed", "installed a.swift:5\n")
    case .noView: ("attempting to add unsupported attribute: (null)", "(null) a.swift:6\n")
    case .noSuperview: ("a location equal to a constant", " a.swift:7\n")
    case .oneView: ("views to distribute need to bigger than one", "\n")
    case .strangers: ("do not share a common superview", "\n")
    case .noAttributes:
      ("You didn't pass any attribute to make.attributes(...)", "(...) a.swift:8\n")
    }
  }
}

@Suite("Programs that Masonry ends")
struct EndingTests {
  @Test("say in the library's words what is wrong, and at which line", arguments: Mistake.allCases)
  func ending(mistake: Mistake) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent]
    ) { [mistake = mistake as Mistake] in
      await MainActor.run {
        Ending.watch()
        mistake.make()
      }
    }
    let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(text.contains(mistake.words.part))
    #expect(text.hasSuffix(mistake.words.end))
  }
}
