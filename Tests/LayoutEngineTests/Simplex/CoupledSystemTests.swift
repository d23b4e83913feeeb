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
    let optimum = try #require(try problem.outcome().optimum, "found no solution")
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
    var optimum = try #require(try problem.outcome().optimum, "found no solution")
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
    var optimum = try #require(try problem.outcome().optimum, "found no solution")
    #expect(!optimum.mayVary(1))
    #expect(try optimum.extent(of: 0) == Extent(lowest: 0, highest: 60))
    #expect(try optimum.extent(of: 2) == Extent(lowest: 90, highest: 200))
    try optimum.fix(2, at: 120)
    #expect(try optimum.extent(of: 0) == Extent(lowest: 0, highest: 60))
    #expect(optimum.values == [0, 40, 120])
  }
}

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

@Suite("Components: another sum of unknowns that share one")
struct CombinedSumTests {
  private typealias Row = LinearProblem.Row
  private typealias Term = LinearProblem.Term

  /// Unknowns in ranges, some of them without an end, one sum of them in a range, and a last variable
  /// that is another sum of them: with a ratio, the shared sum times this number, but for one unknown.
  private static func rows(
    _ count: Int32, times ratio: Double? = nil, _ random: inout SplitMix64
  ) -> [Row] {
    var rows: [Row] = []
    let exception = Int32(random.below(Int(count)))
    var sum = 0.0
    var shared: [Term] = []
    var other = [Term(count, 1)]
    for variable in 0..<count {
      let value = Double(random.below(41) - 20)
      if !random.chance(20) {
        rows.append(Row([Term(variable, 1)], .greaterThanOrEqual, value - Double(random.below(30))))
      }
      if !random.chance(20) {
        rows.append(Row([Term(variable, 1)], .lessThanOrEqual, value + Double(random.below(30))))
      }
      let coefficient = random.pick([1, 1, 1, -1, 2, 0.5])
      shared.append(Term(variable, coefficient))
      sum += coefficient * value
      let any = random.pick([0, 1, 1, -1, 2, -0.5])
      other.append(
        Term(variable, ratio.map { variable == exception ? any : $0 * coefficient } ?? any))
    }
    if ratio != nil, random.chance(50) {
      rows.append(Row(shared, .equal, sum))
    } else {
      rows.append(Row(shared, .greaterThanOrEqual, sum - Double(random.below(20))))
    }
    if random.chance(70) {
      rows.append(Row(shared, .lessThanOrEqual, sum + Double(random.below(20))))
    }
    rows.append(Row(other.filter { $0.coefficient != 0 }, .equal, 0))
    return rows
  }

  /// An optimum of rows; `nil` if they have none.
  private static func optimum(
    _ rows: [Row], _ count: Int32
  ) throws -> LinearOptimum? {
    let problem = LinearProblem(
      isNonnegative: [Bool](repeating: false, count: Int(count) + 1), rows: rows)
    guard case .optimal(let optimum) = try problem.outcome() else { return nil }
    return optimum
  }

  /// The least value of the last variable that is at least a number, or the greatest at most.
  private static func end(
    of rows: [Row], _ count: Int32, toward limit: Double
  ) throws -> Double {
    let target = Row([Term(count, 1)], .equal, limit, level: 1)
    return try optimum(rows + [target], count)?.values[Int(count)] ?? .nan
  }

  @Test("the range of another sum of them is what optional equations far away show")
  func ranges() throws {
    var random = SplitMix64(seed: 11)
    var seen = (open: 0, endless: 0)
    for number in 0..<400 {
      let count = Int32(2 + random.below(5))
      let rows = Self.rows(count, &random)
      guard let optimum = try Self.optimum(rows, count) else {
        Issue.record("system \(number) has a solution")
        continue
      }
      let extent = try optimum.extent(of: Int(count))
      let far = 1e6
      let lowest = try Self.end(of: rows, count, toward: -far)
      let highest = try Self.end(of: rows, count, toward: far)
      let isEndless = (abs(lowest + far) < 1, abs(highest - far) < 1)
      #expect(
        isEndless.0 ? extent.lowest == -.infinity : abs(extent.lowest - lowest) < 1e-6,
        "system \(number)")
      #expect(
        isEndless.1 ? extent.highest == .infinity : abs(extent.highest - highest) < 1e-6,
        "system \(number)")
      if extent.isOpen { seen.open += 1 }
      if isEndless.0 || isEndless.1 { seen.endless += 1 }
    }
    #expect(seen.open > 200 && seen.endless > 50, "\(seen)")
  }

  @Test("fixing a sum that the shared one gives leaves the ranges that an equation leaves")
  func fixing() throws {
    var random = SplitMix64(seed: 12)
    var openCount = 0
    for number in 0..<400 {
      let count = Int32(2 + random.below(6))
      let rows = Self.rows(count, times: random.pick([0, 1, -1, 0.5]), &random)
      guard var optimum = try Self.optimum(rows, count) else {
        Issue.record("system \(number) has a solution")
        continue
      }
      let extent = try optimum.extent(of: Int(count))
      guard extent.isOpen else { continue }
      let value = (max(extent.lowest, -1000) + min(extent.highest, 1000)) / 2
      try optimum.fix(Int(count), at: value)
      let equation = Row([Term(count, 1)], .equal, value)
      guard let other = try Self.optimum(rows + [equation], count) else {
        Issue.record("system \(number) has a solution with \(value)")
        continue
      }
      for variable in 0...Int(count) {
        let (one, two) = (try optimum.extent(of: variable), try other.extent(of: variable))
        #expect(
          Tolerance.same(one.lowest, two.lowest) && Tolerance.same(one.highest, two.highest),
          "system \(number), variable \(variable): \(one), \(two)")
        #expect(one.lowest - 1e-6 <= optimum.values[variable], "system \(number)")
        #expect(optimum.values[variable] <= one.highest + 1e-6, "system \(number)")
        if one.isOpen { openCount += 1 }
      }
    }
    #expect(openCount > 500)
  }
}

@Suite("Simplex: long forms of inequalities and optional equations")
struct LongFormTests {
  private typealias Row = LinearProblem.Row
  private typealias Term = LinearProblem.Term

  /// Lines of a label and a field: nothing may be closer than 10 points, and all should be as near.
  ///
  /// Of line i, unknown 2i + 1 is the label's width and 2i + 2 the field's left edge. Unknown 0 is
  /// the left edge that the fields share at level 1.
  private func form(_ widths: [Double]) -> LinearProblem {
    var rows: [Row] = []
    for (line, width) in widths.enumerated() {
      let (label, field) = (Int32(2 * line + 1), Int32(2 * line + 2))
      rows += [
        Row([Term(label, 1)], .greaterThanOrEqual, width, level: 1),
        Row([Term(label, 1)], .equal, width, level: 3),
        Row([Term(field, 1), Term(label, -1)], .greaterThanOrEqual, 10),
        Row([Term(field, 1), Term(label, -1)], .equal, 10, level: 2),
        Row([Term(field, 1), Term(0, -1)], .equal, 0, level: 1),
      ]
    }
    return LinearProblem(
      isNonnegative: [Bool](repeating: true, count: 2 * widths.count + 1), rows: rows)
  }

  @Test("every label gets the width of the longest one", arguments: [1, 2, 40, 1000])
  func longest(lines: Int) throws {
    let widths = (0..<lines).map { Double(20 + 37 * $0 % 61) }
    let longest = try #require(widths.max())
    let optimum = try #require(try form(widths).outcome().optimum, "found no solution")
    #expect(optimum.values[0] == longest + 10)
    for line in 0..<lines {
      #expect(optimum.values[2 * line + 1] == longest)
      #expect(optimum.values[2 * line + 2] == longest + 10)
    }
    #expect(try !optimum.extent(of: 0).isOpen)
  }
}
