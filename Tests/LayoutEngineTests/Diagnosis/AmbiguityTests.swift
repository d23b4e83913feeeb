import LayoutEngine
import Testing

@Suite("Diagnosis: an ambiguity is shown by two layouts")
struct AmbiguitySearchTests {
  @Test("both keep every line and are equally good: random scenes")
  func witnesses() throws {
    var random = SplitMix64(seed: 31)
    var found = 0
    while found < 500 {
      let problem = try RandomScene.problem(&random, requiredShare: 50)
      guard case .ambiguous(let frames, let ambiguity) = try LayoutSolver.solution(of: problem)
      else { continue }
      found += 1
      #expect(ambiguity.witness == frames)
      let first = try #require(ambiguity.ranges.first)
      let values = [ambiguity.witness, ambiguity.otherWitness].map { $0[first.item][first.part] }
      #expect(!Tolerance.same(values[0], values[1]))
      #expect(try missed(by: ambiguity.witness, in: problem)[0] == 0)
      let losses = (
        try missed(by: ambiguity.witness, in: problem),
        try missed(by: ambiguity.otherWitness, in: problem)
      )
      #expect(zip(losses.0, losses.1).allSatisfy { abs($0 - $1) < 1e-6 * (1 + $0) }, "\(problem)")
      for range in ambiguity.ranges { checkRange(of: range, in: ambiguity) }
    }
  }

  /// The sum of violations at each level: required lines first, those within tolerance as 0.
  private func missed(by frames: Frames, in problem: LayoutProblem) throws -> [Double] {
    let problem = try problem.statingContent()
    let priorities = [Priority.required, .high, .medium, .low]
    return priorities.map { priority in
      problem.constraints.filter { $0.priority == priority }.reduce(0) { sum, constraint in
        if priority.isRequired, problem.isSatisfied(constraint, in: frames) { return sum }
        return sum + abs(problem.violation(of: constraint, in: frames))
      }
    }
  }

  private func checkRange(of range: Ambiguity.Range, in ambiguity: Ambiguity) {
    for frames in [ambiguity.witness, ambiguity.otherWitness] {
      let value = frames[range.item][range.part]
      let margin = Tolerance.same * (1 + abs(value))
      #expect(value >= range.lowest - margin && value <= range.highest + margin)
    }
  }

  private func ambiguity(
    _ constraints: (ItemID, ItemID) -> [Constraint]
  ) throws -> Ambiguity? {
    var scene = Scene()
    let root = try scene.add(
      Item("window", placement: .given(Rect(x: 0, y: 0, width: 320, height: 480))))
    let red = try scene.add(Item("Red", in: root))
    let problem = LayoutProblem(scene: scene, constraints: constraints(root, red))
    guard case .ambiguous(_, let ambiguity) = try LayoutSolver.solution(of: problem) else {
      return nil
    }
    return ambiguity
  }

  @Test("a view that nobody speaks of is free in all four numbers, sizes first")
  func untouched() throws {
    let ambiguity = try #require(try ambiguity { _, _ in [] })
    #expect(ambiguity.ranges.map(\.part) == [.width, .height, .x, .y])
    #expect(ambiguity.ranges.map(\.lowest) == [0, 0, -.infinity, -.infinity])
    #expect(ambiguity.ranges.map(\.highest) == [.infinity, .infinity, .infinity, .infinity])
    let red = ItemID(index: 1)
    #expect(ambiguity.witness[red] == Rect(x: 0, y: 0, width: 0, height: 0))
    #expect(ambiguity.otherWitness[red] == Rect(x: 0, y: 0, width: 40, height: 0))
  }

  @Test("a range with two ends is shown by its other end")
  func otherEnd() throws {
    let ambiguity = try #require(
      try ambiguity { root, red in
        [
          Constraint(Anchor(red, .width), .greaterThanOrEqual, .length(200)),
          Constraint(Anchor(red, .width), .lessThanOrEqual, .length(400)),
          Constraint(Anchor(red, .height), .equal, .length(10)),
          Constraint(
            Anchor(red, .top), .equal, .anchor(Anchor(root, .top), multiplier: 1, constant: 0)),
          Constraint(
            Anchor(red, .left), .equal, .anchor(Anchor(root, .left), multiplier: 1, constant: 0)),
        ]
      })
    let red = ItemID(index: 1)
    #expect(
      ambiguity.ranges == [
        Ambiguity.Range(item: red, part: .width, lowest: 200, highest: 400)
      ])
    #expect(ambiguity.witness[red] == Rect(x: 0, y: 0, width: 200, height: 10))
    #expect(ambiguity.otherWitness[red] == Rect(x: 0, y: 0, width: 400, height: 10))
  }

  @Test("given frames and inset guides are never free")
  func neverFree() throws {
    var scene = Scene()
    let root = try scene.add(Item("root"))
    try scene.add(Item("guide", kind: .guide, in: root, placement: .inset(.defaultMargins)))
    try scene.add(
      Item("given", in: root, placement: .given(Rect(x: 1, y: 2, width: 3, height: 4))))
    let solution = try LayoutSolver.solution(of: LayoutProblem(scene: scene, constraints: []))
    let (frames, ambiguity) = try #require(solution.ambiguous, "not ambiguous: \(solution)")
    #expect(ambiguity.ranges.map(\.item) == [root, root])
    #expect(ambiguity.ranges.map(\.part) == [.width, .height])
    // The guide may be turned inside out, so the root can be as small as nothing.
    #expect(frames[root] == Rect(x: 0, y: 0, width: 0, height: 0))
  }
}

@Suite("Diagnosis: what is free, in which range, with two layouts as proof")
struct AmbiguityLawTests {
  /// How many ambiguous scenes; `Tests/Proof/diagnosis` asks for more.
  private static let count = DiagnosisProof.count ?? 80

  @Test("both layouts are best at every level, differ where they say, and the ranges are exact")
  func witnesses() throws {
    var random = SplitMix64(seed: 41)
    var (proven, skipped) = (0, 0)
    while proven < Self.count, skipped <= 1 + Self.count / 20 {
      let problem =
        proven.isMultiple(of: 2)
        ? try RandomTree.problem(&random) : try RandomScene.problem(&random, requiredShare: 50)
      guard case .ambiguous(let frames, let ambiguity) = try LayoutSolver.solution(of: problem)
      else { continue }
      // Ranges, what every line is missed by, and the layout that the tie rule takes.
      let outcome = SceneComparison.outcome(of: problem)
      #expect(outcome.difference == nil, "\(problem.listing)")
      if outcome == .skipped {
        skipped += 1
        continue
      }
      proven += 1
      #expect(ambiguity.witness == frames)
      let first = try #require(ambiguity.ranges.first)
      let values = [frames, ambiguity.otherWitness].map { $0[first.item][first.part] }
      #expect(abs(values[0] - values[1]) > Tolerance.points, "\(problem.listing)")
    }
    if DiagnosisProof.count != nil { print("ambiguous: \(proven) proven, \(skipped) skipped") }
    #expect(proven == Self.count)
  }
}

@Suite("Layout: what nobody decides")
struct TieRuleTests {
  /// Frames of a view in a window of 320x480, held by some constraints.
  private func frame(
    direction: LayoutDirection = .leftToRight, _ constraints: (ItemID, ItemID) -> [Constraint]
  ) throws -> Rect? {
    var scene = Scene()
    let root = try scene.add(
      Item("window", placement: .given(Rect(x: 0, y: 0, width: 320, height: 480))))
    let red = try scene.add(Item("Red", in: root))
    let problem = LayoutProblem(
      scene: scene, constraints: constraints(root, red), direction: direction)
    guard case .ambiguous(let frames, _) = try LayoutSolver.solution(of: problem) else {
      return nil
    }
    return frames[red]
  }

  private func beside(
    _ item: ItemID, _ attribute: Attribute, _ relation: Relation, _ other: ItemID,
    _ constant: Double
  ) -> Constraint {
    Constraint(
      Anchor(item, attribute), relation,
      .anchor(Anchor(other, attribute), multiplier: 1, constant: constant))
  }

  @Test(
    "an axis without constraints is at 0 in its parent, in both directions",
    arguments: LayoutDirection.allCases)
  func nothing(direction: LayoutDirection) throws {
    let frame = try frame(direction: direction) { _, red in
      [Constraint(Anchor(red, .width), .equal, .length(50))]
    }
    #expect(frame == Rect(x: 0, y: 0, width: 50, height: 0))
  }

  @Test(
    "a lone inequality is exactly tight, in both directions",
    arguments: [(LayoutDirection.leftToRight, 20.0), (.rightToLeft, 320 - 20 - 50)])
  func inequality(direction: LayoutDirection, x: Double) throws {
    let frame = try frame(direction: direction) { root, red in
      [
        beside(red, .leading, .greaterThanOrEqual, root, 20),
        beside(red, .bottom, .lessThanOrEqual, root, -30),
        Constraint(Anchor(red, .width), .equal, .length(50)),
        Constraint(Anchor(red, .height), .equal, .length(50)),
      ]
    }
    #expect(frame == Rect(x: x, y: 400, width: 50, height: 50))
  }

  @Test(
    "between two bounds the value nearest to 0 is taken",
    arguments: [(200.0, 400.0, 200.0), (-300, 100, 0), (-90, -30, -30)])
  func bounds(lowest: Double, highest: Double, x: Double) throws {
    let frame = try frame { root, red in
      [
        beside(red, .left, .greaterThanOrEqual, root, lowest),
        beside(red, .left, .lessThanOrEqual, root, highest),
      ]
    }
    #expect(frame?.x == x)
  }

  @Test("a size has the silent bound 0")
  func size() throws {
    let frame = try frame { _, red in
      [Constraint(Anchor(red, .width), .lessThanOrEqual, .length(400))]
    }
    #expect(frame?.width == 0)
  }

  @Test(
    "sizes are chosen before positions: an empty view is moved and not stretched",
    arguments: [
      (Attribute.right, Relation.equal, 0.0, Rect(x: 320, y: 0, width: 0, height: 0)),
      (.right, .greaterThanOrEqual, -13, Rect(x: 307, y: 0, width: 0, height: 0)),
      (.right, .lessThanOrEqual, -13, Rect(x: 307, y: 0, width: 0, height: 0)),
      (.bottom, .greaterThanOrEqual, -23, Rect(x: 0, y: 457, width: 0, height: 0)),
    ])
  func edges(attribute: Attribute, relation: Relation, constant: Double, expected: Rect) throws {
    let frame = try frame { root, red in [beside(red, attribute, relation, root, constant)] }
    #expect(frame == expected)
  }

  @Test(
    "a centred view is as small as it may be",
    arguments: [(Relation.lessThanOrEqual, 0.0), (.greaterThanOrEqual, 23)])
  func centred(relation: Relation, width: Double) throws {
    let frame = try frame { root, red in
      [
        beside(red, .centerX, .equal, root, 0),
        Constraint(Anchor(red, .width), relation, .length(23)),
      ]
    }
    #expect(frame == Rect(x: 160 - width / 2, y: 0, width: width, height: 0))
  }

  @Test(
    "if content hugs as strongly as a constraint asks for a number, the constraint wins",
    arguments: [(100.0, 100.0), (40, 40), (60, 60), (200, 120)])
  func asked(points: Double, width: Double) throws {
    var scene = Scene()
    let root = try scene.add(
      Item("window", placement: .given(Rect(x: 0, y: 0, width: 320, height: 480))))
    let button = try scene.add(
      Item(
        "Button", in: root, intrinsic: IntrinsicSize(width: 60, height: 30),
        hugging: AxisPriorities(horizontal: .low, vertical: .low),
        compression: AxisPriorities(horizontal: .low, vertical: .low)))
    let problem = LayoutProblem(
      scene: scene,
      constraints: [
        Constraint(Anchor(button, .width), .equal, .length(points), priority: .low),
        Constraint(Anchor(button, .width), .lessThanOrEqual, .length(120)),
      ])
    #expect(try LayoutSolver.frames(of: problem)?[button].width == width)
  }
}
