import LayoutEngine
import LayoutUIKit
import Testing

@MainActor @Suite("What the engine says of a pass is what a pass does")
struct PassStepTests {
  /// A view that notes its calls under the name of an item.
  private final class Recorder: UIView {
    var name = ""
    static var calls: [String] = []

    override func updateConstraints() {
      Self.calls.append("\(name).updateConstraints")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      Self.calls.append("\(name).layoutSubviews")
      super.layoutSubviews()
    }
  }

  @Test("of every two calls whose order is known, the first comes first")
  func order() throws {
    var scene = Scene()
    var views: [ItemID: Recorder] = [:]
    for (name, parent) in [
      ("view", nil), ("page", "view"), ("card", "page"), ("photo", "card"), ("caption", "card"),
      ("bar", "page"),
    ] {
      let above = parent.flatMap { scene.id(named: $0) }
      scene.addItem(named: name, in: above)
      let id = try #require(scene.id(named: name))
      let view = Recorder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.name = name
      views[id] = view
      if let above { views[above]?.addSubview(view) }
    }
    let root = try #require(scene.id(named: "view").flatMap { views[$0] })
    root.widthAnchor.constraint(greaterThanOrEqualToConstant: 0).isActive = true
    Recorder.calls = []
    root.layoutIfNeeded()
    let calls = Recorder.calls
    #expect(calls.count == 2 * scene.ids.count)
    let steps = scene.ids.flatMap { id in PassStep.Call.allCases.map { PassStep(id, $0) } }
    func place(_ step: PassStep) throws -> Int {
      try #require(calls.firstIndex(of: "\(scene[step.view].name).\(step.call.rawValue)"))
    }
    var known = 0
    for one in steps {
      for other in steps where one != other {
        guard let first = scene.first(one, other) else { continue }
        known += 1
        #expect(try (first == one) == (place(one) < place(other)))
      }
    }
    // All pairs but those of the same call in different branches.
    #expect(known == 12 * 11 - 2 * 2 * 4)
  }
}
