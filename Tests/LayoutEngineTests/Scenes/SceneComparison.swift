import LayoutEngine

/// The engine's answer to a scene beside the one that follows by exact arithmetic.
enum SceneComparison {
  /// What a comparison shows.
  enum Outcome: Hashable {
    /// Nothing differs; of the optional levels some are missed, by the least that is possible.
    case agreed(Verdict, missedLevels: Int)
    /// The exact numbers grew too large to go on.
    case skipped
    /// What differs, in words.
    case differs(String)

    var difference: String? {
      guard case .differs(let text) = self else { return nil }
      return text
    }
  }

  enum Verdict: String, CaseIterable {
    case solved, ambiguous, unsatisfiable
  }

  /// How far numbers may be apart, relative to what they are.
  static let tolerance = 1e-7

  static func outcome(of problem: LayoutProblem) -> Outcome {
    let reading = SceneReading(problem)
    let exact: ExactProgram.Answer?
    do { exact = try reading.answer() } catch { return .skipped }
    let solution: LayoutSolution
    do { solution = try LayoutSolver.solution(of: problem) } catch {
      return .differs("the engine gives up: \(error)")
    }
    do {
      let found = try differences(solution, exact, reading)
      guard found.isEmpty else { return .differs(found.joined(separator: "\n")) }
      let missed = exact?.missed.filter { !$0.isZero }.count ?? 0
      return .agreed(verdict(of: exact, reading), missedLevels: missed)
    } catch { return .skipped }
  }

  static func same(_ a: Double, _ b: Double) -> Bool {
    guard a.isFinite, b.isFinite else { return a == b }
    return abs(a - b) <= tolerance * (1 + max(abs(a), abs(b)))
  }

  private static func verdict(
    of exact: ExactProgram.Answer?, _ reading: SceneReading
  ) -> Verdict {
    guard let exact else { return .unsatisfiable }
    return ranges(exact, reading).isEmpty ? .solved : .ambiguous
  }

  private static func differences(
    _ solution: LayoutSolution, _ exact: ExactProgram.Answer?, _ reading: SceneReading
  ) throws(Fraction.Overflow) -> [String] {
    let wanted = verdict(of: exact, reading)
    switch (solution, exact) {
    case (.unsatisfiable(let conflict), nil): return try errors(of: conflict, reading)
    case (.solved(let frames), .some(let exact)) where wanted == .solved:
      return try differences(frames, exact, reading)
    case (.ambiguous(let frames, let ambiguity), .some(let exact)) where wanted == .ambiguous:
      return try differences(frames, exact, reading)
        + differences(ambiguity.ranges, ranges(exact, reading), reading.scene)
        + (try misses(of: ambiguity.otherWitness, exact, reading, called: "the other layout"))
    default:
      return ["the verdict is \(solution.name), not \(wanted.rawValue)"]
    }
  }

  /// What a conflict lists in vain, or that it is none.
  private static func errors(
    of conflict: Conflict, _ reading: SceneReading
  ) throws(Fraction.Overflow) -> [String] {
    let members = conflict.members
    if try reading.canHold(members) { return ["\(members) is no conflict"] }
    var errors: [String] = []
    for member in members {
      let others = members.filter { $0 != member }
      if try !reading.canHold(others) {
        errors.append("the conflict \(members) can do without \(member)")
      }
    }
    return errors
  }

  private static func differences(
    _ frames: Frames, _ exact: ExactProgram.Answer, _ reading: SceneReading
  ) throws(Fraction.Overflow) -> [String] {
    var found: [String] = []
    for id in reading.scene.ids {
      for part in FramePart.allCases {
        let chosen = exact.chosen[Int(id.index) * 4 + part.rawValue].double
        guard !same(frames[id][part], chosen) else { continue }
        found.append(
          "\(reading.scene[id].name).\(part) is \(frames[id][part]), not \(chosen)")
      }
    }
    return try found + misses(of: frames, exact, reading, called: "the layout")
  }

  /// Where a layout misses more than it has to.
  private static func misses(
    of frames: Frames, _ exact: ExactProgram.Answer, _ reading: SceneReading, called name: String
  ) throws(Fraction.Overflow) -> [String] {
    let edges = reading.edges(of: frames)
    var missed = [Double](repeating: 0, count: reading.priorities.count + 1)
    for statement in try reading.said().map(\.statement) {
      let off = statement.sum.value(at: edges)
      switch statement.relation {
      case .lessThanOrEqual: missed[statement.level] += max(off, 0)
      case .equal: missed[statement.level] += abs(off)
      case .greaterThanOrEqual: missed[statement.level] += max(-off, 0)
      }
    }
    let least = [0] + exact.missed.map(\.double)
    return zip(missed, least).enumerated().compactMap { level, amounts in
      if same(amounts.0, amounts.1) { return nil }
      let priority = level == 0 ? 1000 : reading.priorities[level - 1].value
      return "\(name) misses @\(priority) by \(amounts.0), not \(amounts.1)"
    }
  }

  /// What is free, in the engine's order: by item, sizes first.
  ///
  /// A guide that moves only when its owner does isn't spoken of.
  private static func ranges(
    _ exact: ExactProgram.Answer, _ reading: SceneReading
  ) -> [Ambiguity.Range] {
    var ranges: [Ambiguity.Range] = []
    for id in reading.scene.ids where !reading.isInset(id) {
      for part in [FramePart.width, .height, .x, .y] {
        let extent = exact.extents[Int(id.index) * 4 + part.rawValue]
        if let lowest = extent.lowest, lowest == extent.highest { continue }
        ranges.append(
          Ambiguity.Range(
            item: id, part: part, lowest: extent.lowest?.double ?? -.infinity,
            highest: extent.highest?.double ?? .infinity))
      }
    }
    return ranges
  }

  private static func differences(
    _ ours: [Ambiguity.Range], _ exact: [Ambiguity.Range], _ scene: Scene
  ) -> [String] {
    func text(_ range: Ambiguity.Range) -> String {
      "\(scene[range.item].name).\(range.part) \(range.lowest)...\(range.highest)"
    }
    func agrees(_ mine: Ambiguity.Range, _ its: Ambiguity.Range) -> Bool {
      mine.item == its.item && mine.part == its.part && same(mine.lowest, its.lowest)
        && same(mine.highest, its.highest)
    }
    guard ours.count != exact.count || !zip(ours, exact).allSatisfy(agrees) else { return [] }
    let wrong = ours.filter { mine in !exact.contains { agrees(mine, $0) } }.map(text)
    let missing = exact.filter { its in !ours.contains { agrees($0, its) } }.map(text)
    if wrong.isEmpty, missing.isEmpty { return ["the ambiguous values have another order"] }
    return ["free is \(wrong), not \(missing)"]
  }
}

extension LayoutSolution {
  fileprivate var name: String {
    switch self {
    case .solved: "solved"
    case .ambiguous: "ambiguous"
    case .unsatisfiable: "unsatisfiable"
    }
  }
}

/// Makes a scene smaller as long as something stays true of it.
enum SceneShrinking {
  /// A scene of which it is still true, but of none that is smaller by one step.
  static func smallest(
    of problem: LayoutProblem, where isTrue: (LayoutProblem) -> Bool
  ) -> LayoutProblem {
    var problem = problem
    while let next = smaller(than: problem).first(where: isTrue) { problem = next }
    return problem
  }

  private static func smaller(than problem: LayoutProblem) -> [LayoutProblem] {
    withoutItem(problem) + withoutConstraint(problem) + plainer(problem)
  }

  private static func withoutConstraint(_ problem: LayoutProblem) -> [LayoutProblem] {
    problem.constraints.indices.map { index in
      var smaller = problem
      smaller.constraints.remove(at: index)
      return smaller
    }
  }

  /// The scenes without one of the items that hold no others, and without what speaks of it.
  private static func withoutItem(_ problem: LayoutProblem) -> [LayoutProblem] {
    let parents = Set(problem.scene.items.map(\.parent))
    return problem.scene.ids.dropFirst().filter { !parents.contains($0) }.compactMap { gone in
      let constraints = problem.constraints.filter {
        $0.first.item != gone && $0.second.anchor?.item != gone
      }
      func moved(_ id: ItemID) -> ItemID { id < gone ? id : ItemID(index: id.index - 1) }
      var items = problem.scene.items
      items.remove(at: Int(gone.index))
      for place in items.indices { items[place].parent = items[place].parent.map(moved) }
      return rebuilt(
        problem, items,
        constraints.map { constraint in
          var constraint = constraint
          constraint.first = Anchor(moved(constraint.first.item), constraint.first.attribute)
          if case .anchor(let second, let multiplier, let constant) = constraint.second {
            constraint.second = .anchor(
              Anchor(moved(second.item), second.attribute), multiplier: multiplier,
              constant: constant)
          }
          return constraint
        })
    }
  }

  /// The scenes in which one item, or the window's direction, says less.
  private static func plainer(_ problem: LayoutProblem) -> [LayoutProblem] {
    var scenes: [LayoutProblem] = []
    for (place, item) in problem.scene.items.enumerated() {
      let changes: [(inout Item) -> Void] = [
        { if $0.parent != nil { $0.placement = .constraints } }, { $0.direction = nil },
        { $0.intrinsic = IntrinsicSize() }, { $0.intrinsic.width = nil },
        { $0.intrinsic.height = nil }, { $0.margins = .defaultMargins },
        { $0.alignmentInsets = .zero }, { $0.baselines = .edges },
        { $0.hugging = .defaultHugging }, { $0.compression = .defaultCompression },
        { item in
          // Out of its superview, into that one's own.
          guard let parent = item.parent, let above = problem.scene[parent].parent else { return }
          item.parent = above
        },
      ]
      for change in changes {
        var items = problem.scene.items
        change(&items[place])
        guard items[place] != item else { continue }
        if let scene = rebuilt(problem, items, problem.constraints) { scenes.append(scene) }
      }
    }
    guard problem.direction == .rightToLeft else { return scenes }
    var plain = problem
    plain.direction = .leftToRight
    return scenes + [plain]
  }

  private static func rebuilt(
    _ problem: LayoutProblem, _ items: [Item], _ constraints: [Constraint]
  ) -> LayoutProblem? {
    var scene = Scene()
    for item in items {
      guard (try? scene.add(item)) != nil else { return nil }
    }
    return LayoutProblem(scene: scene, constraints: constraints, direction: problem.direction)
  }
}

extension LayoutProblem {
  /// The scene and its constraints in words and equations, for a person who looks into a difference.
  var listing: String {
    let items = zip(scene.ids, scene.items).map { id, item in
      var words = ["\(item.name):"]
      if let parent = item.parent { words.append("in \(scene[parent].name)") }
      words.append("\(item.placement)")
      if let direction = item.direction { words.append(direction.rawValue) }
      if item.margins != .defaultMargins { words.append("margins \(item.margins)") }
      if item.alignmentInsets != .zero { words.append("alignment \(item.alignmentInsets)") }
      if item.baselines != .edges { words.append("\(item.baselines)") }
      for axis in Axis.allCases {
        guard let length = item.intrinsic[axis] else { continue }
        let priorities = (item.hugging[axis].value, item.compression[axis].value)
        words.append("\(axis) content \(length) hugs @\(priorities.0) resists @\(priorities.1)")
      }
      return words.joined(separator: " ")
    }
    let equations = constraints.map { EquationPrinter.equation(for: $0, in: scene) }
    return ([direction.rawValue] + items + equations).joined(separator: "\n")
  }
}
