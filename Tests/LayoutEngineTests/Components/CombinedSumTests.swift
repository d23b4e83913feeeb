import LayoutEngine
import Testing

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
