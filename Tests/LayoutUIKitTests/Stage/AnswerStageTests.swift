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

@MainActor @Suite("Stage: what an answer does on the way", .serialized)
struct AnswerTraceTests {
  /// A badge in a window, with what is to be done to it.
  @MainActor private final class Badge {
    let view: UIView
    let badge: UIView
    lazy var width = badge.widthAnchor.constraint(equalToConstant: 64)
    lazy var near = badge.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)
    lazy var far = badge.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16)

    init() {
      view = AnswerStage.current.given("view", as: UIView.self)
      badge = AnswerStage.current.given("badge", as: UIView.self)
    }
  }

  /// What is handed over of a program that does one thing at first, and one once it is laid out.
  private func trace(
    times: Int = 1, first: @escaping (Badge) -> Void, later: @escaping (Badge) -> Void = { _ in }
  ) throws -> SnapshotTrace {
    var scene = Scene()
    scene.addItem(named: "view", in: nil)
    let view = try #require(scene.id(named: "view"))
    scene.place(view, .given(Rect(x: 0, y: 0, width: 320, height: 176)))
    scene.addItem(named: "badge", in: view)
    let given = LayoutSnapshot(
      window: Size(width: 320, height: 176), times: times,
      items: scene.items.map { SnapshotItem($0, className: "UIView") })
    var trace: SnapshotTrace?
    let stage = AnswerStage(given, fileName: #filePath) { trace = $0.trace }
    var badge: Badge?
    Self.begin = {
      let made = Badge()
      badge = made
      first(made)
    }
    stage.again { _ in if let badge { later(badge) } }
    AnswerTrace.callers = { ["1f3a"] }
    defer { AnswerTrace.callers = { [] } }
    stage.perform { MainActor.assumeIsolated { AnswerTraceTests.begin() } }
    return try #require(trace)
  }

  private static var begin: () -> Void = {}

  private func placed(_ badge: Badge) { NSLayoutConstraint.activate([badge.width, badge.near]) }

  @Test("a set that is activated before the old one goes conflicts, and is told with its callers")
  func newFirst() throws {
    let trace = try trace(first: placed) {
      $0.far.isActive = true
      $0.near.isActive = false
    }
    #expect(trace.conflict?.callers == ["1f3a"])
    #expect(trace.conflict?.constraints.map(\.draft.constant) == [64, 16, -16])
    #expect(trace.conflict?.constraints.allSatisfy { $0.line != nil } == true)
    #expect(trace.counts[.activation] == 1)
    #expect(trace.counts[.deactivation] == 1)
  }

  @Test("a set that is activated after the old one went doesn't conflict, however it is written")
  func oldFirst() throws {
    #expect(
      try trace(first: placed) {
        NSLayoutConstraint.deactivate([$0.near])
        NSLayoutConstraint.activate([$0.far])
      }.conflict == nil)
    #expect(
      try trace(first: placed) {
        $0.near.isActive = false
        $0.far.isActive = true
      }.conflict == nil)
    #expect(
      try trace(first: placed) {
        $0.view.removeConstraint($0.near)
        $0.view.addConstraint($0.far)
      }.conflict == nil)
  }

  @Test("constants that change one after the other can conflict on the way, and needn't")
  func constants() throws {
    func both(_ badge: Badge) {
      badge.width.constant = 288
      NSLayoutConstraint.activate([badge.width, badge.near, badge.far])
    }
    #expect(
      try trace(first: both) {
        $0.near.constant = 8
        $0.width.constant = 296
      }.conflict?.constraints.count == 3)
    #expect(try trace(first: placed) { $0.width.constant = 80 }.conflict == nil)
  }

  @Test("optional constraints never conflict, nor what isn't in a window yet")
  func quiet() throws {
    #expect(
      try trace(first: placed) {
        $0.far.priority = .defaultHigh
        $0.far.isActive = true
        $0.near.isActive = false
        $0.far.isActive = false
        $0.near.isActive = true
      }.conflict == nil)
    #expect(
      try trace(first: { badge in
        let (outer, inner) = (UIView(), UIView())
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        let widths = [40.0, 80].map { inner.widthAnchor.constraint(equalToConstant: $0) }
        NSLayoutConstraint.activate(widths)
        widths[0].isActive = false
        badge.view.addSubview(outer)
        placed(badge)
      }).conflict == nil)
  }

  @Test("a conflict that a pass finds is kept, too")
  func inPass() throws {
    let written = console {
      #expect(
        (try? trace(first: placed) {
          $0.far.isActive = true
          $0.view.layoutIfNeeded()
          $0.near.isActive = false
        })?.conflict?.constraints.count == 3)
    }
    #expect(written.count == 1)
  }

  /// A view that passes on what it is asked.
  private final class Asked: UIView {
    override func updateConstraints() { super.updateConstraints() }
    override func layoutSubviews() { super.layoutSubviews() }
  }

  @Test("what a pass calls is counted, and is no call by hand")
  func passes() throws {
    let trace = try trace(
      first: { badge in
        badge.badge.addSubview(Asked())
        placed(badge)
      },
      later: {
        $0.badge.setNeedsUpdateConstraints()
        $0.badge.setNeedsLayout()
        $0.badge.subviews[0].setNeedsUpdateConstraints()
        $0.badge.subviews[0].setNeedsLayout()
      })
    #expect(trace.call == nil)
    #expect(trace.counts == [.updateMark: 2, .layoutMark: 2, .updatePass: 2, .layoutPass: 2])
  }

  @Test(
    "what code calls by hand is told, the first call with its callers",
    arguments: ["updateConstraints", "layoutSubviews"])
  func byHand(method: String) throws {
    let trace = try trace(
      first: { badge in
        badge.badge.addSubview(Asked())
        placed(badge)
      },
      later: { badge in
        for _ in 0..<2 {
          let asked = badge.badge.subviews[0]
          method == "layoutSubviews" ? asked.layoutSubviews() : asked.updateConstraints()
        }
      })
    #expect(trace.call == SnapshotTrace.Event(method: method, callers: ["1f3a"]))
    #expect(trace.counts[.callByHand] == 2)
  }

  @Test("the counts begin anew with each thing that happens")
  func anew() throws {
    var calls = 0
    let trace = try trace(times: 2, first: placed) { badge in
      calls += 1
      if calls == 1 { badge.badge.setNeedsUpdateConstraints() }
    }
    #expect(trace.counts[.updateMark] == nil)
  }

  @Test("an answer that switches constraints for ever is looked at for a while")
  func bounded() throws {
    func trace(_ most: Int) throws -> SnapshotTrace {
      try self.trace(first: placed) { badge in
        for _ in 0..<most {
          badge.near.isActive = false
          badge.near.isActive = true
        }
        badge.far.isActive = true
        badge.near.isActive = false
      }
    }
    #expect(try trace(20).conflict != nil)
    let long = try trace(5000)
    #expect(long.conflict == nil)
    #expect(long.counts[.deactivation] == 5001)
  }

  @Test("a layout without an end is told once in an answer, and again by the next")
  func endlessOnce() throws {
    final class Restless: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    let outside = Restless(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    func answer() -> [String] {
      console {
        _ = try? trace(first: { $0.badge.addSubview(Restless(frame: .zero)) }, later: placed)
      }
    }
    for _ in 0..<2 { #expect(answer().count == 1) }
    #expect(console { outside.layoutIfNeeded() }.count == 1)
  }
}
