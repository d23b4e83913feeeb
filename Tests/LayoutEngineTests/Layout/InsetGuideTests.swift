import LayoutEngine
import Testing

@Suite("Layout: guides with insets")
struct InsetGuideTests {
  @Test("insets larger than the owner turn the guide inside out, and nothing conflicts")
  func insideOut() throws {
    var scene = Scene()
    let root = try scene.add(
      Item("window", placement: .given(Rect(x: 0, y: 0, width: 320, height: 90))))
    let safeArea = try scene.add(
      Item(
        "SafeArea", kind: .guide, in: root,
        placement: .inset(Insets(top: 59, left: 0, bottom: 34, right: 0))))
    let dot = try scene.add(Item("Dot", in: root, intrinsic: IntrinsicSize(width: 37, height: 37)))
    let lines = [Attribute.centerX, .centerY].map {
      Constraint(
        Anchor(dot, $0), .equal, .anchor(Anchor(safeArea, $0), multiplier: 1, constant: 0))
    }
    let problem = LayoutProblem(scene: scene, constraints: lines)
    guard case .solved(let frames) = try LayoutSolver.solution(of: problem) else {
      Issue.record("nothing conflicts, and nothing is open")
      return
    }
    #expect(frames[safeArea] == Rect(x: 0, y: 59, width: 320, height: -3))
    #expect(frames[dot] == Rect(x: 141.5, y: 39, width: 37, height: 37))
  }
}
