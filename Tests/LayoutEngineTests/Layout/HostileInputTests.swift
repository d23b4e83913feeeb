import LayoutEngine
import Testing

@Suite("Layout: nothing crashes the solver")
struct HostileInputTests {
  private func window() throws -> (scene: Scene, root: ItemID, red: ItemID) {
    var scene = Scene()
    let root = try scene.add(
      Item("window", placement: .given(Rect(x: 0, y: 0, width: 320, height: 480))))
    let red = try scene.add(Item("Red", in: root))
    return (scene, root, red)
  }

  @Test("an empty scene is solved")
  func empty() throws {
    let problem = LayoutProblem(scene: Scene(), constraints: [])
    #expect(try LayoutSolver.solution(of: problem) == .solved(Frames([])))
  }

  @Test("a window alone is solved")
  func alone() throws {
    var scene = Scene()
    let frame = Rect(x: 0, y: 0, width: 320, height: 480)
    try scene.add(Item("window", placement: .given(frame)))
    let problem = LayoutProblem(scene: scene, constraints: [])
    #expect(try LayoutSolver.solution(of: problem) == .solved(Frames([frame])))
  }

  @Test("the same line two hundred times says no more than once")
  func duplicates() throws {
    let (scene, _, red) = try window()
    let line = Constraint(Anchor(red, .width), .greaterThanOrEqual, .length(10))
    let optional = Constraint(Anchor(red, .width), .equal, .length(30), priority: .low)
    let once = LayoutProblem(scene: scene, constraints: [line, optional])
    var often = once
    often.constraints = [Constraint](repeating: line, count: 200)
    often.constraints += [Constraint](repeating: optional, count: 200)
    let solutions = (
      try LayoutSolver.solution(of: once), try LayoutSolver.solution(of: often)
    )
    #expect(solutions.0.isLike(solutions.1))
  }

  @Test("numbers too far apart to be added up are told from a fault of the solver's")
  func farApart() throws {
    var (scene, root, red) = try window()
    let blue = try scene.add(Item("Blue", in: root))
    func tie(_ one: ItemID, to other: ItemID, plus constant: Double) -> Constraint {
      Constraint(
        Anchor(one, .width), .equal,
        .anchor(Anchor(other, .width), multiplier: 9e307, constant: constant))
    }
    let problem = LayoutProblem(
      scene: scene, constraints: [tie(red, to: blue, plus: 0), tie(blue, to: red, plus: 8)])
    #expect(throws: SolverError.badlyScaled) { try LayoutSolver.solution(of: problem) }
    #expect(throws: SolverError.badlyScaled) { try LayoutSolver.frames(of: problem) }
    #expect(throws: SolverError.badlyScaled) { try LayoutSolver.conflicts(of: problem) }
    #expect(throws: SolverError.badlyScaled) {
      try LayoutSolver.derivation(of: Anchor(red, .width), in: problem)
    }
  }

  @Test(
    "numbers at the ends of what a double holds give an answer or a fault",
    arguments: [
      1e308, -1e308, 1e-300, .leastNonzeroMagnitude, -1e-300, 1e154, .infinity, .nan, 0, -0.0,
    ],
    [1.0, 1e308, 1e-300, -1e-300, .leastNonzeroMagnitude, .infinity, .nan, 0])
  func extremes(constant: Double, multiplier: Double) throws {
    let (scene, root, red) = try window()
    for priority in [Priority.required, .high] {
      for relation in Relation.allCases {
        let tie = Operand.anchor(
          Anchor(root, .width), multiplier: multiplier, constant: constant)
        let constraints = [
          Constraint(Anchor(red, .width), relation, tie, priority: priority),
          Constraint(Anchor(root, .width), relation, tie, priority: priority),
          Constraint(
            Anchor(red, .leading), relation,
            .anchor(Anchor(root, .trailing), multiplier: multiplier, constant: constant)),
        ]
        let solution = try? LayoutSolver.solution(
          of: LayoutProblem(scene: scene, constraints: constraints))
        guard case .solved(let frames)? = solution else { continue }
        #expect(frames[red].width.isFinite && frames[red].width >= 0)
      }
    }
  }

  @Test("frames that are no numbers are a fault")
  func strangeFrames() throws {
    var (scene, root, _) = try window()
    try scene.add(
      Item(
        "odd", in: root, placement: .given(Rect(x: .nan, y: 0, width: .infinity, height: 0))))
    #expect(throws: SolverError.self) {
      try LayoutSolver.solution(of: LayoutProblem(scene: scene, constraints: []))
    }
  }

  @Test(
    "a mask on a strange frame gives an answer or a fault",
    arguments: [
      Rect(x: 0, y: 0, width: 0, height: 0), Rect(x: .nan, y: 0, width: 1, height: 1),
      Rect(x: .infinity, y: 0, width: 1, height: 1), Rect(x: 1e308, y: 0, width: 1e308, height: 1),
      Rect(x: -5, y: 7, width: 5, height: -7), Rect(x: 0, y: 0, width: 1e-308, height: 1),
    ])
  func strangeMasks(frame: Rect) throws {
    for raw in 0..<64 {
      for size in [Size(width: 0, height: 0), Size(width: -1, height: .nan)] {
        let (scene, root, _) = try window()
        var masked = scene
        let placement = Item.Placement.translated(
          frame, mask: AutoresizingMask(rawValue: raw), in: size)
        let view = try masked.add(Item("masked", in: root, placement: placement))
        let solution = try? LayoutSolver.solution(
          of: LayoutProblem(scene: masked, constraints: []))
        guard case .solved(let frames)? = solution else { continue }
        #expect(frames[view].width.isFinite && frames[view].width >= 0)
      }
    }
  }

  @Test("a content size that is no number is a fault", arguments: [Double.nan, .infinity])
  func strangeContent(length: Double) throws {
    var (scene, root, _) = try window()
    try scene.add(Item("odd", in: root, intrinsic: IntrinsicSize(width: length)))
    #expect(throws: SolverError.self) {
      try LayoutSolver.solution(of: LayoutProblem(scene: scene, constraints: []))
    }
  }

  @Test("an item of another scene is a fault")
  func stranger() throws {
    let (scene, _, _) = try window()
    let nobody = ItemID(index: 7)
    let problem = LayoutProblem(
      scene: scene, constraints: [Constraint(Anchor(nobody, .width), .equal, .length(1))])
    #expect(throws: SolverError.unknownItem(nobody, constraint: 0)) {
      try LayoutSolver.solution(of: problem)
    }
  }

  @Test("two trees have no coordinates in common")
  func twoTrees() throws {
    var (scene, _, red) = try window()
    let stray = try scene.add(Item("stray"))
    let problem = LayoutProblem(
      scene: scene,
      constraints: [
        Constraint(
          Anchor(red, .left), .equal, .anchor(Anchor(stray, .left), multiplier: 1, constant: 0))
      ])
    #expect(throws: SolverError.noCommonAncestor(constraint: 0)) {
      try LayoutSolver.solution(of: problem)
    }
  }

  @Test("a long row in which nobody says where it begins keeps every number")
  func longRow() throws {
    var (scene, root, last) = try window()
    var constraints = [
      Constraint(
        Anchor(last, .trailing), .equal,
        .anchor(Anchor(root, .trailing), multiplier: 1, constant: -16))
    ]
    for number in 0..<60 {
      let next = try scene.add(Item("v\(number)", in: root))
      for attribute in [Attribute.leading, .width] {
        constraints.append(
          Constraint(
            Anchor(next, attribute), .equal,
            .anchor(Anchor(last, attribute), multiplier: 1, constant: 16)))
      }
      last = next
    }
    let problem = LayoutProblem(scene: scene, constraints: constraints)
    let (frames, ambiguity) = try #require(
      try LayoutSolver.solution(of: problem).ambiguous, "nothing is free")
    for constraint in constraints {
      #expect(problem.isSatisfied(constraint, in: frames))
      #expect(problem.isSatisfied(constraint, in: ambiguity.otherWitness))
    }
  }

  @Test("a hundred views that nobody speaks of are all free")
  func untouched() throws {
    var (scene, root, _) = try window()
    for number in 0..<99 { try scene.add(Item("v\(number)", in: root)) }
    let solution = try LayoutSolver.solution(of: LayoutProblem(scene: scene, constraints: []))
    let (_, ambiguity) = try #require(solution.ambiguous, "not ambiguous: \(solution)")
    #expect(ambiguity.ranges.count == 400)
  }

  @Test("a deep tree is solved")
  func deep() throws {
    var (scene, root, parent) = try window()
    var constraints: [Constraint] = []
    func fill(_ id: ItemID, in owner: ItemID) {
      for attribute in [Attribute.leading, .trailing, .top, .bottom] {
        constraints.append(
          Constraint(
            Anchor(id, attribute), .equal,
            .anchor(Anchor(owner, attribute), multiplier: 1, constant: 0)))
      }
    }
    fill(parent, in: root)
    for depth in 0..<60 {
      let child = try scene.add(Item("v\(depth)", in: parent))
      fill(child, in: parent)
      parent = child
    }
    let solution = try LayoutSolver.solution(
      of: LayoutProblem(scene: scene, constraints: constraints))
    let frames = try #require(solution.solvedFrames, "not solved: \(solution)")
    #expect(frames[parent] == Rect(x: 0, y: 0, width: 320, height: 480))
  }
}

@Suite("Layout: scenes that nobody would draw")
struct HostileSceneTests {
  @Test(
    "give an answer or a fault, and only numbers that can be drawn",
    arguments: HostileScene.allCases)
  func ends(kind: HostileScene) throws {
    let problem = try kind.problem(lines: 120)
    do {
      switch try LayoutSolver.solution(of: problem) {
      case .unsatisfiable(let conflict): #expect(!conflict.members.isEmpty)
      case .solved(let frames): #expect(isFinite(frames))
      case .ambiguous(let frames, let ambiguity):
        #expect(isFinite(frames) && isFinite(ambiguity.otherWitness))
        for (index, constraint) in problem.constraints.enumerated()
        where constraint.priority.isRequired {
          #expect(problem.isSatisfied(constraint, in: frames), "\(kind), constraint \(index)")
        }
      }
    } catch {
      #expect(error == .overflow)
    }
  }

  private func isFinite(_ frames: Frames) -> Bool {
    (0..<frames.count).allSatisfy { index in
      let rect = frames[ItemID(index: Int32(index))]
      return FramePart.allCases.allSatisfy { rect[$0].isFinite }
    }
  }

  private func members(_ kind: HostileScene, lines: Int) throws -> [Conflict.Member]? {
    guard
      case .unsatisfiable(let conflict) = try LayoutSolver.solution(
        of: kind.problem(lines: lines))
    else { return nil }
    return conflict.members
  }

  @Test("of thousands of widths the first two are said to contradict each other")
  func contradictions() throws {
    #expect(try members(.contradictions, lines: 5000) == [.constraint(0), .constraint(1)])
  }

  @Test("a chain whose ends contradict each other needs every link")
  func chain() throws {
    #expect(
      try members(.contradictoryChain, lines: 100) == (0..<102).map { .constraint($0) })
    #expect(
      try members(.contradictoryCycle, lines: 100) == (0..<101).map { .constraint($0) })
  }

  @Test("of optional constraints at many levels the first is satisfied, at one level the median")
  func levels() throws {
    let view = ItemID(index: 1)
    for (kind, width) in [(HostileScene.levels, 0.0), (.optional, 1500)] {
      guard
        case .ambiguous(let frames, _) = try LayoutSolver.solution(
          of: kind.problem(lines: 3001))
      else {
        Issue.record("\(kind) is not ambiguous")
        continue
      }
      #expect(frames[view].width == width)
    }
  }

  @Test(
    "optional equations that agree along a chain are all satisfied",
    arguments: [HostileScene.optionalChain, .leveledChain])
  func optionalChain(kind: HostileScene) throws {
    let problem = try kind.problem(lines: 300)
    let (frames, _) = try #require(
      try LayoutSolver.solution(of: problem).ambiguous, "\(kind) is not ambiguous")
    #expect(problem.scene.ids.dropFirst().allSatisfy { frames[$0].width == 100 })
  }

  @Test("lines that reach through too many levels are too large, and said to be so")
  func deep() throws {
    let problem = try HostileScene.deep.problem(lines: 4 * 2900)
    #expect(throws: SolverError.tooLarge) { try LayoutSolver.solution(of: problem) }
  }
}
