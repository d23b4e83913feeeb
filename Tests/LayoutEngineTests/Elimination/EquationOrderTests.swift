import LayoutEngine
import Testing

@Suite("Elimination: equations in any order")
struct EquationOrderTests {
  private typealias Row = LinearProblem.Row
  private typealias Term = LinearProblem.Term

  /// A row of views of equal widths between two edges, 8 points apart: x and width of each.
  private static func equalWidths(_ count: Int) -> [Row] {
    var rows = [Row([Term(0, 1)], .equal, 8)]
    for view in 1..<Int32(count) {
      let (x, width) = (2 * view, 2 * view + 1)
      rows.append(Row([Term(x, 1), Term(x - 2, -1), Term(width - 2, -1)], .equal, 8))
      rows.append(Row([Term(width, 1), Term(width - 2, -1)], .equal, 0))
    }
    let last = Int32(count - 1)
    rows.append(Row([Term(2 * last, 1), Term(2 * last + 1, 1)], .equal, Double(50 * count)))
    return rows
  }

  @Test("a chain of equal widths is solved from any order of its lines", arguments: [2, 7, 60])
  func shuffled(count: Int) throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<20 {
      var rows = Self.equalWidths(count)
      for place in rows.indices { rows.swapAt(place, random.below(rows.count)) }
      let problem = LinearProblem(
        isNonnegative: (0..<2 * count).map { $0 % 2 == 1 }, rows: rows)
      guard case .optimal(let optimum) = try problem.outcome() else {
        Issue.record("\(count) views can be placed")
        return
      }
      #expect(optimum.isCertainlyUnique)
      for view in 0..<count {
        #expect(abs(optimum.values[2 * view] - Double(8 + 50 * view)) < 1e-9)
        #expect(abs(optimum.values[2 * view + 1] - 42) < 1e-9)
      }
    }
  }

  @Test("of a contradiction in a long chain, every row that is named takes part")
  func contradiction() throws {
    var rows = Self.equalWidths(60)
    rows.append(Row([Term(0, 1)], .equal, 9))
    let problem = LinearProblem(isNonnegative: [Bool](repeating: false, count: 120), rows: rows)
    guard case .infeasible(let among) = try problem.outcome() else {
      Issue.record("found a layout")
      return
    }
    let named = LinearProblem(
      isNonnegative: problem.isNonnegative, rows: among.map { problem.row($0) })
    guard case .infeasible = try named.outcome() else {
      Issue.record("\(among) can hold")
      return
    }
    #expect(among == [0, problem.rowCount - 1])
  }

  @Test("a path of 50,000 variables from one to another doesn't fill the stack")
  func longPath() throws {
    // Each equation can only define its first variable, by the second.
    let count: Int32 = 50_000
    var rows = (0..<count - 1).map { Row([Term($0, 20), Term($0 + 1, -1)], .equal, 0) }
    rows.append(Row([Term(0, 1), Term(count - 1, 1)], .equal, 7))
    let problem = LinearProblem(
      isNonnegative: [Bool](repeating: false, count: Int(count)), rows: rows)
    guard case .optimal(let optimum) = try problem.outcome() else {
      Issue.record("found no solution")
      return
    }
    #expect(optimum.values.last == 7)
    #expect(optimum.values.first == 0)
  }

  @Test("rows can be taken out and put back")
  func removing() {
    let rows = Self.equalWidths(4)
    var problem = LinearProblem(isNonnegative: [Bool](repeating: true, count: 8), rows: rows)
    for place in rows.indices {
      let removed = problem.remove(place)
      #expect(removed == rows[place])
      #expect(problem.rows == Array(rows[..<place]) + Array(rows[(place + 1)...]))
      problem.insert(removed, at: place)
      #expect(problem.rows == rows)
    }
  }
}
