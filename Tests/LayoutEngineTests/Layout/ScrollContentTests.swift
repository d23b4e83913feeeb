@testable import LayoutEngine
import Testing

@Suite("Layout: scrolling content")
struct ScrollContentTests {
  /// A window that a scrolling view fills but for 20 points, and a page in the scrolling view.
  private struct Scrolling {
    var scene = Scene()
    let root, scroll, content, page: ItemID
    var lines: [Constraint] = []

    init() throws {
      root = try scene.add(
        Item("window", placement: .given(Rect(x: 0, y: 0, width: 320, height: 480))))
      scroll = try scene.add(Item("Scroll", in: root))
      content = try scene.add(
        Item("Content", kind: .guide, in: scroll, placement: .content))
      page = try scene.add(Item("Page", in: scroll))
      for (attribute, distance) in [
        (Attribute.left, 20.0), (.right, -20), (.top, 20), (.bottom, -20),
      ] {
        tie(scroll, attribute, to: root, attribute, plus: distance)
      }
    }

    mutating func tie(
      _ item: ItemID, _ attribute: Attribute, to other: ItemID, _ otherAttribute: Attribute,
      plus constant: Double = 0
    ) {
      lines.append(
        Constraint(
          Anchor(item, attribute), .equal,
          .anchor(Anchor(other, otherAttribute), multiplier: 1, constant: constant)))
    }

    /// Ties all edges of the page to those of the scrolling view.
    mutating func fillWithPage() {
      for edge in [Attribute.left, .right, .top, .bottom] { tie(page, edge, to: scroll, edge) }
    }

    mutating func size(_ item: ItemID, _ attribute: Attribute, _ length: Double) {
      lines.append(Constraint(Anchor(item, attribute), .equal, .length(length)))
    }

    func frames(_ direction: LayoutDirection = .leftToRight) throws -> Frames? {
      let problem = LayoutProblem(scene: scene, constraints: lines, direction: direction)
      guard case .solved(let frames) = try LayoutSolver.solution(of: problem) else { return nil }
      return frames
    }
  }

  @Test("edges tied from inside decide how large the content is, not where the page ends")
  func edges() throws {
    var it = try Scrolling()
    it.fillWithPage()
    it.size(it.page, .width, 280)
    it.size(it.page, .height, 2000)
    let frames = try #require(try it.frames())
    #expect(frames[it.scroll] == Rect(x: 20, y: 20, width: 280, height: 440))
    #expect(frames[it.page] == Rect(x: 0, y: 0, width: 280, height: 2000))
    #expect(frames[it.content] == Rect(x: 0, y: 0, width: 280, height: 2000))
  }

  @Test("width, height and centre are those of the frame")
  func sizes() throws {
    var it = try Scrolling()
    it.fillWithPage()
    it.tie(it.page, .width, to: it.scroll, .width)
    it.tie(it.page, .centerY, to: it.scroll, .centerY)
    let frames = try #require(try it.frames())
    #expect(frames[it.page] == Rect(x: 0, y: 0, width: 280, height: 440))
  }

  @Test("margins of the scrolling view lie inside the content")
  func margins() throws {
    var it = try Scrolling()
    it.tie(it.page, .left, to: it.scroll, .leftMargin)
    it.tie(it.page, .right, to: it.scroll, .rightMargin)
    it.tie(it.page, .top, to: it.scroll, .topMargin)
    it.tie(it.page, .bottom, to: it.scroll, .bottomMargin)
    it.size(it.page, .width, 500)
    it.size(it.page, .height, 600)
    let frames = try #require(try it.frames())
    #expect(frames[it.page] == Rect(x: 8, y: 8, width: 500, height: 600))
    #expect(frames[it.content] == Rect(x: 0, y: 0, width: 516, height: 616))
  }

  @Test("its own constraints with what lies around it mean the frame, whichever side it stands on")
  func outside() throws {
    var it = try Scrolling()
    it.tie(it.root, .centerX, to: it.scroll, .centerX)
    for edge in [Attribute.left, .right, .top, .bottom] {
      it.tie(it.scroll, edge, to: it.page, edge)
    }
    it.size(it.page, .width, 50)
    it.size(it.page, .height, 60)
    let frames = try #require(try it.frames())
    #expect(frames[it.scroll] == Rect(x: 20, y: 20, width: 280, height: 440))
    #expect(frames[it.content] == Rect(x: 0, y: 0, width: 50, height: 60))
  }

  @Test("the guide by its name means the same")
  func guide() throws {
    var it = try Scrolling()
    for edge in [Attribute.leading, .trailing, .top, .bottom] {
      it.tie(it.page, edge, to: it.content, edge)
    }
    it.size(it.page, .width, 400)
    it.size(it.page, .height, 500)
    for direction in LayoutDirection.allCases {
      let frames = try #require(try it.frames(direction))
      #expect(frames[it.page] == Rect(x: 0, y: 0, width: 400, height: 500))
    }
  }

  @Test("content that nothing decides is open")
  func open() throws {
    var it = try Scrolling()
    it.fillWithPage()
    let problem = LayoutProblem(scene: it.scene, constraints: it.lines)
    let (_, ambiguity) = try #require(
      try LayoutSolver.solution(of: problem).ambiguous, "nothing says how large the page is")
    #expect(
      ambiguity.ranges.map { it.scene[$0.item].name } == [
        "Content", "Content", "Page", "Page",
      ])
  }

  @Test(
    "a view whose mask counts goes along with the content that it hangs in",
    arguments: [[], .flexibleLeftMargin, .flexibleWidth, [.flexibleLeftMargin, .flexibleWidth]]
      as [AutoresizingMask])
  func scrolledMask(mask: AutoresizingMask) throws {
    let frame = Rect(x: 10, y: 20, width: 30, height: 40)
    let size = Size(width: 100, height: 200)
    var scene = Scene()
    let root = try scene.add(
      Item("list", placement: .given(Rect(x: 0, y: 0, width: 100, height: 200))))
    let id = try scene.add(
      Item("page", in: root, placement: .translated(frame, mask: mask, in: size)))
    scene.update(root) { $0.contentOffset = Point(x: 4, y: 15) }
    let frames = try LayoutSolver.frames(of: LayoutProblem(scene: scene, constraints: []))
    #expect(frames?[id] == Rect(x: 6, y: 5, width: 30, height: 40))
  }
}

@Suite("Scene: guides that views have by themselves")
struct OwnGuideTests {
  @Test(
    "are known by their names",
    arguments: [
      ("view.safeAreaLayoutGuide", "view", OwnGuide.safeArea),
      ("view.keyboardLayoutGuide", "view", .keyboard),
      ("view.readableContentGuide", "view", .readable),
      ("list.contentLayoutGuide", "list", .content), ("list.frameLayoutGuide", "list", .frame),
      ("Box.layoutMarginsGuide", "Box", .margins),
      ("a.b.layoutMarginsGuide", "a.b", .margins),
    ])
  func named(name: String, owner: String, guide: OwnGuide) throws {
    let own = try #require(OwnGuide.named(name))
    #expect(own.owner == owner)
    #expect(own.guide == guide)
  }

  @Test(
    "and no other name is taken for one",
    arguments: [
      "SafeArea", "layoutMarginsGuide", ".layoutMarginsGuide", "view.guide", "view.",
      "view.layoutMarginsGuide.safeAreaLayoutGuide",
    ])
  func others(name: String) {
    #expect(OwnGuide.named(name) == nil)
  }

  @Test("naming one adds it, and its owner before it")
  func added() throws {
    var scene = Scene()
    scene.addItem(named: "Superview", in: nil)
    scene.addItem(named: "Box.layoutMarginsGuide", in: scene.ids.first)
    scene.addItem(named: "Box", in: scene.ids.first)
    #expect(scene.items.map(\.name) == ["Superview", "Box", "Box.layoutMarginsGuide"])
    #expect(scene.items.map(\.kind) == [.view, .view, .guide])
    #expect(scene.items[2].parent == scene.id(named: "Box"))
    #expect(scene.items[2].placement == .inset(.defaultMargins))
  }

  @Test("a keyboard's guide begins at the safe area or the keyboard, or where a case puts it")
  func keyboard() throws {
    var scene = Scene()
    scene.addItem(named: "Box.keyboardLayoutGuide", in: nil)
    let guide = try #require(scene.id(named: "Box.keyboardLayoutGuide"))
    let box = try #require(scene.ids.first)
    func top(_ height: Double) -> Double? {
      let sized = scene.sized(to: Size(width: 320, height: height))
      guard case .inset(let insets) = sized[guide].placement else { return nil }
      return insets == Insets(top: insets.top, left: 0, bottom: 0, right: 0) ? insets.top : nil
    }
    #expect(scene.items.map(\.kind) == [.view, .guide])
    #expect([top(480), top(600)] == [480, 600])
    scene.setSafeArea(Insets(top: 20, left: 0, bottom: 34, right: 0), of: box)
    #expect([top(480), top(600)] == [446, 566])
    scene.setKeyboard(height: 272, of: box)
    #expect([top(480), top(600)] == [208, 328])
    scene.inset(guide, by: Insets(top: 100, left: 0, bottom: 0, right: 0))
    #expect([top(480), top(600)] == [100, 100])
    #expect(scene[box].margins == Insets(top: 28, left: 8, bottom: 42, right: 8))
  }

  @Test("the margins guide goes along with the margins")
  func margins() throws {
    var scene = Scene()
    scene.addItem(named: "Box.layoutMarginsGuide", in: nil)
    let margins = Insets(top: 1, left: 2, bottom: 3, right: 4)
    scene.setMargins(margins, of: try #require(scene.id(named: "Box")))
    #expect(scene.items.map(\.margins)[0] == margins)
    #expect(scene.items[1].placement == .inset(margins))
  }

  @Test("the safe area is added to the margins, whichever is set first")
  func safeArea() throws {
    var scene = Scene()
    for name in ["Box.safeAreaLayoutGuide", "Box.layoutMarginsGuide"] {
      scene.addItem(named: name, in: nil)
    }
    let box = try #require(scene.id(named: "Box"))
    let bar = Insets(top: 64, left: 0, bottom: 32, right: 0)
    scene.setSafeArea(bar, of: box)
    #expect(scene[box].margins == Insets(top: 72, left: 8, bottom: 40, right: 8))
    scene.setMargins(Insets(top: 1, left: 2, bottom: 3, right: 4), of: box)
    #expect(scene[box].margins == Insets(top: 65, left: 2, bottom: 35, right: 4))
    #expect(scene.items[2].placement == .inset(scene[box].margins))
    scene.inset(ItemID(index: 1), by: .zero)
    #expect(scene[box].margins == Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(scene[box].safeArea == .zero)
  }

  @Test("an item's name and parent can't be changed")
  func kept() throws {
    var scene = Scene()
    scene.addItem(named: "Superview", in: nil)
    let window = try #require(scene.ids.first)
    scene.update(window) {
      $0.name = "Other"
      $0.parent = window
      $0.intrinsic = IntrinsicSize(width: 3)
    }
    #expect(scene.items[0].name == "Superview")
    #expect(scene.items[0].parent == nil)
    #expect(scene.items[0].intrinsic == IntrinsicSize(width: 3))
  }
}

@Suite("Unverified facts: each can be read otherwise")
struct UnverifiedFactTests {
  struct Scene: CustomStringConvertible, Sendable {
    let fact: UnverifiedFact
    let text: String
    /// Box's left edge and width by our reading, and by the other one; `nil` where it is ambiguous.
    let ours: [Double]
    let other: [Double]

    var description: String { fact.rawValue }
  }

  private static let box = "V:|[Box(48)]; V:|[Mate(48)]; Mate.width = 40; "

  /// A window 320 points wide, right to left; worked out by hand.
  private static let scenes = [
    // Ours: the leading edge is 0.5 * 320 from the right. Otherwise: right = 0.5 * 0 - 0.
    Scene(
      fact: .scaledPosition,
      text: box
        + "Mate.left = Superview.left; Box.width = 40; Box.leading = 0.5 * Superview.trailing",
      ours: [120, 40], other: [-40, 40]),
    Scene(
      fact: .centreBesideCentre,
      text: box
        + "Mate.left = Superview.left; Box.width = 40; Box.centerX = Superview.centerX + 40",
      ours: [180, 40], other: [100, 40]),
    // Box's 80 is asked for twice, against 160 in Box's points, or in Mate's, four times as many.
    Scene(
      fact: .optionalUnits,
      text: "V:|[Box(48)]; V:|[Mate(48)]; Mate.left = Superview.left; Box.left = Superview.left; "
        + "Mate.width = 640; Box.width = 80 @500; Box.width = 80 @500; "
        + "Box.width = 0.25 * Mate.width @500",
      ours: [0, 80], other: [0, 160]),
    Scene(
      fact: .equalPriorities,
      text: box
        + "Mate.left = Superview.left; Box.left = Superview.left; Box.width = 200 @500; Box.width = 100 @500; "
        + "Box.width = 120 @500",
      ours: [0, 120], other: [0, 200]),
    Scene(
      fact: .ties,
      text: box
        + "Mate.left = Superview.left; Box.right = Superview.left + 100; Box.left >= Superview.left + 30",
      ours: [100, 0], other: [30, 70]),
    Scene(
      fact: .scaledMargin,
      text: box + "Mate.left = Superview.left; Box.width = 40; "
        + "Box.right = 0.5 * Superview.rightMargin",
      ours: [116, 40], other: [112, 40]),
  ]

  private func frame(_ text: String, reading fact: UnverifiedFact? = nil) throws -> [Double] {
    var layout = NamedLayout()
    layout.scene.factReadOtherwise = fact
    for view in ["Box", "Mate"] { try layout.addView(view) }
    try layout.add(text)
    let solution = try layout.solution(width: 320, height: 80, direction: .rightToLeft)
    let frame = try #require(solution.frame(of: "Box"))
    return [frame.x, frame.width]
  }

  @Test(
    "a fact changes the layouts that depend on it, where it is read otherwise",
    arguments: scenes)
  func changes(scene: Scene) throws {
    #expect(try frame(scene.text) == scene.ours)
    #expect(try frame(scene.text, reading: scene.fact) == scene.other)
  }

  @Test("the other facts leave such a layout as it is", arguments: scenes)
  func leaves(scene: Scene) throws {
    for fact in UnverifiedFact.allCases where fact != scene.fact {
      #expect(try frame(scene.text, reading: fact) == scene.ours, "\(fact.rawValue)")
    }
  }

  @Test("a connection to the superview is the margin, or 20 points")
  func bar() throws {
    let text = "H:|-[Box(40)]; V:|[Box(48)]; H:|[Mate(40)]; V:|[Mate(48)]"
    #expect(try frame(text) == [272, 40])
    #expect(try frame(text, reading: .spaceBesideBar) == [260, 40])
  }
}
