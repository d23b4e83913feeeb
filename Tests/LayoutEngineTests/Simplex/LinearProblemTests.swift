import LayoutEngine
import Testing

@Suite("Simplex: small problems worked out by hand")
struct LinearProblemTests {
  private typealias Row = LinearProblem.Row
  private typealias Term = LinearProblem.Term

  private func optimum(
    _ rows: [LinearProblem.Row], sizes: [Bool] = [true]
  ) throws -> LinearOptimum {
    let outcome = try LinearProblem(isNonnegative: sizes, rows: rows).outcome()
    guard case .optimal(let optimum) = outcome else { throw Unexpected.infeasible }
    return optimum
  }

  private enum Unexpected: Error { case infeasible }

  @Test("no number of later rows outweighs one earlier row")
  func lexicographic() throws {
    var rows = [Row([Term(0, 1)], .equal, 100, level: 1)]
    for value in [200.0, 210, 220] { rows.append(Row([Term(0, 1)], .equal, value, level: 2)) }
    #expect(try optimum(rows).values == [100])
  }

  @Test("within a level the median wins, not the mean")
  func median() throws {
    let rows = [10.0, 20, 90].map { Row([Term(0, 1)], .equal, $0, level: 5) }
    #expect(try optimum(rows).values == [20])
  }

  @Test("two equal optional rows make everything between them optimal")
  func flat() throws {
    let optimum = try optimum([10.0, 20].map { Row([Term(0, 1)], .equal, $0, level: 1) })
    #expect(try optimum.extent(of: 0) == Extent(lowest: 10, highest: 20))
  }

  @Test("a level counts violations in the units of its rows")
  func units() throws {
    // x1 = 2 x0, x0 = 100, x1 = 100: violating by a unit of x1 costs less than by one of x0.
    let optional = [
      Row([Term(0, 1)], .equal, 100, level: 1), Row([Term(1, 1)], .equal, 100, level: 1),
    ]
    let whole = Row([Term(1, 1), Term(0, -2)], .equal, 0, level: 1)
    let half = Row([Term(0, 1), Term(1, -0.5)], .equal, 0, level: 1)
    #expect(try optimum(optional + [whole], sizes: [true, true]).values == [50, 100])
    let open = try optimum(optional + [half], sizes: [true, true])
    #expect(try open.extent(of: 0) == Extent(lowest: 50, highest: 100))
    #expect(try open.extent(of: 1) == Extent(lowest: 100, highest: 100))
  }

  @Test("a free variable has no bounds, a size has one")
  func unbounded() throws {
    let free = try optimum([], sizes: [false, true])
    #expect(try free.extent(of: 0) == Extent(lowest: -.infinity, highest: .infinity))
    #expect(try free.extent(of: 1) == Extent(lowest: 0, highest: .infinity))
    #expect(!free.isCertainlyUnique)
  }

  @Test("fixing a variable keeps to the optimum and takes the others along")
  func fixing() throws {
    var optimum = try optimum(
      [Row([Term(0, 1), Term(1, 1)], .equal, 100)], sizes: [true, true])
    try optimum.fix(0, at: 30)
    #expect(optimum.values == [30, 70])
    #expect(try optimum.extent(of: 1) == Extent(lowest: 70, highest: 70))
  }

  @Test("fixing a variable out of its range is an error")
  func fixingOutside() throws {
    var optimum = try optimum([Row([Term(0, 1)], .lessThanOrEqual, 10)])
    #expect(throws: SolverError.lostOptimum(variable: 0, value: 11)) { try optimum.fix(0, at: 11) }
  }

  @Test(
    "required rows that contradict each other have no solution",
    arguments: [
      [Row([Term(0, 1)], .equal, 20), Row([Term(0, 1)], .equal, 29)],
      [Row([Term(0, 1)], .equal, -1)],
      [Row([Term(0, 1)], .greaterThanOrEqual, 2), Row([Term(0, 2)], .lessThanOrEqual, 3)],
      [Row([], .equal, 5)],
      [Row([Term(0, 1), Term(0, -1)], .greaterThanOrEqual, 1)],
    ])
  private func infeasible(rows: [LinearProblem.Row]) throws {
    let outcome = try LinearProblem(isNonnegative: [true], rows: rows).outcome()
    guard case .infeasible = outcome else {
      Issue.record("found a solution")
      return
    }
  }

  @Test("a tenth and two tenths are three tenths")
  func rounding() throws {
    let rows = [
      Row([Term(0, 1)], .equal, 0.1), Row([Term(1, 1), Term(0, -1)], .equal, 0.2),
      Row([Term(1, 1)], .equal, 0.3),
    ]
    let values = try optimum(rows, sizes: [true, true]).values
    #expect(Tolerance.same(values[1], 0.3))
  }

  @Test(
    "numbers that no arithmetic can use are an error, not a crash",
    arguments: [
      (Row([Term(0, .nan)], .equal, 1), SolverError.rowNotFinite(0)),
      (Row([Term(0, 1)], .equal, .infinity), .rowNotFinite(0)),
      (Row([Term(7, 1)], .equal, 1), .unknownVariable(7, row: 0)),
      (Row([Term(-1, 1)], .equal, 1), .unknownVariable(-1, row: 0)),
      (Row([Term(0, 1e-300)], .equal, 1e300), .overflow),
    ])
  private func errors(row: LinearProblem.Row, error: SolverError) {
    #expect(throws: error) {
      _ = try LinearProblem(isNonnegative: [true], rows: [row]).outcome()
    }
  }
}
