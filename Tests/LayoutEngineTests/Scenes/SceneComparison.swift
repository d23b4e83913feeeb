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
