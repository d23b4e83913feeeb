import LayoutEngine
import Testing

@Suite("Simplex: agrees with exact arithmetic")
struct ExactComparisonTests {
  @Test("finds the verdict, the optimum and every range of 1,200 random systems")
  func random() throws {
    var random = SplitMix64(seed: 1)
    var seen = (optimal: 0, unique: 0, infeasible: 0, tooLarge: 0)
    for number in 0..<1200 {
      let problem = RandomSystem.problem(&random)
      let exact = ExactAnswer.outcome(of: problem, lastLevel: RandomSystem.lastLevel)
      switch (try problem.outcome(), exact) {
      case (_, .tooLarge): seen.tooLarge += 1
      case (.infeasible, .infeasible): seen.infeasible += 1
      case (.optimal(let optimum), .optimal(let answer)):
        seen.optimal += 1
        if try agree(optimum, answer, on: problem, number: number) { seen.unique += 1 }
      default: Issue.record("system \(number): verdicts differ: \(problem)")
      }
    }
    #expect(seen.tooLarge <= 12)
    #expect(seen.optimal >= 700)
    #expect(seen.unique >= 200)
    #expect(seen.infeasible >= 100)
  }

  /// Compares what is missed at each level and every range; says whether the optimum is unique.
  private func agree(
    _ optimum: LinearOptimum, _ answer: ExactAnswer, on problem: LinearProblem, number: Int
  ) throws -> Bool {
    for (index, missed) in answer.missed.enumerated() {
      let rows = problem.rows.filter { Int($0.level) == index + 1 }
      let ours = rows.reduce(0) { $0 + abs($1.violation(at: optimum.values)) }
      #expect(Tolerance.same(ours, missed), "system \(number), level \(index + 1): \(problem)")
    }
    var isUnique = true
    for (variable, exact) in answer.extents.enumerated() {
      let ours = try optimum.extent(of: variable)
      let agrees =
        Tolerance.same(ours.lowest, exact.lowest) && Tolerance.same(ours.highest, exact.highest)
      #expect(agrees, "system \(number), x\(variable): \(ours), not \(exact): \(problem)")
      let value = optimum.values[variable]
      #expect(value >= exact.lowest - Tolerance.same * (1 + abs(value)))
      #expect(value <= exact.highest + Tolerance.same * (1 + abs(value)))
      isUnique = isUnique && !exact.isOpen
    }
    return isUnique
  }
}
