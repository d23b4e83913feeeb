import LayoutEngine
import LayoutUIKit
import Testing

@MainActor @Suite("Passes")
struct PassTests {
  @Test("constraints are updated from below, then frames are set, then subviews are laid out")
  func order() {
    let notes = Notes()
    let root = RequiringView("root", notes)
    root.translatesAutoresizingMaskIntoConstraints = true
    root.frame.size = CGSize(width: 100, height: 100)
    let child = SelfTyingView("child", notes)
    root.addSubview(child)
    root.layoutIfNeeded()
    #expect(notes.calls == ["update child", "update root", "layout root 100", "layout child 33"])
    notes.calls = []
    root.layoutIfNeeded()
    #expect(notes.calls.isEmpty)
    child.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(notes.calls == ["layout child 33"])
  }

  @Test("what layoutSubviews changes is laid out in the same pass")
  func nested() {
    final class Narrow: UIView {
      let inner = UIView()
      lazy var width = inner.widthAnchor.constraint(equalToConstant: 0)
      override func layoutSubviews() {
        super.layoutSubviews()
        width.constant = bounds.width / 2
        width.isActive = true
      }
    }
    let root = Narrow(frame: CGRect(x: 0, y: 0, width: 80, height: 10))
    _ = root.addFreeSubview(root.inner)
    root.layoutIfNeeded()
    #expect(root.inner.frame.width == 40)
  }

  @Test("a view that never rests ends a pass after 100 rounds, and the console tells which it is")
  func endless() {
    final class Restless: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    let root = UIView(width: 5, height: 5)
    let view = Restless(width: 5, height: 5)
    root.addSubview(view)
    #expect(console { root.layoutIfNeeded() } == [Self.report(on: view)])
    #expect(view.frame.width == 5)
  }

  @Test("so do views that lay each other out from inside, and constants that never settle")
  func endlessInside() {
    final class Nesting: UIView {
      override func layoutSubviews() {
        setNeedsLayout()
        layoutIfNeeded()
      }
    }
    let nesting = Nesting(width: 5, height: 5)
    #expect(console { nesting.layoutIfNeeded() } == [Self.report(on: nesting)])

    final class Growing: UIView {
      lazy var width = subviews[0].widthAnchor.constraint(equalToConstant: 0)
      override func layoutSubviews() {
        super.layoutSubviews()
        width.isActive = true
        width.constant += 1
      }
    }
    let growing = Growing(width: 5, height: 5)
    let leaf = growing.addFreeSubview()
    let lines = console { growing.layoutIfNeeded() }
    #expect(lines == [Self.report(on: growing, leaf)])
  }

  private static func report(on views: UIView...) -> String {
    let lines = views.map { "    \($0.description.withoutAddresses)\n" }.joined()
    return "Layout feedback loop: after 100 rounds of one layout pass there is still something to "
      + "lay out, so the pass stops here. UIKit would go on for ever. These views were asked again "
      + "in the last round:\n\(lines)Look at what their layoutSubviews and updateConstraints do: a "
      + "call of setNeedsLayout or setNeedsUpdateConstraints, or a change to a constraint, asks for "
      + "one more round each time."
  }

  @Test("masks follow the superview, at once and in a pass")
  func masks() {
    let root = UIView(width: 100, height: 100)
    let bar = UIView(frame: CGRect(x: 10, y: 80, width: 80, height: 20))
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(bar)
    root.frame.size = CGSize(width: 200, height: 150)
    #expect(bar.numbers == [10, 130, 180, 20])
    let mark = bar.addFreeSubview()
    mark.trailingAnchor.constraint(equalTo: bar.trailingAnchor).isActive = true
    mark.widthAnchor.constraint(equalToConstant: 4).isActive = true
    root.layoutIfNeeded()
    #expect(bar.numbers == [10, 130, 180, 20])
    #expect(mark.frame.minX == 176)
    bar.frame.origin.x = 0
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(bar.numbers == [0, 130, 280, 20])
    #expect(mark.frame.minX == 276)
  }

  @Test("a share of the growth goes to each flexible part")
  func shares() {
    let root = UIView(width: 100, height: 100)
    let box = UIView(frame: CGRect(x: 20, y: 10, width: 40, height: 10))
    box.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    root.addSubview(box)
    root.frame.size.width = 160
    #expect(box.numbers == [40, 10, 40, 10])
    root.frame.size.width = 100
    #expect(box.numbers == [20, 10, 40, 10])
  }
}

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

@MainActor @Suite("What is called when")
struct EventOrderTests {
  let notes = Notes()

  /// Ties a view to all edges of its superview.
  private func fill(_ view: UIView, inset: CGFloat = 0) -> NSLayoutConstraint {
    guard let superview = view.superview else { return NSLayoutConstraint() }
    let leading = view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset)
    NSLayoutConstraint.activate([
      leading, view.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
      view.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
    ])
    return leading
  }

  @Test("a screen comes: constraints from below, then layout from above, frames level by level")
  func screen() {
    let page = NotedView("page", notes)
    let (box, leaf) = (NotedView("box", notes), NotedView("leaf", notes))
    page.addSubview(box)
    box.addSubview(leaf)
    _ = fill(box, inset: 10)
    _ = fill(leaf, inset: 5)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = NotedController(page, notes)
    window.makeKeyAndVisible()
    #expect(
      notes.taken() == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing in window 0>0",
        "update leaf", "update box", "updateViewConstraints", "update page",
        "viewWillLayoutSubviews 0>0", "layout page 100",
        "viewDidLayoutSubviews 90>0", "layout box 90", "layout leaf 85", "viewDidAppear",
      ])
    window.layoutIfNeeded()
    #expect(notes.taken() == [])
  }

  @Test("a new constant has the superview laid out, and the view where its size is another")
  func constant() {
    let root = NotedView("root", notes)
    root.frame.size = CGSize(width: 100, height: 100)
    root.translatesAutoresizingMaskIntoConstraints = true
    let box = NotedView("box", notes)
    root.addSubview(box)
    let leading = box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    let width = box.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([leading, width])
    root.layoutIfNeeded()
    _ = notes.taken()
    leading.constant = 30
    root.layoutIfNeeded()
    #expect(notes.taken() == ["layout root 100"])
    width.constant = 40
    root.layoutIfNeeded()
    #expect(notes.taken() == ["layout root 100", "layout box 40"])
    width.constant = 40
    root.layoutIfNeeded()
    #expect(notes.taken() == [])
    box.setNeedsLayout()
    box.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(notes.taken() == ["layout box 40"])
    box.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(notes.taken() == ["layout root 100"])
  }

  @Test("layoutIfNeeded of a subview lays out below it, and from above where superviews wait")
  func subtree() {
    let root = NotedView("root", notes)
    root.frame.size = CGSize(width: 100, height: 100)
    root.translatesAutoresizingMaskIntoConstraints = true
    let (box, leaf, other) = (
      NotedView("box", notes), NotedView("leaf", notes), NotedView("other", notes)
    )
    root.addSubview(box)
    root.addSubview(other)
    box.addSubview(leaf)
    let leading = fill(box)
    _ = fill(leaf)
    root.layoutIfNeeded()
    _ = notes.taken()
    [leaf, other].forEach { $0.setNeedsLayout() }
    box.layoutIfNeeded()
    #expect(notes.taken() == ["layout leaf 100"])
    root.layoutIfNeeded()
    #expect(notes.taken() == ["layout other 0"])
    leading.constant = 25
    leaf.layoutIfNeeded()
    #expect(notes.taken() == ["layout root 100", "layout box 75", "layout leaf 75"])
  }

  @Test("before super.layoutSubviews subviews have their old frames, after it their new ones")
  func aroundSuper() {
    final class Measuring: UIView {
      var widths: [CGFloat] = []
      override func layoutSubviews() {
        widths.append(subviews[0].frame.width)
        super.layoutSubviews()
        widths.append(subviews[0].frame.width)
      }
    }
    let root = Measuring(width: 100, height: 100)
    let box = root.addFreeSubview()
    _ = fill(box, inset: 40)
    root.layoutIfNeeded()
    #expect(root.widths == [0, 60])
  }

  @Test("without super.layoutSubviews constraints don't move the subviews")
  func withoutSuper() {
    final class Forgetful: UIView {
      override func layoutSubviews() {}
    }
    let root = Forgetful(width: 100, height: 100)
    let box = root.addFreeSubview(NotedView("box", notes))
    let leaf = box.addFreeSubview()
    _ = fill(box)
    _ = fill(leaf)
    root.layoutIfNeeded()
    #expect(box.frame == .zero)
    #expect(leaf.numbers == [0, 0, 100, 100])
  }

  @Test("a constraint that changes in layoutSubviews counts in super and below, in one go")
  func changedInLayout() {
    final class Halving: UIView {
      var width: NSLayoutConstraint?
      override func layoutSubviews() {
        width?.constant = bounds.width / 2
        super.layoutSubviews()
      }
    }
    let root = Halving(width: 80, height: 100)
    let box = root.addFreeSubview(NotedView("box", notes))
    let leaf = box.addFreeSubview(NotedView("leaf", notes))
    _ = fill(leaf)
    root.width = box.widthAnchor.constraint(equalToConstant: 0)
    root.width?.isActive = true
    root.layoutIfNeeded()
    #expect(notes.taken() == ["update leaf", "update box", "layout box 40", "layout leaf 40"])
    root.frame.size.width = 60
    root.layoutIfNeeded()
    #expect(notes.taken() == ["layout box 30", "layout leaf 30"])
  }

  @Test("a layout sets bounds and center, and never frame")
  func setters() {
    final class Watched: UIView {
      var sets: [String] = []
      override var frame: CGRect { didSet { sets.append("frame") } }
      override var bounds: CGRect { didSet { sets.append("bounds \(bounds.size.width)") } }
      override var center: CGPoint { didSet { sets.append("center \(center.x)") } }
    }
    let root = UIView(width: 100, height: 100)
    let box = root.addFreeSubview(Watched())
    let leading = fill(box)
    root.layoutIfNeeded()
    #expect(box.sets == ["bounds 100.0", "center 50.0"])
    box.sets = []
    leading.constant = 50
    root.layoutIfNeeded()
    #expect(box.sets == ["bounds 50.0", "center 75.0"])
    #expect(box.numbers == [50, 0, 50, 100])
  }

  @Test("a content's size is asked for again when it is invalidated, and not before")
  func contentSize() {
    final class Content: UIView {
      var width: CGFloat = 10
      override var intrinsicContentSize: CGSize { CGSize(width: width, height: 5) }
    }
    let root = UIView(width: 100, height: 100)
    let content = root.addFreeSubview(Content())
    let top = content.topAnchor.constraint(equalTo: root.topAnchor)
    top.isActive = true
    root.layoutIfNeeded()
    content.width = 30
    top.constant = 7
    root.layoutIfNeeded()
    #expect(content.numbers == [0, 7, 10, 5])
    content.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(content.numbers == [0, 7, 30, 5])
  }
}
