import LayoutEngine
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
