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
