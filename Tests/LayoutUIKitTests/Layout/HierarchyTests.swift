import LayoutEngine
import LayoutUIKit
import Testing

@MainActor @Suite("Views in views")
struct HierarchyTests {
  @Test("a subview knows its superview, and a removed one forgets it")
  func superview() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    #expect(child.superview === parent)
    #expect(child.next === parent)
    #expect(child.isDescendant(of: parent))
    child.removeFromSuperview()
    #expect(child.superview == nil)
    #expect(parent.subviews.isEmpty)
  }

  @Test("subviews stand in the order of drawing")
  func order() {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    for (tag, view) in views.enumerated() { view.tag = tag + 1 }
    parent.addSubview(views[0])
    parent.addSubview(views[1])
    parent.insertSubview(views[2], at: 0)
    parent.insertSubview(views[3], aboveSubview: views[0])
    #expect(parent.subviews.map(\.tag) == [3, 1, 4, 2])
    parent.sendSubviewToBack(views[1])
    parent.bringSubviewToFront(views[2])
    #expect(parent.subviews.map(\.tag) == [2, 1, 4, 3])
    parent.insertSubview(views[2], belowSubview: views[0])
    #expect(parent.subviews.map(\.tag) == [2, 3, 1, 4])
    #expect(parent.viewWithTag(4) === views[3])
  }

  @Test("two subviews change places; an index that none has changes nothing")
  func exchanged() {
    let parent = UIView()
    for tag in 1...3 {
      let view = UIView()
      view.tag = tag
      parent.addSubview(view)
    }
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.subviews.map(\.tag) == [3, 2, 1])
    for index in [-1, 3] { parent.exchangeSubview(at: 0, withSubviewAt: index) }
    parent.exchangeSubview(at: 7, withSubviewAt: 0)
    #expect(parent.subviews.map(\.tag) == [3, 2, 1])
  }

  @Test("frame, bounds and centre are three sides of one thing")
  func geometry() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.bounds.size.width = 50
    #expect(view.numbers == [0, 20, 50, 40])
    view.center.y = 100
    #expect(view.numbers == [0, 80, 50, 40])
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: view) == CGPoint(x: 2, y: 3))
    #expect(view.convert(inner.bounds, from: inner) == inner.frame)
  }

  @Test("views are told of what happens to them")
  func hooks() {
    final class Noting: UIView {
      var notes: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) {
        notes.append(newSuperview == nil ? "will leave" : "will move")
      }
      override func didMoveToSuperview() { notes.append(superview == nil ? "left" : "moved") }
      override func didMoveToWindow() { notes.append(window == nil ? "no window" : "window") }
      override func didAddSubview(_ subview: UIView) { notes.append("added") }
      override func willRemoveSubview(_ subview: UIView) { notes.append("will remove") }
    }
    let window = UIWindow(frame: .zero)
    let view = Noting()
    let inner = UIView()
    window.addSubview(view)
    view.addSubview(inner)
    inner.removeFromSuperview()
    view.removeFromSuperview()
    #expect(
      view.notes == [
        "will move", "moved", "window", "added", "will remove", "will leave", "left", "no window",
      ])
  }
}

@MainActor @Suite("A hierarchy in the engine's words")
struct HierarchyMapTests {
  let root = UIView(width: 300, height: 200)

  @Test("items stand parents first, with their names, classes and guides")
  func items() {
    let red = root.addFreeSubview(ContentView(40, 20))
    let inner = red.addFreeSubview()
    inner.accessibilityIdentifier = "Inner"
    let blue = root.addFreeSubview()
    let plain = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(plain)
    _ = root.layoutMarginsGuide
    let map = HierarchyMap(root: root) { object in
      object === red ? "Red" : object === root ? "Superview" : nil
    }
    #expect(
      map.scene.items.map(\.name) == [
        "Superview", "UIViewLayoutMarginsGuide", "Red", "Inner", "UIView1", "UIView2",
      ])
    let ids = map.scene.ids
    #expect(
      ids.map { map.className(of: $0) } == [
        "UIView", "UILayoutGuide", "ContentView", "UIView", "UIView", "UIView",
      ])
    #expect(map.scene.items.map { $0.parent?.index } == [nil, 0, 0, 2, 0, 0])
    #expect(map.id(of: blue) == ids[4])
    #expect(
      map.scene[ids[0]].placement == .given(LayoutEngine.Rect(x: 0, y: 0, width: 300, height: 200)))
    #expect(map.scene[ids[1]].placement == .inset(.defaultMargins))
    #expect(map.scene[ids[2]].placement == .constraints)
    #expect(map.scene[ids[2]].intrinsic == IntrinsicSize(width: 40, height: 20))
    #expect(
      map.scene[ids[5]].placement
        == .translated(
          LayoutEngine.Rect(x: 1, y: 2, width: 3, height: 4), mask: [],
          in: LayoutEngine.Size(width: 300, height: 200)))
  }

  @Test("constraints come in the order of activation, each with the learner's line")
  func drafts() {
    let red = root.addFreeSubview()
    let width = red.widthAnchor.constraint(equalToConstant: 8, file: "gap.swift", line: 5)
    let top = red.topAnchor.constraint(
      greaterThanOrEqualTo: root.topAnchor, constant: 3, file: "gap.swift", line: 4)
    width.priority = .defaultHigh
    width.isActive = true
    top.isActive = true
    let map = HierarchyMap(root: root)
    let ids = map.scene.ids
    #expect(
      map.constraints.map { map.draft(of: $0) } == [
        ConstraintDraft(
          first: Anchor(ids[1], .width), relation: .equal, second: nil, constant: 8,
          priority: 750, origin: .answer(SourceRange(line: 5, column: 1, length: 0))),
        ConstraintDraft(
          first: Anchor(ids[1], .top), relation: .greaterThanOrEqual,
          second: Anchor(ids[0], .top), constant: 3,
          origin: .answer(SourceRange(line: 4, column: 1, length: 0))),
      ])
    #expect("\(width.form.place.file)" == "gap.swift")
  }

  @Test("a view that was never added can be named beside the others")
  func others() {
    let lost = UIView()
    let constraint = lost.topAnchor.constraint(equalTo: root.topAnchor)
    let map = HierarchyMap(root: root, others: [lost]) { $0 === lost ? "Lost" : nil }
    let draft = map.draft(of: constraint)
    #expect(draft.first.map { map.scene.name(of: $0) } == "Lost.top")
    #expect(draft.second.map { map.scene.name(of: $0) } == "UIView1.top")
  }
}

@MainActor @Suite("The constraints that affect a layout")
struct AffectingTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  private func texts(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> [String] {
    view.constraintsAffectingLayout(for: axis).map { $0.description.withoutAddresses }
  }

  @Test("they are those from which place and size follow, though they name other views")
  func indirect() {
    let (red, blue, green) = (
      window.addFreeSubview(), window.addFreeSubview(), window.addFreeSubview()
    )
    let all = [
      red.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
      red.widthAnchor.constraint(equalToConstant: 50),
      blue.leadingAnchor.constraint(equalTo: red.trailingAnchor, constant: 8),
      blue.widthAnchor.constraint(equalTo: red.widthAnchor),
      green.leadingAnchor.constraint(equalTo: blue.trailingAnchor),
      green.widthAnchor.constraint(equalToConstant: 5),
      blue.topAnchor.constraint(equalTo: window.topAnchor),
    ]
    NSLayoutConstraint.activate(all)
    #expect(blue.constraintsAffectingLayout(for: .horizontal) == Array(all[0...3]))
    #expect(red.constraintsAffectingLayout(for: .horizontal) == Array(all[0...1]))
  }

  @Test("those that UIKit makes itself are among them: of content, masks and the window")
  func system() {
    let label = window.addFreeSubview(UILabel())
    label.text = "Hi"
    let end = label.trailingAnchor.constraint(equalTo: window.trailingAnchor)
    end.isActive = true
    let found = label.constraintsAffectingLayout(for: .horizontal)
    #expect(found.first === end)
    #expect(
      found.map { $0.description.withoutAddresses } == [
        end.description.withoutAddresses,
        "<NSLayoutConstraint:0x 'UIView-Encapsulated-Layout-Width' UIWindow:0x.width == 320   "
          + "(active)>",
        "<NSContentSizeLayoutConstraint:0x UILabel:0x'Hi'.width == 17 Hug:250 "
          + "CompressionResistance:750   (active)>",
      ])
    #expect(found.last?.firstItem === label && found.last?.firstAttribute == .width)
    #expect(found.last?.isActive == true)

    let framed = UIView(frame: CGRect(x: 4, y: 5, width: 6, height: 7))
    window.addSubview(framed)
    #expect(
      texts(framed, .vertical) == [
        "<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& UIView:0x.minY == 5   (active, names: "
          + "'|':UIWindow:0x )>",
        "<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& UIView:0x.height == 7   (active)>",
      ])
  }

  @Test("where nothing decides the view, they are those that name it")
  func open() {
    let red = window.addFreeSubview()
    let width = red.widthAnchor.constraint(greaterThanOrEqualToConstant: 5)
    let top = red.topAnchor.constraint(equalTo: window.topAnchor)
    NSLayoutConstraint.activate([width, top])
    #expect(red.constraintsAffectingLayout(for: .horizontal) == [width])
  }

  @Test("guides are asked in the same way")
  func guides() {
    let guide = UILayoutGuide()
    window.addLayoutGuide(guide)
    let ties = [
      guide.leftAnchor.constraint(equalTo: window.leftAnchor),
      guide.widthAnchor.constraint(equalToConstant: 9),
    ]
    NSLayoutConstraint.activate(ties)
    #expect(guide.constraintsAffectingLayout(for: .horizontal) == ties)
    #expect(UILayoutGuide().constraintsAffectingLayout(for: .horizontal) == [])
  }

  @Test("exercising ambiguity shows another layout, then the first again")
  func exercised() {
    let red = window.addFreeSubview()
    NSLayoutConstraint.activate([
      red.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      red.trailingAnchor.constraint(lessThanOrEqualTo: window.trailingAnchor),
      red.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
      red.topAnchor.constraint(equalTo: window.topAnchor),
      red.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    let first = red.frame
    red.exerciseAmbiguityInLayout()
    let other = red.frame
    #expect(other != first && other.minX == 0 && (10...320).contains(other.width))
    red.exerciseAmbiguityInLayout()
    #expect(red.frame == first)
  }

  @Test("exercising does nothing to a view that isn't open, nor outside a window")
  func exercisedInVain() {
    let (red, blue) = (window.addFreeSubview(), window.addFreeSubview())
    NSLayoutConstraint.activate([
      red.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      red.topAnchor.constraint(equalTo: window.topAnchor),
      red.widthAnchor.constraint(equalToConstant: 7),
      red.heightAnchor.constraint(equalToConstant: 7),
      blue.widthAnchor.constraint(greaterThanOrEqualToConstant: 5),
    ])
    window.layoutIfNeeded()
    let frames = [red.frame, blue.frame]
    red.exerciseAmbiguityInLayout()
    #expect([red.frame, blue.frame] == frames)
    #expect(blue.hasAmbiguousLayout && !red.hasAmbiguousLayout)
    let root = UIView(width: 50, height: 50)
    let loose = root.addFreeSubview()
    root.layoutIfNeeded()
    loose.exerciseAmbiguityInLayout()
    #expect(loose.frame == .zero && !loose.hasAmbiguousLayout)
  }
}
