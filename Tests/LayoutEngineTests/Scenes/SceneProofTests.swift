import Foundation
import LayoutEngine
import Testing

@Suite("Scenes: the engine computes what exact arithmetic does")
struct SceneProofTests {
  /// How many scenes, and the first one's seed; `Tests/Proof/scenes` sets both.
  private static let count = number("SCENES_COUNT") ?? Sample.size(250, whole: 1000)
  private static let seed = number("SCENES_SEED") ?? 1
  /// Enough for both cores to end at the same time.
  private static let batches = 20

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }.flatMap { $0 >= 0 ? $0 : nil }
  }

  private func tally() async throws -> SceneTally {
    try await withThrowingTaskGroup(of: SceneTally.self) { group in
      for batch in 0..<Self.batches {
        group.addTask {
          var tally = SceneTally()
          for scene in stride(from: batch, to: Self.count, by: Self.batches) {
            try tally.add(seed: UInt64(Self.seed) &+ UInt64(scene))
          }
          return tally
        }
      }
      return try await group.reduce(into: SceneTally()) { $0.add($1) }
    }
  }

  @Test("verdict, frames, ranges and what each level misses, on random trees of all kinds")
  func random() async throws {
    let tally = try await tally()
    if ProcessInfo.processInfo.environment["SCENES_COUNT"] != nil { print(tally.table) }
    #expect(tally.scenes == Self.count)
    let reports = try tally.reports(limit: 3).joined(separator: "\n")
    #expect(tally.differing.isEmpty, "\(reports)")
    // A few scenes say nothing about shares; they are run to look at a seed again.
    guard Self.count >= 500 else { return }
    #expect(tally.skipped * 100 < 2 * Self.count)
    #expect(tally.torn * 100 >= 10 * Self.count, "optional levels are seldom missed")
    for verdict in SceneComparison.Verdict.allCases {
      #expect((tally.agreed[verdict] ?? 0) * 100 >= 15 * Self.count, "\(verdict) is rare")
    }
    for feature in SceneFeature.allCases {
      #expect((tally.features[feature] ?? 0) * 100 >= 4 * Self.count, "\(feature) is rare")
    }
  }
}
