import LayoutEngine
import LayoutUIKit
import Testing

@MainActor @Suite("Stage: traits and hidden views of a window", .serialized)
struct StageTraitTests {
  private func stage(
    _ traits: LayoutSnapshot.Traits, _ first: LayoutSnapshot.Traits = LayoutSnapshot.Traits(),
    _ answer: @convention(c) () -> Void
  ) -> (told: String?, isHidden: Bool, hidden: [SnapshotPlace.Obstacle?]) {
    let frame = Rect(x: 0, y: 0, width: 320, height: 480)
    var given = LayoutSnapshot(
      window: Size(width: 320, height: 480),
      items: [
        SnapshotItem(Item("view", placement: .given(frame)), className: "UIView", given: 0),
        SnapshotItem(Item("badge", in: ItemID(index: 0)), className: "UIView", given: 1),
      ])
    (given.traits, given.firstTraits) = (traits, first)
    var hidden: [SnapshotPlace.Obstacle?] = []
    let stage = AnswerStage(given, fileName: "answer.swift") { hidden = $0.places.map(\.hidden) }
    stage.perform(answer)
    let told = stage.given("view", as: UIView.self).accessibilityLabel
    let isHidden = stage.given("badge", as: UIView.self).isHidden
    // The next test begins on an ordinary device.
    AnswerStage.rehearse(LayoutSnapshot(window: given.window, items: given.items))
    return (told, isHidden, hidden)
  }

  @Test("the traits of a window come after the first layout, go, and come again")
  func traits() {
    let told = stage(LayoutSnapshot.Traits(textSize: .small, isWide: true)) {
      MainActor.assumeIsolated {
        let view = AnswerStage.current.given("view", as: UIView.self)
        view.accessibilityLabel = ""
        view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (view: UIView, _) in
          let traits = view.traitCollection
          view.accessibilityLabel? +=
            " \(traits.horizontalSizeClass) \(traits.preferredContentSizeCategory.rawValue.suffix(1))"
        }
      }
    }.told
    #expect(told == " regular S compact L regular S")
  }

  @Test("what a window hides is hidden in it alone, and that keeps nothing from being seen")
  func hidden() {
    let hides = LayoutSnapshot.Traits(hidden: [1])
    let last = stage(hides) {
      MainActor.assumeIsolated {
        #expect(!AnswerStage.current.given("badge", as: UIView.self).isHidden)
      }
    }
    let first = stage(LayoutSnapshot.Traits(), hides) {
      MainActor.assumeIsolated {
        #expect(AnswerStage.current.given("badge", as: UIView.self).isHidden)
      }
    }
    #expect([last, first].map(\.isHidden) == [true, false])
    // Windows of other tests may cover the root.
    #expect(last.hidden.count == 2 && last.hidden[1] == nil)
  }
}
