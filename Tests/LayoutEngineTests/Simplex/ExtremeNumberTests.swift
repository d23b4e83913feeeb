import LayoutEngine
import Testing

@Suite("Numbers that differ too much in size")
struct ExtremeNumberTests {
  private static let multipliers = [
    1e12, 1e13, 1e-13, 1e16, 1e-16, 1e100, 1e300, 1e-300, -1e14, 1e7, 1e-7, 1e20, 1e-20,
  ]

  @Test("are solved or refused, and never stop the program", arguments: 1...8)
  func law(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var refused = 0
    for _ in 0..<60 {
      var problem = try RandomScene.problem(&random)
      for index in problem.constraints.indices where random.chance(60) {
        guard case .anchor(let other, _, let constant) = problem.constraints[index].second else {
          continue
        }
        let old = problem.constraints[index]
        problem.constraints[index] = Constraint(
          old.first, old.relation,
          .anchor(other, multiplier: random.pick(Self.multipliers), constant: constant),
          priority: old.priority)
      }
      do { _ = try LayoutSolver.solution(of: problem) } catch { refused += 1 }
    }
    // Most are solved: only what a double can't hold is refused.
    #expect(refused < 60)
  }
}
