import LayoutEngine
import Testing

@Suite("Diagnosis: conflicts among hundreds of lines")
struct LongConflictTests {
  private static func window() throws -> Scene {
    var scene = Scene()
    try scene.add(
      Item("window", placement: .given(Rect(x: 0, y: 0, width: 320, height: 480))))
    return scene
  }

  @Test("a hundred lines that each stand there twice with another number conflict in pairs")
  func pairs() throws {
    var (scene, constraints) = (try Self.window(), [Constraint]())
    var last = ItemID(index: 0)
    for number in 0..<100 {
      let view = try scene.add(Item("v\(number)", in: ItemID(index: 0)))
      constraints += [3.0, 4].map { distance in
        Constraint(
          Anchor(view, .leading), .equal,
          .anchor(Anchor(last, .leading), multiplier: 1, constant: distance))
      }
      last = view
    }
    let list = try LayoutSolver.conflicts(of: LayoutProblem(scene: scene, constraints: constraints))
    for number in 0..<100 {
      let pair = Conflict(
        members: [.constraint(2 * number), .constraint(2 * number + 1)], points: 1)
      #expect(list.conflicts.contains(pair))
    }
  }

  @Test("a row that is too long for its window needs every gap and no width, however long it is")
  func row() throws {
    var (scene, constraints) = (try Self.window(), [Constraint]())
    let root = ItemID(index: 0)
    var (last, edge) = (root, Attribute.leading)
    for number in 0..<400 {
      let view = try scene.add(Item("v\(number)", in: root))
      constraints += [
        Constraint(
          Anchor(view, .leading), .equal,
          .anchor(Anchor(last, edge), multiplier: 1, constant: 8)),
        Constraint(Anchor(view, .width), .equal, .length(Double(10 + number % 7))),
      ]
      (last, edge) = (view, .trailing)
    }
    constraints.append(
      Constraint(
        Anchor(last, .trailing), .equal,
        .anchor(Anchor(root, .trailing), multiplier: 1, constant: 0)))
    let problem = LayoutProblem(scene: scene, constraints: constraints)
    guard case .unsatisfiable(let conflict) = try LayoutSolver.solution(of: problem) else {
      Issue.record("the row has room")
      return
    }
    let gaps = (0..<400).map { Conflict.Member.constraint(2 * $0) }
    #expect(
      conflict
        == Conflict(
          members: gaps + [.constraint(800), .given(root, .width)], points: 400 * 8 - 320))
  }
}
