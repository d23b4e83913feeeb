import LayoutEngine
import Testing

@Suite("Simplex: many unknowns that depend on each other")
struct CoupledSystemTests {
  private typealias Row = LinearProblem.Row
  private typealias Term = LinearProblem.Term

  @Test("sizes under one sum: the first levels are granted until nothing is left")
  func sum() throws {
    let count = 60
    var rows = [Row((0..<Int32(count)).map { Term($0, 1) }, .equal, 100)]
    for variable in 0..<Int32(count) {
      rows.append(Row([Term(variable, 1)], .equal, 30, level: UInt32(variable) + 1))
    }
    let problem = LinearProblem(
      isNonnegative: [Bool](repeating: true, count: count), rows: rows)
    guard case .optimal(let optimum) = try problem.outcome() else {
      Issue.record("found no solution")
      return
    }
    let values = optimum.values
    #expect(values.prefix(4) == [30, 30, 30, 10])
    #expect(values.dropFirst(4).allSatisfy { $0 == 0 })
  }

  @Test("fixing a sum of independent unknowns ties them to each other")
  func joining() throws {
    // x2 = x0 - x1, where x0 and x1 know nothing of each other.
    let rows = [
      Row([Term(2, 1), Term(0, -1), Term(1, 1)], .equal, 0),
      Row([Term(0, 1)], .greaterThanOrEqual, 10), Row([Term(0, 1)], .lessThanOrEqual, 50),
      Row([Term(1, 1)], .greaterThanOrEqual, 20), Row([Term(1, 1)], .lessThanOrEqual, 30),
    ]
    let problem = LinearProblem(isNonnegative: [false, false, false], rows: rows)
    guard case .optimal(var optimum) = try problem.outcome() else {
      Issue.record("found no solution")
      return
    }
    #expect(try optimum.extent(of: 2) == Extent(lowest: -20, highest: 30))
    try optimum.fix(2, at: 25)
    #expect(try optimum.extent(of: 0) == Extent(lowest: 45, highest: 50))
    #expect(try optimum.extent(of: 1) == Extent(lowest: 20, highest: 25))
  }

  @Test("what a fixed unknown separates is told apart")
  func separated() throws {
    // x1 is 40, so that x0 and x2 have nothing to do with each other any more.
    let rows = [
      Row([Term(1, 1)], .equal, 40, level: 2),
      Row([Term(0, 1), Term(1, 1)], .lessThanOrEqual, 100),
      Row([Term(2, 1), Term(1, -2)], .greaterThanOrEqual, 10),
      Row([Term(2, 1)], .lessThanOrEqual, 200),
    ]
    let problem = LinearProblem(isNonnegative: [true, true, true], rows: rows)
    guard case .optimal(var optimum) = try problem.outcome() else {
      Issue.record("found no solution")
      return
    }
    #expect(!optimum.mayVary(1))
    #expect(try optimum.extent(of: 0) == Extent(lowest: 0, highest: 60))
    #expect(try optimum.extent(of: 2) == Extent(lowest: 90, highest: 200))
    try optimum.fix(2, at: 120)
    #expect(try optimum.extent(of: 0) == Extent(lowest: 0, highest: 60))
    #expect(optimum.values == [0, 40, 120])
  }
}
