import LayoutEngine
import Testing

@Suite("Changes: constraints that are switched off and on")
struct ChangingLayoutTests {
  @Test("every subset of the constraints is satisfiable or not, as if it were solved anew")
  func subsets() throws {
    var random = SplitMix64(seed: 2512)
    var seen = (satisfiable: 0, unsatisfiable: 0)
    for number in 0..<40 {
      var problem = try RandomScene.problem(&random)
      problem.constraints = Array(problem.constraints.prefix(6))
      var changing = try ChangingLayout(problem)
      for bits in 0..<(1 << problem.constraints.count) {
        var part = problem
        part.constraints = []
        for (index, constraint) in problem.constraints.enumerated() {
          let isOn = bits & (1 << index) != 0
          changing.set(index, isOn: isOn)
          if isOn { part.constraints.append(constraint) }
        }
        let isSatisfiable = try LayoutSolver.frames(of: part) != nil
        #expect(try (changing.frames() != nil) == isSatisfiable, "scene \(number), \(bits)")
        if isSatisfiable { seen.satisfiable += 1 } else { seen.unsatisfiable += 1 }
      }
    }
    #expect(seen.satisfiable > 500 && seen.unsatisfiable > 100, "\(seen)")
  }
}
