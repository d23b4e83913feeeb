import LayoutEngine
import Testing

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
