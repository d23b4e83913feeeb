@testable import LayoutEngine
import Testing

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
    let rows = system.required.filter { members.contains($0.member) }.map(\.row)
    let few = LinearProblem(isNonnegative: system.isNonnegative, rows: system.implicit + rows)
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

  @Test("a view between the edges of a guide without room conflicts with the guide's insets")
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

  @Test(
    "the points are the least that one line has to give way",
    arguments: [
      (["a.width = 80", "a.width = 90"], 10.0),
      (["a.width >= 80", "a.width <= 60"], 20.0),
      (["a.width = 2 * b.width", "b.width = 30", "a.width = 80"], 10.0),
      (["a.width = 0.5 * b.width", "b.width = 30", "a.width = 80"], 65.0),
      (["a.width = -5"], 5.0),
      (["a.width = 1000000000000", "a.width = 1"], 999_999_999_999.0),
    ])
  func points(lines: [String], points: Double) throws {
    var scene = try window().scene
    for name in ["a", "b"] { try scene.add(Item(name, in: ItemID(index: 0))) }
    let problem = LayoutProblem(scene: scene, constraints: try constraints(lines, in: scene))
    let list = try LayoutSolver.conflicts(of: problem)
    #expect(list.isComplete)
    #expect(list.conflicts.map(\.points) == [points])
  }

  private func constraints(_ lines: [String], in scene: Scene) throws -> [Constraint] {
    try EquationReader.read(lines.joined(separator: "\n")).statements.flatMap {
      guard case .constraints(let written) = $0.outcome else { return [Constraint]() }
      return try written.map {
        try RuleSet.runtime.constraint(from: $0.draft(in: scene), in: scene)
      }
    }
  }

  @Test("all sets are listed, in the order in which one would come upon them")
  func all() throws {
    var scene = try window().scene
    let a = try scene.add(Item("a", in: ItemID(index: 0)))
    let lines = [10.0, 20, 30].map { Constraint(Anchor(a, .width), .equal, .length($0)) }
    let height = Constraint(Anchor(a, .height), .lessThanOrEqual, .length(-1))
    let list = try LayoutSolver.conflicts(
      of: LayoutProblem(scene: scene, constraints: lines + [height]))
    #expect(
      list
        == ConflictList(
          [
            Conflict(members: [.constraint(0), .constraint(1)], points: 10),
            Conflict(members: [.constraint(0), .constraint(2)], points: 20),
            Conflict(members: [.constraint(1), .constraint(2)], points: 10),
            Conflict(members: [.constraint(3)], points: 1),
          ], isComplete: true))
  }

  @Test("ten views that each ask for another window conflict with it and with each other")
  func hub() throws {
    var (scene, constraints) = (try window().scene, [Constraint]())
    let root = ItemID(index: 0)
    for number in 0..<10 {
      let view = try scene.add(Item("v\(number)", in: root))
      for (attribute, constant) in [(Attribute.leading, 20.0), (.trailing, -20)] {
        constraints.append(
          Constraint(
            Anchor(view, attribute), .equal,
            .anchor(Anchor(root, attribute), multiplier: 1, constant: constant)))
      }
      constraints.append(Constraint(Anchor(view, .width), .equal, .length(Double(number))))
    }
    let list = try LayoutSolver.conflicts(of: LayoutProblem(scene: scene, constraints: constraints))
    // Each with the window, and every two without it; what can hold would be 250,000 sets.
    #expect(list.conflicts.count == 10 + 45)
    #expect(list.isComplete)
  }

  @Test("more sets than anybody reads end the list, and that is said")
  func limit() throws {
    let problem = try HostileScene.contradictions.problem(lines: 40)
    let list = try LayoutSolver.conflicts(of: problem)
    #expect(!list.isComplete)
    #expect(list.conflicts.count == 500)
    #expect(list.conflicts.first?.members == [.constraint(0), .constraint(1)])
  }

  @Test(
    "a set of hundreds of lines is found whole, as the solution tells it",
    arguments: [HostileScene.contradictoryChain, .contradictoryCycle])
  func long(kind: HostileScene) throws {
    let problem = try kind.problem(lines: 300)
    let list = try LayoutSolver.conflicts(of: problem)
    #expect(list.conflicts.map(\.members.count) == [problem.constraints.count])
    #expect(
      try LayoutSolver.solution(of: problem) == list.conflicts.first.map { .unsatisfiable($0) })
  }
}

@Suite("Diagnosis: equations that follow from others")
struct RedundantEquationTests {
  private func redundantEquations(
    _ text: String, window: Size = Size(width: 320, height: 480)
  ) throws -> [RedundantEquation] {
    var scene = Scene()
    let root = try scene.add(
      Item("Superview", placement: .given(Rect(x: 0, y: 0, width: 320, height: 480))))
    for name in ["A", "B"] { try scene.add(Item(name, in: root)) }
    let problem = LayoutProblem(scene: scene, constraints: try constraints(text, in: scene))
    return try LayoutSolver.redundantEquations(in: problem)
  }

  @Test(
    "the later of several that say the same is named, with what it follows from",
    arguments: [
      ("A.width = 80\nA.leading = Superview.leading + 8", []),
      ("A.width = 80\nA.width = 80", [RedundantEquation(constraint: 1, reasons: [.constraint(0)])]),
      (
        "A.leading = B.trailing + 8\nB.trailing = A.leading - 8",
        [RedundantEquation(constraint: 1, reasons: [.constraint(0)])]
      ),
      (
        "A.width = 80\nA.leading = B.leading\nA.trailing = B.leading + 80",
        [RedundantEquation(constraint: 2, reasons: [.constraint(0), .constraint(1)])]
      ),
      (
        "A.width = B.width\nB.width = 40\nA.width = 40\nA.width + 0 = B.width",
        [
          RedundantEquation(constraint: 2, reasons: [.constraint(0), .constraint(1)]),
          RedundantEquation(constraint: 3, reasons: [.constraint(0)]),
        ]
      ),
      // Of three that only hold in this window, the last one follows.
      (
        "A.leading = Superview.leading + 8\nA.width = 80\nA.trailing = Superview.trailing - 232",
        [
          RedundantEquation(
            constraint: 2,
            reasons: [.constraint(0), .constraint(1), .given(ItemID(index: 0), .width)])
        ]
      ),
      // Optional lines and inequalities are no reasons that hold everywhere, nor are they named.
      ("A.width = 80 @750\nA.width = 80", []),
      ("A.width <= 80\nA.width >= 80\nA.width >= 70", []),
      // Sizes that can't be negative say something, too.
      (
        "A.trailing <= A.leading\nA.width = 0",
        [RedundantEquation(constraint: 1, reasons: [.constraint(0)])]
      ),
    ])
  func named(text: String, wanted: [RedundantEquation]) throws {
    #expect(try redundantEquations(text) == wanted)
  }

  @Test("on random scenes an equation is named exactly if exact arithmetic says that it follows")
  func random() throws {
    var random = SplitMix64(seed: 61)
    var seen = (named: 0, others: 0)
    for _ in 0..<150 {
      var problem = try RandomTree.problem(&random)
      guard case .solved = try LayoutSolver.solution(of: problem) else { continue }
      // Half of what the solution says is said again, so that something follows.
      problem.constraints += problem.constraints.filter { _ in random.next() % 4 == 0 }
      let named = try LayoutSolver.redundantEquations(in: problem)
      let needed = problem.constraints.indices.filter { index in
        !named.contains { $0.constraint == index }
      }
      for redundant in named {
        let moved = moving(redundant.constraint, in: problem, keeping: needed)
        for trial in moved {
          #expect(try SceneReading(trial).answer() == nil)
        }
        seen.named += 1
      }
      for index in needed.prefix(4) {
        let constraint = problem.constraints[index]
        guard constraint.priority.isRequired, constraint.relation == .equal else { continue }
        let moved = moving(index, in: problem, keeping: needed.filter { $0 != index })
        #expect(try moved.contains { try SceneReading($0).answer() != nil })
        seen.others += 1
      }
    }
    #expect(seen.named >= 50 && seen.others >= 50)
  }

  /// The problem with some of its constraints, and one that is off by a point either way.
  private func moving(
    _ index: Int, in problem: LayoutProblem, keeping others: [Int]
  ) -> [LayoutProblem] {
    [1.0, -1.0].map { distance in
      var trial = problem
      var moved = problem.constraints[index]
      moved.second.constant += distance
      trial.constraints = others.map { problem.constraints[$0] } + [moved]
      return trial
    }
  }
}
