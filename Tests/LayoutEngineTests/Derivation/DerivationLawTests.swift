import Testing

@testable import LayoutEngine

@Suite("Derivation: every number follows from the ones before")
struct DerivationLawTests {
  /// Layouts of both kinds of random scenes, with an anchor of each to ask for.
  private static func questions(
    seed: UInt64, count: Int, _ body: (LayoutProblem, LayoutSolution, Anchor) throws -> Void
  ) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<count {
      let problem =
        random.chance(50)
        ? try RandomScene.problem(&random, requiredShare: 70) : try RandomTree.problem(&random)
      let solution = try LayoutSolver.solution(of: problem)
      for _ in 0..<3 {
        let item = random.pick(problem.scene.ids)
        try body(problem, solution, Anchor(item, random.pick(Attribute.allCases)))
      }
    }
  }

  /// The questions that have an answer.
  private static func derivations(
    seed: UInt64, count: Int, _ body: (LayoutProblem, Frames, Anchor, Derivation) throws -> Void
  ) throws {
    var found = 0
    try questions(seed: seed, count: count) { problem, solution, anchor in
      guard case .derived(let derivation) = try LayoutSolver.derivation(of: anchor, in: problem)
      else { return }
      found += 1
      guard let frames = solution.frames else {
        Issue.record("derived \(anchor) where there is no layout: \(problem)")
        return
      }
      try body(problem, frames, anchor, derivation)
    }
    #expect(found > count / 2)
  }

  @Test("the sums are right, read only what stands before, and lead to the anchor: random scenes")
  func sums() throws {
    try Self.derivations(seed: 71, count: 300) { problem, frames, anchor, derivation in
      let last = try #require(derivation.steps.last)
      #expect(last.number.anchor == anchor)
      #expect(Self.isNear(last.number.value, problem.value(of: anchor, in: frames)))
      var isRead = Set([derivation.steps.count - 1])
      for (place, step) in derivation.steps.enumerated() {
        isRead.formUnion(step.readings.map(\.step))
        #expect(step.readings.allSatisfy { $0.step < place })
        #expect(!step.readings.contains { $0.factor == 0 })
        let sum = step.readings.reduce(step.constant) {
          $0 + $1.factor * derivation.steps[$1.step].number.value
        }
        #expect(Self.isNear(sum, step.number.value), "step \(place) of \(derivation)")
        guard Self.canBeMeasured(step.number, in: problem) else { continue }
        let measured = Self.measured(step.number, problem, frames)
        #expect(Self.isNear(measured, step.number.value), "step \(place) of \(derivation)")
      }
      #expect(isRead.count == derivation.steps.count, "something is read by nothing: \(derivation)")
    }
  }

  @Test("what has no reason holds in any frames, and what has one is off as its line is")
  func reasons() throws {
    var random = SplitMix64(seed: 72)
    var found = (alone: 0, byLine: 0)
    try Self.derivations(seed: 73, count: 300) { problem, _, _, derivation in
      let some = (0..<2).map { _ in Self.frames(of: problem.scene, &random) }
      for step in derivation.steps {
        let numbers = [step.number] + step.readings.map { derivation.steps[$0.step].number }
        guard numbers.allSatisfy({ Self.canBeMeasured($0, in: problem) }) else { continue }
        let off = some.map { frames in
          step.readings.reduce(Self.measured(step.number, problem, frames) - step.constant) {
            $0 - $1.factor * Self.measured(derivation.steps[$1.step].number, problem, frames)
          }
        }
        if step.reasons.isEmpty {
          found.alone += 1
          #expect(off.allSatisfy { Self.isNear($0, 0) }, "\(step) of \(derivation)")
        }
        guard step.reasons.count == 1, case .statement(.constraint(let index)) = step.reasons[0]
        else { continue }
        found.byLine += 1
        var equation = problem.constraints[index]
        equation.relation = .equal
        let missed = some.map { problem.violation(of: equation, in: $0) }
        // Both miss it by the same share.
        #expect(Self.isNear(off[0] * missed[1], off[1] * missed[0]), "\(step) of \(derivation)")
        #expect(off.contains { !Self.isNear($0, 0) })
      }
    }
    #expect(found.alone > 100 && found.byLine > 150, "\(found)")
  }

  @Test("what is named decides the anchor, and without any of it the rest doesn't: random scenes")
  func minimal() throws {
    var worst = 0
    try Self.derivations(seed: 74, count: 300) { problem, frames, anchor, derivation in
      let system = try LayoutSystem(problem)
      let given = system.required.filter { Self.isGiven($0.member) }
      let named = Set(derivation.steps.flatMap(\.members)).subtracting(given.map(\.member))
      let statements = (system.required + system.optional).filter { named.contains($0.member) }
      #expect(statements.count == named.count)
      worst = max(worst, named.count)
      let value = problem.value(of: anchor, in: frames)
      func decides(_ statements: [LayoutSystem.NamedRow]) throws -> Bool {
        let (range, values) = try Self.range(of: anchor, problem, system, given + statements)
        return !range.isOpen && Self.isNear(range.lowest, value)
          && Self.isNear(
            Self.loss(of: statements, values), Self.loss(of: statements, Self.values(of: frames)))
      }
      #expect(try decides(statements), "\(derivation) \(problem)")
      for place in statements.indices {
        var fewer = statements
        fewer.remove(at: place)
        #expect(
          try !decides(fewer), "\(statements[place].member) isn't needed: \(derivation) \(problem)")
      }
    }
    #expect(worst > 8)
  }

  @Test("what is free has its range, and what can't hold has its conflict: random scenes")
  func others() throws {
    var found = (ambiguous: 0, conflicts: 0)
    try Self.questions(seed: 75, count: 300) { problem, solution, anchor in
      switch (try LayoutSolver.derivation(of: anchor, in: problem), solution) {
      case (.derived, .solved), (.derived, .ambiguous): break
      case (.ambiguous(let range), .ambiguous(let frames, _)):
        found.ambiguous += 1
        let system = try LayoutSystem(problem)
        let (expected, _) = try Self.range(
          of: anchor, problem, system, system.required + system.optional)
        #expect(range.isOpen)
        #expect(Tolerance.same(range.lowest, expected.lowest))
        #expect(Tolerance.same(range.highest, expected.highest))
        let value = problem.value(of: anchor, in: frames)
        #expect(value >= range.lowest - 1e-6 && value <= range.highest + 1e-6)
      case (.unsatisfiable(let conflict), .unsatisfiable(let other)):
        found.conflicts += 1
        #expect(conflict == other)
      case (let derived, _): Issue.record("\(derived) of \(solution)")
      }
    }
    #expect(found.ambiguous > 30 && found.conflicts > 30, "\(found)")
  }

  private static func isGiven(_ member: Conflict.Member) -> Bool {
    switch member {
    case .given, .inset: true
    case .constraint, .translated, .hugging, .compression: false
    }
  }

  // MARK: Measuring another way

  private static func isNear(_ a: Double, _ b: Double) -> Bool {
    abs(a - b) <= 1e-6 * (1 + abs(a) + abs(b))
  }

  /// Beside something inside it, an edge of a scrolling view would mean its content's; and numbers
  /// count from the frame, of which an anchor of an item with a shadow isn't the edge.
  private static func canBeMeasured(_ number: Derivation.Number, in problem: LayoutProblem) -> Bool
  {
    guard let origin = number.origin else { return true }
    return problem.scene[origin.item].alignmentInsets == .zero
      && problem.scene.meant(origin, besides: number.anchor) == origin
  }

  /// A number by how far it is from its origin; a size by how far from nothing.
  private static func measured(
    _ number: Derivation.Number, _ problem: LayoutProblem, _ frames: Frames
  ) -> Double {
    let zero = number.origin.map { Operand.anchor($0, multiplier: 1, constant: 0) } ?? .length(0)
    return problem.violation(of: Constraint(number.anchor, .equal, zero), in: frames)
  }

  private static func values(of frames: Frames) -> [Double] {
    (0..<frames.count).flatMap { index in
      FramePart.allCases.map { frames[ItemID(index: Int32(index))][$0] }
    }
  }

  /// By how much statements are missed, added up; the same for layouts that are equally good.
  private static func loss(of statements: [LayoutSystem.NamedRow], _ values: [Double]) -> Double {
    statements.reduce(0) { $0 + abs($1.row.violation(at: values)) }
  }

  private static func frames(of scene: Scene, _ random: inout SplitMix64) -> Frames {
    Frames(
      scene.items.map { item in
        func number() -> Double { Double(random.below(997)) }
        let isRoot = item.parent == nil
        return Rect(
          x: isRoot ? 0 : number(), y: isRoot ? 0 : number(), width: number(), height: number())
      })
  }

  /// From where to where an anchor goes where some statements are all there is.
  private static func range(
    of anchor: Anchor, _ problem: LayoutProblem, _ system: LayoutSystem,
    _ statements: [LayoutSystem.NamedRow]
  ) throws -> (range: Extent, values: [Double]) {
    var root = anchor.item
    while let parent = problem.scene[root].parent { root = parent }
    let form = Translation(scene: problem.scene, direction: problem.direction)
      .measure(anchor, in: root, partner: .leading)
    let own = Int32(system.isNonnegative.count)
    let row = LinearProblem.Row(
      [LinearProblem.Term(own, -1)] + form.terms, .equal, -form.constant)
    let linear = LinearProblem(
      isNonnegative: system.isNonnegative + [false],
      rows: system.implicit + statements.map(\.row) + [row])
    guard case .optimal(let optimum) = try linear.outcome() else {
      throw SolverError.noConflict
    }
    return (try optimum.extent(of: Int(own)), optimum.values)
  }
}

extension Derivation.Step {
  /// All that the step names.
  fileprivate var members: [Conflict.Member] {
    pulls.map(\.member)
      + reasons.compactMap { reason in
        guard case .statement(let member) = reason else { return nil }
        return member
      }
  }
}
