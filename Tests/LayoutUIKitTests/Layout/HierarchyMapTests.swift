import Foundation
import LayoutEngine
import LayoutUIKit
import Testing

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
