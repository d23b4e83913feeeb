import LayoutEngine

/// How a run of random scenes went.
struct SceneTally {
  private(set) var agreed: [SceneComparison.Verdict: Int] = [:]
  private(set) var features: [SceneFeature: Int] = [:]
  /// Scenes in which two or more optional levels can't be kept.
  private(set) var torn = 0
  private(set) var skipped = 0
  /// The seeds of the scenes about which the two disagree.
  private(set) var differing: [UInt64] = []

  var scenes: Int { agreed.values.reduce(0, +) + skipped + differing.count }

  /// Compares the scene of a seed.
  mutating func add(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let problem = try RandomTree.problem(&random)
    for feature in SceneFeature.all(in: problem) { features[feature, default: 0] += 1 }
    switch SceneComparison.outcome(of: problem) {
    case .agreed(let verdict, let missedLevels):
      agreed[verdict, default: 0] += 1
      if missedLevels >= 2 { torn += 1 }
    case .skipped: skipped += 1
    case .differs: differing.append(seed)
    }
  }

  /// Adds another run's numbers.
  mutating func add(_ other: SceneTally) {
    agreed.merge(other.agreed, uniquingKeysWith: +)
    features.merge(other.features, uniquingKeysWith: +)
    torn += other.torn
    skipped += other.skipped
    differing += other.differing
  }

  /// A Markdown table of everything that was counted.
  var table: String {
    let verdicts = SceneComparison.Verdict.allCases.map { ("agreed: \($0)", agreed[$0] ?? 0) }
    let others = [
      ("two or more levels missed", torn), ("skipped, numbers too large", skipped),
      ("differing", differing.count),
    ]
    let occurring = SceneFeature.allCases.map { ($0.rawValue, features[$0] ?? 0) }
    let rows = ([("scenes", scenes)] + verdicts + others + occurring).map { "| \($0) | \($1) |" }
    return (["| scenes with | number |", "| --- | ---: |"] + rows).joined(separator: "\n")
  }

  /// A few disagreements, each with a scene that is as small as possible.
  ///
  /// Those of the smallest scenes, which take least time to shrink.
  func reports(limit: Int) throws -> [String] {
    let problems = try differing.sorted().map { seed in
      var random = SplitMix64(seed: seed)
      return (seed, problem: try RandomTree.problem(&random))
    }
    let smallest = problems.sorted { a, b in
      (a.problem.scene.items.count, a.0) < (b.problem.scene.items.count, b.0)
    }
    return smallest.prefix(limit).map { seed, problem in
      let small = SceneShrinking.smallest(of: problem) {
        SceneComparison.outcome(of: $0).difference != nil
      }
      let difference = SceneComparison.outcome(of: small).difference ?? ""
      return "scene of seed \(seed), shrunk:\n\(small.listing)\n\(difference)\n"
    }
  }
}
