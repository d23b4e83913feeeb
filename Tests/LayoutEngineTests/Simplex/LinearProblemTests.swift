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
      let optimum = try #require(try problem.outcome().optimum, "\(count) views can be placed")
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
    let optimum = try #require(try problem.outcome().optimum, "found no solution")
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
