import LayoutEngine
import Testing

@Suite("Simplex: what is said of a contradiction")
struct InfeasibleRowsTests {
  @Test("the rows that are named can't hold by themselves: random systems")
  func named() throws {
    var random = SplitMix64(seed: 8)
    var found = 0
    while found < 300 {
      let problem = RandomSystem.problem(&random)
      guard case .infeasible(let among) = try problem.outcome() else { continue }
      found += 1
      #expect(among == among.sorted())
      let fewer = LinearProblem(
        isNonnegative: problem.isNonnegative, rows: among.map { problem.rows[$0] })
      guard case .infeasible = try fewer.outcome() else {
        Issue.record("\(among) can hold: \(problem)")
        continue
      }
    }
  }

  @Test("rows that have no part in it aren't named")
  func few() throws {
    func row(_ terms: [(Int32, Double)], _ constant: Double) -> LinearProblem.Row {
      LinearProblem.Row(terms.map { LinearProblem.Term($0.0, $0.1) }, .equal, constant)
    }
    let rows = [
      row([(0, 1)], 5), row([(1, 1), (0, -1)], 1), row([(2, 1), (1, -1)], 1), row([(3, 1)], 7),
      row([(1, 1), (0, -1)], 2),
    ]
    let problem = LinearProblem(
      isNonnegative: [Bool](repeating: false, count: 4), rows: rows)
    guard case .infeasible(let among) = try problem.outcome() else {
      Issue.record("found a solution")
      return
    }
    #expect(among == [0, 1, 4])
  }
}
