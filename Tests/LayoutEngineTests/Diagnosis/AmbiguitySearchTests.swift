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
    guard case .ambiguous(let frames, let ambiguity) = solution else {
      Issue.record("not ambiguous: \(solution)")
      return
    }
    #expect(ambiguity.ranges.map(\.item) == [root, root])
    #expect(ambiguity.ranges.map(\.part) == [.width, .height])
    // The guide may be turned inside out, so the root can be as small as nothing.
    #expect(frames[root] == Rect(x: 0, y: 0, width: 0, height: 0))
  }
}
