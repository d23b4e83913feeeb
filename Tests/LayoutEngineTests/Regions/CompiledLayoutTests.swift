import LayoutEngine
import Testing

@Suite("Regions: a layout in windows of many sizes")
struct CompiledLayoutTests {
  @Test("each window shows what solving it alone shows: random scenes, dragged")
  func dragged() throws {
    var random = SplitMix64(seed: 9)
    var seen = (solved: 0, ambiguous: 0, unsatisfiable: 0)
    for number in 0..<150 {
      let problem =
        try number % 3 == 0
        ? RandomScene.problem(&random) : DeterminedScene.problem(&random)
      var compiled = CompiledLayout(problem)
      var size = Size(width: 300, height: 300)
      for _ in 0..<12 {
        size = Size(
          width: size.width + Double(random.below(41)) - 20,
          height: size.height + Double(random.below(9)) - 4)
        let alone = try LayoutSolver.solution(
          of: LayoutProblem(
            scene: problem.scene.sized(to: size), constraints: problem.constraints,
            direction: problem.direction))
        let found = try compiled.solution(inWindow: size)
        #expect(found.isLike(alone), "scene \(number) in \(size)")
        switch alone {
        case .solved: seen.solved += 1
        case .ambiguous: seen.ambiguous += 1
        case .unsatisfiable: seen.unsatisfiable += 1
        }
      }
    }
    #expect(seen.solved > 100 && seen.ambiguous > 100 && seen.unsatisfiable > 100, "\(seen)")
  }
}
