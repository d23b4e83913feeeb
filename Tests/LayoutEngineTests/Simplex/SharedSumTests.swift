import LayoutEngine
import Testing

@Suite("Simplex: unknowns that share one sum")
struct SharedSumTests {
  private typealias Row = LinearProblem.Row
  private typealias Term = LinearProblem.Term

  /// `0 <= x0 <= 30, 10 <= x1 <= 50, 0 <= x2, x0 + 2 x1 + x2 = 100` and `x3 = x0 + x1`.
  private func optimum() throws -> LinearOptimum {
    let rows = [
      Row([Term(0, 1), Term(1, 2), Term(2, 1)], .equal, 100),
      Row([Term(0, 1)], .lessThanOrEqual, 30),
      Row([Term(1, 1)], .greaterThanOrEqual, 10), Row([Term(1, 1)], .lessThanOrEqual, 50),
      Row([Term(3, 1), Term(0, -1), Term(1, -1)], .equal, 0),
      Row([Term(0, 1), Term(1, 2), Term(2, 1)], .lessThanOrEqual, 120),
    ]
    let problem = LinearProblem(isNonnegative: [true, true, true, false], rows: rows)
    guard case .optimal(let optimum) = try problem.outcome() else {
      throw SolverError.noConflict
    }
    return optimum
  }

  @Test("a range is what the others' ranges leave of it")
  func ranges() throws {
    let optimum = try optimum()
    #expect(try optimum.extent(of: 0) == Extent(lowest: 0, highest: 30))
    #expect(try optimum.extent(of: 1) == Extent(lowest: 10, highest: 50))
    #expect(try optimum.extent(of: 2) == Extent(lowest: 0, highest: 80))
    #expect(try optimum.extent(of: 3) == Extent(lowest: 10, highest: 65))
  }

  @Test("fixing one unknown narrows the others")
  func fixing() throws {
    var optimum = try optimum()
    try optimum.fix(2, at: 60)
    #expect(try optimum.extent(of: 0) == Extent(lowest: 0, highest: 20))
    #expect(try optimum.extent(of: 1) == Extent(lowest: 10, highest: 20))
    try optimum.fix(0, at: 4)
    #expect(optimum.values == [4, 18, 60, 22])
  }

  @Test("fixing a sum of some of them narrows all of them")
  func fixingSum() throws {
    var optimum = try optimum()
    try optimum.fix(3, at: 60)
    #expect(try optimum.extent(of: 0) == Extent(lowest: 20, highest: 30))
    #expect(try optimum.extent(of: 1) == Extent(lowest: 30, highest: 40))
    #expect(try optimum.extent(of: 2) == Extent(lowest: 0, highest: 10))
  }

  @Test("a value outside the range is refused")
  func outside() throws {
    var optimum = try optimum()
    #expect(throws: SolverError.lostOptimum(variable: 2, value: 81)) { try optimum.fix(2, at: 81) }
  }
}
