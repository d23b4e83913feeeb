import LayoutEngine
import LayoutUIKit
import Testing

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
