import Testing

@testable import LayoutEngine

@Suite("Diagnosis: a conflict is a smallest one")
struct ConflictSearchTests {
  @Test("can't hold, and can without any one member: random scenes")
  func minimality() throws {
    var random = SplitMix64(seed: 21)
    var kinds: [String: Int] = [:]
    var conflicts = 0
    while conflicts < 500 {
      let problem = try RandomScene.problem(&random, requiredShare: 85)
      guard case .unsatisfiable(let conflict) = try LayoutSolver.solution(of: problem) else {
        continue
      }
      conflicts += 1
      for member in conflict.members { kinds[kind(of: member), default: 0] += 1 }
      #expect(try !canHold(conflict.members, of: problem), "\(conflict) in \(problem)")
      for left in conflict.members {
        let others = conflict.members.filter { $0 != left }
        #expect(try canHold(others, of: problem), "\(left) isn't needed in \(conflict)")
      }
    }
    #expect(kinds.values.allSatisfy { $0 >= 20 }, "\(kinds)")
    #expect(
      kinds.keys.sorted()
        == ["compression", "constraint", "given", "hugging", "inset", "translated"])
  }

  /// Whether some of what a problem requires can hold together.
  private func canHold(_ members: [Conflict.Member], of problem: LayoutProblem) throws -> Bool {
    let system = try LayoutSystem(problem)
    let rows = system.statements.filter { members.contains($0.member) }.map(\.row)
    let few = LinearProblem(neverNegative: system.neverNegative, rows: system.silent + rows)
    guard case .optimal = try few.outcome() else { return false }
    return true
  }

  private func kind(of member: Conflict.Member) -> String {
    switch member {
    case .constraint: "constraint"
    case .given: "given"
    case .translated: "translated"
    case .hugging: "hugging"
    case .compression: "compression"
    case .inset: "inset"
    }
  }

  private func window() throws -> (scene: Scene, root: ItemID, red: ItemID) {
    var scene = Scene()
    let root = try scene.add(
      Item("window", placement: .given(Rect(x: 0, y: 0, width: 320, height: 480))))
    let red = try scene.add(Item("Red", in: root))
    return (scene, root, red)
  }

  private func conflict(of problem: LayoutProblem) throws -> [Conflict.Member]? {
    guard case .unsatisfiable(let conflict) = try LayoutSolver.solution(of: problem) else {
      return nil
    }
    return conflict.members
  }

  @Test("speaks of the learner's lines before the exercise's")
  func learnerFirst() throws {
    let (scene, _, red) = try window()
    let range = SourceRange(line: 1, column: 1, length: 5)
    func width(_ points: Double, _ origin: Origin) -> Constraint {
      Constraint(Anchor(red, .width), .equal, .length(points), origin: origin)
    }
    let problem = LayoutProblem(
      scene: scene,
      constraints: [
        width(10, .given(0)), width(20, .answer(range)), width(30, .given(1)),
        width(40, .answer(range)),
      ])
    #expect(try conflict(of: problem) == [.constraint(1), .constraint(3)])
  }

  @Test("of several conflicts, names one that needs no given frame")
  func explicitFirst() throws {
    let (scene, root, red) = try window()
    let asWide = Constraint(
      Anchor(red, .width), .equal, .anchor(Anchor(root, .width), multiplier: 1, constant: 0))
    let problem = LayoutProblem(
      scene: scene,
      constraints: [asWide]
        + [100.0, 200].map {
          Constraint(Anchor(red, .width), .equal, .length($0))
        })
    #expect(try conflict(of: problem) == [.constraint(1), .constraint(2)])
  }

  @Test("never lists that a size isn't negative")
  func silentSize() throws {
    let (scene, root, red) = try window()
    func inset(_ attribute: Attribute, _ constant: Double) -> Constraint {
      Constraint(
        Anchor(red, attribute), .equal,
        .anchor(Anchor(root, attribute), multiplier: 1, constant: constant))
    }
    let problem = LayoutProblem(
      scene: scene, constraints: [inset(.leading, 200), inset(.trailing, -200)])
    #expect(
      try conflict(of: problem) == [.constraint(0), .constraint(1), .given(root, .width)])
  }

  @Test("a view between the edges of a guide without room quarrels with the guide's insets")
  func insets() throws {
    var scene = Scene()
    let root = try scene.add(
      Item("window", placement: .given(Rect(x: 0, y: 0, width: 10, height: 480))))
    let guide = try scene.add(
      Item("guide", kind: .guide, in: root, placement: .inset(.defaultMargins)))
    let red = try scene.add(Item("Red", in: root))
    let lines = [Attribute.leading, .trailing].map {
      Constraint(
        Anchor(red, $0), .equal, .anchor(Anchor(guide, $0), multiplier: 1, constant: 0))
    }
    let problem = LayoutProblem(scene: scene, constraints: lines)
    #expect(
      try conflict(of: problem) == [
        .constraint(0), .constraint(1), .given(root, .width), .inset(guide, .width),
      ])
  }

  @Test("a view's own edge set to a number conflicts with nothing but itself")
  func ownOrigin() throws {
    let (scene, _, red) = try window()
    let line = Constraint(Anchor(red, .left), .equal, .length(10))
    #expect(try conflict(of: LayoutProblem(scene: scene, constraints: [line])) == [.constraint(0)])
  }

  @Test(
    "content conflicts only where it is required to be kept",
    arguments: [
      (80.0, Conflict.Member.hugging(ItemID(index: 1), .horizontal)),
      (20.0, .compression(ItemID(index: 1), .horizontal)),
    ])
  func content(width: Double, member: Conflict.Member) throws {
    for priority in [Priority.required, .high] {
      var scene = Scene()
      let root = try scene.add(
        Item("window", placement: .given(Rect(x: 0, y: 0, width: 320, height: 480))))
      let priorities = AxisPriorities(horizontal: priority, vertical: priority)
      let label = try scene.add(
        Item(
          "label", in: root, intrinsic: IntrinsicSize(width: 42, height: 22),
          hugging: priorities, compression: priorities))
      let line = Constraint(Anchor(label, .width), .equal, .length(width))
      let problem = LayoutProblem(scene: scene, constraints: [line])
      #expect(
        try conflict(of: problem) == (priority.isRequired ? [.constraint(0), member] : nil))
    }
  }

  @Test("a spring can't make a size negative: the window is too small for the margins")
  func masks() throws {
    var scene = Scene()
    let root = try scene.add(
      Item("window", placement: .given(Rect(x: 0, y: 0, width: 30, height: 480))))
    let button = try scene.add(
      Item(
        "button", in: root,
        placement: .translated(
          Rect(x: 20, y: 20, width: 260, height: 20), mask: .flexibleWidth,
          in: Size(width: 300, height: 480))))
    #expect(
      try conflict(of: LayoutProblem(scene: scene, constraints: []))
        == [.given(root, .width), .translated(button, .x), .translated(button, .width)])
  }

  @Test("optional constraints never conflict")
  func optional() throws {
    let (scene, _, red) = try window()
    let problem = LayoutProblem(
      scene: scene,
      constraints: [10.0, -20].map {
        Constraint(Anchor(red, .width), .equal, .length($0), priority: .high)
      })
    #expect(try conflict(of: problem) == nil)
  }
}
