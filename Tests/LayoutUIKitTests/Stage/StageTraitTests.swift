import LayoutEngine
import LayoutUIKit
import Testing

@MainActor @Suite("Stage: traits and hidden views of a window", .serialized)
struct StageTraitTests {
  private func given(_ traits: LayoutSnapshot.Traits, isController: Bool = false) -> LayoutSnapshot
  {
    let root = ItemID(index: 0)
    let frame = Rect(x: 0, y: 0, width: 320, height: 480)
    var given = LayoutSnapshot(
      window: Size(width: 320, height: 480), isController: isController,
      items: [
        SnapshotItem(Item("view", placement: .given(frame)), className: "UIView", given: 0),
        SnapshotItem(Item("stack", in: root), className: "UIStackView", given: 1),
        SnapshotItem(Item("badge", in: root), className: "UIView", given: 2),
      ])
    given.traits = traits
    return given
  }

  private func perform(_ given: LayoutSnapshot, _ answer: @convention(c) () -> Void) -> (
    AnswerStage, LayoutSnapshot?
  ) {
    var snapshot: LayoutSnapshot?
    let stage = AnswerStage(given, fileName: "answer.swift") { snapshot = $0 }
    stage.perform(answer)
    // The next test begins on an ordinary device.
    UIScreen.main.become(
      UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: .compact),
        UITraitCollection(preferredContentSizeCategory: .large),
      ]))
    return (stage, snapshot)
  }

  @Test("the traits of a window come after the first layout, go, and come again")
  func traits() {
    let traits = LayoutSnapshot.Traits(textSize: .small, isWide: true)
    let (stage, _) = perform(given(traits)) {
      MainActor.assumeIsolated {
        let view = AnswerStage.current.given("view", as: UIView.self)
        view.accessibilityLabel = ""
        view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (view: UIView, _) in
          let traits = view.traitCollection
          view.accessibilityLabel? +=
            " \(traits.horizontalSizeClass)"
            + (traits.preferredContentSizeCategory == .small ? " small" : " large")
        }
      }
    }
    #expect(
      stage.given("view", as: UIView.self).accessibilityLabel
        == " regular small compact large regular small compact large")
  }

  @Test("a view that the window hides is hidden in the end, and that hides no view from the check")
  func hidden() throws {
    let (stage, snapshot) = perform(given(LayoutSnapshot.Traits(hidden: [2]))) {
      MainActor.assumeIsolated {
        let stack = AnswerStage.current.given("stack", as: UIStackView.self)
        let badge = AnswerStage.current.given("badge", as: UIView.self)
        #expect(!badge.isHidden)
        stack.addArrangedSubview(badge)
        badge.widthAnchor.constraint(equalToConstant: 30).priority = .defaultHigh
      }
    }
    #expect(stage.given("badge", as: UIView.self).isHidden)
    #expect(try #require(snapshot).places.map(\.hidden) == [nil, nil, nil])
  }

  private final class Page: UIViewController {
    let stack = UIStackView()
    let badge = UIView()

    override func viewDidLoad() {
      for part in [stack, badge] { view.addSubview(part) }
    }
  }

  @Test("a controller's views are hidden from the beginning if the first window hides them")
  func controller() {
    var given = given(LayoutSnapshot.Traits(), isController: true)
    given.firstTraits.hidden = [2]
    given.times = 1
    let stage = AnswerStage(given, fileName: "answer.swift") { _ in }
    var hidden: [Bool?] = []
    stage.again { hidden.append(($0.shown as? Page)?.badge.isHidden) }
    stage.perform { MainActor.assumeIsolated { AnswerStage.current.show(Page()) } }
    hidden.append((stage.shown as? Page)?.badge.isHidden)
    #expect(hidden == [true, false])
  }
}
