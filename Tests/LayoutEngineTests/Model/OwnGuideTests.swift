import LayoutEngine
import Testing

@Suite("Scene: guides that views have by themselves")
struct OwnGuideTests {
  @Test(
    "are known by their names",
    arguments: [
      ("view.safeAreaLayoutGuide", "view", OwnGuide.safeArea),
      ("view.keyboardLayoutGuide", "view", .keyboard),
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

  @Test("a keyboard's guide is where lines put it, and changes no margins")
  func keyboard() throws {
    var scene = Scene()
    scene.addItem(named: "Box.keyboardLayoutGuide", in: nil)
    #expect(scene.items.map(\.kind) == [.view, .guide])
    #expect(scene.items[1].placement == .constraints)
    let inside = Insets(top: 208, left: 0, bottom: 0, right: 0)
    scene.inset(try #require(scene.id(named: "Box.keyboardLayoutGuide")), by: inside)
    #expect(scene.items[1].placement == .inset(inside))
    #expect(scene.items[0].margins == .defaultMargins)
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
    #expect(scene.safeArea(of: box) == .zero)
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
