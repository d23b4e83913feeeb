import LayoutEngine

/// How a run of random scenes went.
struct SceneTally {
  private(set) var agreed: [SceneComparison.Verdict: Int] = [:]
  private(set) var features: [SceneFeature: Int] = [:]
  /// Scenes in which two or more optional levels can't be kept.
  private(set) var torn = 0
  private(set) var skipped = 0
  private(set) var differing = 0
  /// The first few disagreements, each with a scene that is as small as possible.
  private(set) var reports: [String] = []
  /// How many disagreements are told in full.
  private static let reportLimit = 3

  var scenes: Int { agreed.values.reduce(0, +) + skipped + differing }

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
    case .differs:
      differing += 1
      guard reports.count < Self.reportLimit else { return }
      let small = SceneShrinking.smallest(of: problem) {
        SceneComparison.outcome(of: $0).difference != nil
      }
      let difference = SceneComparison.outcome(of: small).difference ?? ""
      reports.append("scene of seed \(seed), shrunk:\n\(small.listing)\n\(difference)\n")
    }
  }

  /// Adds another run's numbers.
  mutating func add(_ other: SceneTally) {
    agreed.merge(other.agreed, uniquingKeysWith: +)
    features.merge(other.features, uniquingKeysWith: +)
    torn += other.torn
    skipped += other.skipped
    differing += other.differing
    reports = Array((reports + other.reports).prefix(Self.reportLimit))
  }

  /// A Markdown table of everything that was counted.
  var table: String {
    let verdicts = SceneComparison.Verdict.allCases.map { ("agreed: \($0)", agreed[$0] ?? 0) }
    let others = [
      ("two or more levels missed", torn), ("skipped, numbers too large", skipped),
      ("differing", differing),
    ]
    let occurring = SceneFeature.allCases.map { ($0.rawValue, features[$0] ?? 0) }
    let rows = ([("scenes", scenes)] + verdicts + others + occurring).map { "| \($0) | \($1) |" }
    return (["| scenes with | number |", "| --- | ---: |"] + rows).joined(separator: "\n")
  }
}
