@testable import LayoutEngine
import Testing

@Suite("Derivation: the chain of equations to one anchor")
struct DerivationTests {
  /// A window with views, in which some equations hold.
  private static func problem(
    _ text: String, width: Double = 320, direction: LayoutDirection = .leftToRight,
    _ change: (inout Scene, ItemID) throws -> Void = { _, _ in }
  ) throws -> LayoutProblem {
    var scene = Scene()
    let window = try scene.add(
      Item(
        "Superview", placement: .given(Rect(x: 0, y: 0, width: width, height: 480)),
        margins: Insets(top: 0, left: 16, bottom: 0, right: 20)))
    try change(&scene, window)
    for written in EquationReader.read(text).statements.flatMap(\.itemNames) {
      scene.addItem(named: written, in: window)
    }
    return LayoutProblem(
      scene: scene, constraints: try constraints(text, in: scene), direction: direction)
  }

  private static func outcome(
    _ anchor: String, in problem: LayoutProblem
  ) throws -> DerivationOutcome {
    let parts = anchor.split(separator: ".")
    let item = try #require(problem.scene.id(named: String(parts[0])))
    let attribute = try #require(Attribute(name: parts[1]))
    return try LayoutSolver.derivation(of: Anchor(item, attribute), in: problem)
  }

  /// The steps in short: `Red.leading = 304 - 80 = 224 (1)`, with the lines counted from 1.
  private static func steps(_ anchor: String, in problem: LayoutProblem) throws -> [String] {
    guard case .derived(let derivation) = try outcome(anchor, in: problem) else { return [] }
    return derivation.steps.map { step in
      var sum = step.readings.map { reading in
        let value = derivation.steps[reading.step].number.value
        return reading.factor == 1 ? "\(value)" : "\(reading.factor) * \(value)"
      }
      if step.constant != 0 || sum.isEmpty { sum.append("\(step.constant)") }
      let reasons = step.reasons.map { word(for: $0, in: problem.scene) }
      let pulls = step.pulls.map { pull in
        let word = word(for: .statement(pull.member), in: problem.scene)
        return word + (pull.wanted.map { " wants \($0)" } ?? "")
      }
      return "\(problem.scene.name(of: step.number.anchor)) = \(sum.joined(separator: " + "))"
        + (sum.count == 1 && step.readings.isEmpty ? "" : " = \(step.number.value)")
        + (reasons.isEmpty ? "" : " (\(reasons.joined(separator: ", ")))")
        + (step.isLimit ? " limit" : "")
        + (pulls.isEmpty ? "" : ": \(pulls.joined(separator: ", "))")
    }
  }

  private static func word(for reason: Derivation.Reason, in scene: Scene) -> String {
    switch reason {
    case .statement(.constraint(let index)): "\(index + 1)"
    case .statement(.given(let item, let part)): "given \(scene[item].name).\(part)"
    case .statement(.translated(let item, let part)): "mask \(scene[item].name).\(part)"
    case .statement(.hugging(let item, _)): "hugging \(scene[item].name)"
    case .statement(.compression(let item, _)): "compression \(scene[item].name)"
    case .statement(.inset(let item, let part)): "inset \(scene[item].name).\(part)"
    case .neverNegative(let item, let axis): "\(scene[item].name) \(axis) >= 0"
    }
  }

  @Test("step by step", arguments: DerivationExample.lines + DerivationExample.scenes)
  func steps(of example: DerivationExample) throws {
    let problem = try Self.problem(
      example.text, direction: example.direction, example.change)
    let steps = try Self.steps(example.anchor, in: problem)
    #expect(steps == example.steps)
  }

  @Test("what is free says so with its range")
  func free() throws {
    let problem = try Self.problem("Red.width >= 30; Red.width <= 70")
    let outcome = try Self.outcome("Red.width", in: problem)
    #expect(outcome == .ambiguous(Extent(lowest: 30, highest: 70)))
    let trailing = try Self.outcome("Red.trailing", in: problem)
    #expect(trailing == .ambiguous(Extent(lowest: -.infinity, highest: .infinity)))
  }

  @Test("what can't hold says what conflicts, of whatever one asks")
  func conflict() throws {
    let problem = try Self.problem("Red.width = 30; Red.width = 70; Blue.width = 5")
    let outcome = try Self.outcome("Blue.width", in: problem)
    guard case .unsatisfiable(let conflict) = outcome else {
      Issue.record("it is \(outcome)")
      return
    }
    #expect(conflict.members == [.constraint(0), .constraint(1)])
  }

  @Test("an item that isn't there is refused")
  func stranger() throws {
    let problem = try Self.problem("Red.width = 30")
    let stranger = Anchor(ItemID(index: 9), .width)
    #expect(throws: SolverError.unknownItem(stranger.item, constraint: 1)) {
      try LayoutSolver.derivation(of: stranger, in: problem)
    }
  }
}

@Suite("Derivation: what follows from sums")
struct LinearSpanTests {
  private static func sum(_ parts: (Int32, Double)...) -> [LinearProblem.Term] {
    parts.map { LinearProblem.Term($0.0, $0.1) }
  }

  @Test("each known sum is taken off once, however often its unknowns come back")
  func chain() throws {
    // 2 a = b + c, 2 b = c + d, and so on to 90: from the last to the first there are 2^90 ways.
    let count: Int32 = 90
    var span = LinearSpan(variableCount: Int(count) + 2)
    for place in 0..<count {
      let lead = count + 1 - place
      let isNew = span.add(Self.sum((lead, 2), (lead - 1, -1), (lead - 2, -1)), tag: Int(place))
      #expect(isNew)
    }
    // Differences halve and change sides, so that all comes down to a third and two of the last.
    let all = span.combination(of: Self.sum((count + 1, 3), (1, -2), (0, -1)))
    let other = span.combination(of: Self.sum((count + 1, 3), (1, -1), (0, -2)))
    #expect([all, other].compactMap { $0?.count } == [Int(count)])
  }

  @Test("what follows is added up from what was said, and nothing new is said by it")
  func combination() throws {
    var span = LinearSpan(variableCount: 3)
    let areNew = [
      span.add(Self.sum((0, 1), (1, -1)), tag: 0), span.add(Self.sum((1, 1), (2, -2)), tag: 1),
      span.add(Self.sum((0, 1), (2, -2)), tag: 2),
    ]
    #expect(areNew == [true, true, false])
    let found = try #require(span.combination(of: Self.sum((0, 3), (2, -6))))
    #expect(found.map(\.tag) == [0, 1])
    #expect(found.map(\.factor) == [3, 3])
  }
}

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
