import LayoutEngine
import LayoutUIKit
import Testing

@MainActor @Suite("Stage: what an exercise gives to an answer", .serialized)
struct AnswerStageTests {
  /// What the last answer handed over.
  private final class Hands { var snapshot: LayoutSnapshot? }

  private func given() throws -> LayoutSnapshot {
    var scene = Scene()
    scene.addItem(named: "view", in: nil)
    let view = try #require(scene.id(named: "view"))
    scene.place(view, .given(Rect(x: 0, y: 0, width: 320, height: 480)))
    for name in ["title", "view.safeAreaLayoutGuide", "view.layoutMarginsGuide"] {
      scene.addItem(named: name, in: view)
    }
    scene.setMargins(Insets(top: 9, left: 16, bottom: 9, right: 24), of: view)
    let title = try #require(scene.id(named: "title"))
    scene.update(title) { $0.intrinsic = IntrinsicSize(width: 96, height: 24) }
    scene.setSafeArea(Insets(top: 64, left: 0, bottom: 32, right: 0), of: view)
    return LayoutSnapshot(
      window: Size(width: 320, height: 480), direction: .leftToRight,
      items: scene.items.map {
        SnapshotItem($0, className: $0.kind == .view ? "UIView" : "UILayoutGuide")
      })
  }

  @Test("a safe area and margins are the view's own, and come back under their names")
  func guides() throws {
    let hands = Hands()
    let stage = AnswerStage(try given(), fileName: "answer.swift") { hands.snapshot = $0 }
    stage.perform {
      MainActor.assumeIsolated {
        let view = AnswerStage.current.given("view", as: UIView.self)
        let title = AnswerStage.current.given("title", as: UIView.self)
        let safe = AnswerStage.current.given("view.safeAreaLayoutGuide", as: UILayoutGuide.self)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 32, right: 0))
        #expect(view.layoutMargins == UIEdgeInsets(top: 73, left: 16, bottom: 41, right: 24))
        #expect(safe === view.safeAreaLayoutGuide)
        title.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        title.setContentCompressionResistancePriority(.required, for: .vertical)
        NSLayoutConstraint.activate([
          title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          title.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
          title.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        view.layoutIfNeeded()
        #expect(title.frame == CGRect(x: 16, y: 64, width: 280, height: 24))
      }
    }
    let snapshot = try #require(hands.snapshot)
    #expect(
      snapshot.items.map(\.item.name)
        == ["view", "view.safeAreaLayoutGuide", "view.layoutMarginsGuide", "title"])
    let title = snapshot.items[3].item
    #expect([title.hugging.horizontal.value, title.hugging.vertical.value] == [249, 250])
    #expect([title.compression.horizontal.value, title.compression.vertical.value] == [750, 1000])
    #expect(snapshot.constraints.count == 3)
  }

  @Test("a keyboard is where the case says, for a given view", arguments: [0, 1])
  func keyboard(times: Int) throws {
    var given = try given()
    given.items.append(
      SnapshotItem(
        Item(
          "view.keyboardLayoutGuide", kind: .guide, in: ItemID(index: 0),
          placement: .inset(Insets(top: 360, left: 0, bottom: 0, right: 0)), margins: .zero),
        className: "UILayoutGuide"))
    given.times = times
    let hands = Hands()
    let stage = AnswerStage(given, fileName: "answer.swift") { hands.snapshot = $0 }
    stage.perform {
      MainActor.assumeIsolated {
        let view = AnswerStage.current.given("view", as: UIView.self)
        let title = AnswerStage.current.given("title", as: UIView.self)
        NSLayoutConstraint.activate([
          title.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          title.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -16),
        ])
        view.layoutIfNeeded()
        #expect(title.frame == CGRect(x: 0, y: 320, width: 96, height: 24))
      }
    }
    let snapshot = try #require(hands.snapshot)
    #expect(snapshot.constraints.count == 2)
    let guide = try #require(snapshot.items.first { $0.item.name == "view.keyboardLayoutGuide" })
    #expect(guide.item.placement == .inset(Insets(top: 360, left: 0, bottom: 0, right: 0)))
  }

  @Test("a keyboard is where the case says, for the view that a controller makes")
  func controllersKeyboard() throws {
    var given = try given()
    given.isController = true
    given.items = [
      given.items[0],
      SnapshotItem(
        Item(
          "view.keyboardLayoutGuide", kind: .guide, in: ItemID(index: 0),
          placement: .inset(Insets(top: 360, left: 0, bottom: 0, right: 0)), margins: .zero),
        className: "UILayoutGuide"),
    ]
    let hands = Hands()
    let stage = AnswerStage(given, fileName: "answer.swift") { hands.snapshot = $0 }
    stage.perform {
      MainActor.assumeIsolated { AnswerStage.current.show(Form()) }
    }
    let snapshot = try #require(hands.snapshot)
    let guide = try #require(snapshot.items.first { $0.item.name == "view.keyboardLayoutGuide" })
    #expect(guide.item.placement == .inset(Insets(top: 360, left: 0, bottom: 0, right: 0)))
    #expect(snapshot.constraints.filter { $0.draft.first?.attribute == .bottom }.count == 1)
  }

  /// A controller with a button above the keyboard.
  private final class Form: UIViewController {
    override func viewDidLoad() {
      let button = UIButton(type: .system)
      button.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(button)
      button.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    }
  }

  @Test("what happens later happens as often as the case says, before the window changes")
  func later() throws {
    var later = try given()
    later.firstWindow = Size(width: 160, height: 240)
    later.times = 3
    let hands = Hands()
    let stage = AnswerStage(later, fileName: "answer.swift") { hands.snapshot = $0 }
    var widths: [CGFloat] = []
    stage.again { stage in
      let title = stage.given("title", as: UIView.self)
      widths.append(title.superview?.bounds.width ?? 0)
      title.constraints[0].constant += 8
    }
    stage.perform {
      MainActor.assumeIsolated {
        let title = AnswerStage.current.given("title", as: UIView.self)
        title.widthAnchor.constraint(equalToConstant: 40).isActive = true
      }
    }
    #expect(widths == [160, 160, 160])
    #expect(hands.snapshot?.constraints.map(\.draft.constant) == [64])
    #expect(hands.snapshot?.window == Size(width: 320, height: 480))
  }

  @Test("a frame that is stated before the layout counts, whatever was rehearsed")
  func mask() throws {
    var wider = try given()
    wider.window = Size(width: 480, height: 480)
    wider.firstWindow = Size(width: 320, height: 480)
    let hands = Hands()
    AnswerStage.rehearse(wider)
    AnswerStage(wider, fileName: "answer.swift") { hands.snapshot = $0 }.perform {
      MainActor.assumeIsolated {
        let title = AnswerStage.current.given("title", as: UIView.self)
        title.translatesAutoresizingMaskIntoConstraints = true
        title.frame = CGRect(x: 16, y: 0, width: 200, height: 24)
        title.autoresizingMask = .flexibleWidth
      }
    }
    let title = try #require(hands.snapshot?.items.first { $0.item.name == "title" })
    #expect(
      title.item.placement
        == .translated(
          Rect(x: 16, y: 0, width: 200, height: 24), mask: .flexibleWidth,
          in: Size(width: 320, height: 480)))
  }

  /// A case whose window comes with other insets than the first.
  private func turned() throws -> LayoutSnapshot {
    var given = try given()
    given.firstInsets = LayoutSnapshot.FirstInsets(
      margins: Insets(top: 28, left: 16, bottom: 8, right: 16),
      safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0))
    return given
  }

  @Test("the insets of the first window count until the window changes")
  func insets() throws {
    let stage = AnswerStage(try turned(), fileName: "answer.swift") { _ in }
    stage.perform {
      MainActor.assumeIsolated {
        let view = AnswerStage.current.given("view", as: UIView.self)
        #expect(view.safeAreaInsets.top == 20 && view.insetsLayoutMarginsFromSafeArea)
        #expect(view.layoutMargins == UIEdgeInsets(top: 28, left: 16, bottom: 8, right: 16))
      }
    }
    let view = stage.given("view", as: UIView.self)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 32, right: 0))
    #expect(view.layoutMargins == UIEdgeInsets(top: 73, left: 16, bottom: 41, right: 24))
  }

  @Test("margins that the answer sets stay when the window changes")
  func ownMargins() throws {
    let stage = AnswerStage(try turned(), fileName: "answer.swift") { _ in }
    stage.perform {
      MainActor.assumeIsolated {
        AnswerStage.current.given("view", as: UIView.self).layoutMargins.left = 2
      }
    }
    #expect(stage.given("view", as: UIView.self).layoutMargins.left == 2)
  }

  @Test("a view that the answer drops is gone, also if the answer made constraints for it")
  func dropped() throws {
    let stage = AnswerStage(try given(), fileName: "answer.swift") { _ in }
    stage.perform {
      MainActor.assumeIsolated {
        weak var gone: UIView?
        @MainActor func make() {
          let view = UIView()
          gone = view
          _ = view.widthAnchor.constraint(equalToConstant: 1)
        }
        make()
        #expect(gone == nil)
      }
    }
  }

  @Test("a tap goes to what is in front")
  func tapInFront() throws {
    var given = try given()
    given.items[1].className = "UIButton"
    let stage = AnswerStage(given, fileName: "answer.swift") { _ in }
    var taps = 0
    stage.perform {}
    let view = stage.given("view", as: UIView.self)
    let button = stage.given("title", as: UIButton.self)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.tap("title")
    #expect(taps == 1 && !stage.isTapMissed)
    view.addSubview(UILabel(frame: view.bounds))
    stage.tap("title")
    #expect(taps == 2 && !stage.isTapMissed)
    view.addSubview(UIView(frame: view.bounds))
    stage.tap("title")
    #expect(taps == 2 && stage.isTapMissed)
  }

  @Test("a tap reaches the control of that name, on the screen and switched on")
  func tap() throws {
    var given = try given()
    given.items[1].className = "UIButton"
    let stage = AnswerStage(given, fileName: "answer.swift") { _ in }
    var taps = 0
    stage.perform {}
    let button = stage.given("title", as: UIButton.self)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.tap("title")
    stage.tap("view")
    stage.tap("nobody")
    #expect(taps == 1)
    button.isEnabled = false
    stage.tap("title")
    button.isEnabled = true
    button.removeFromSuperview()
    stage.tap("title")
    #expect(taps == 1)
  }
}
