import LayoutEngine
import Testing

@Suite("Regions: other windows without solving again")
struct ParametricProblemTests {
  private typealias Row = LinearProblem.Row
  private typealias Term = LinearProblem.Term

  @Test("values for any parameters are those of the problem solved anew: random systems")
  func random() throws {
    var random = SplitMix64(seed: 25)
    var seen = (infeasible: 0, unique: 0, fromRegions: 0, otherFromRegions: 0)
    for number in 0..<400 {
      var rows = RandomSystem.problem(&random)
      let problem = Self.parametric(&rows, &random)
      var parametric = ParametricProblem(problem, parameters: Self.parameters(of: problem))
      var point = SIMD2<Double>(Double(random.below(20)), Double(random.below(20)))
      for _ in 0..<12 {
        point += [Double(random.below(5)) / 2 - 1, Double(random.below(5)) / 4 - 0.5]
        let before = parametric.answersFromRegions
        let values = try parametric.values(at: point[0], point[1])
        switch try Self.problem(problem, at: point).outcome() {
        case .infeasible:
          seen.infeasible += 1
          #expect(values == nil, "system \(number) at \(point)")
        case .optimal(let optimum):
          let found = try #require(values, "system \(number) at \(point)")
          if optimum.isCertainlyUnique {
            seen.unique += 1
          } else {
            seen.otherFromRegions += parametric.answersFromRegions - before
          }
          for variable in found.indices {
            let extent = try optimum.extent(of: variable)
            let room = 1e-6 * (1 + abs(found[variable]))
            #expect(
              found[variable] >= extent.lowest - room && found[variable] <= extent.highest + room,
              "system \(number) at \(point), variable \(variable)")
          }
        }
      }
      seen.fromRegions += parametric.answersFromRegions
    }
    #expect(seen.infeasible > 300 && seen.unique > 300, "\(seen)")
    #expect(seen.fromRegions > 200 && seen.otherFromRegions > 1000, "\(seen)")
  }

  @Test("dragged there and back, a layout with a limit needs no solving after seven sizes")
  func limits() throws {
    // A view 20 points inside a window, but at most 300 wide.
    let problem = LinearProblem(
      isNonnegative: [false, false, true],
      rows: [
        Row([Term(0, 1)], .equal, 0), Row([Term(1, 1)], .equal, 0),
        Row([Term(2, 1)], .lessThanOrEqual, 300),
        Row([Term(2, 1), Term(0, -1)], .equal, -40, level: 1),
      ])
    var parametric = ParametricProblem(problem, parameters: (0, 1))
    for width in Array(stride(from: 200.0, through: 500, by: 1)).flatMap({ [$0, 700 - $0] }) {
      let values = try #require(try parametric.values(at: width, 480))
      #expect(values == [width, 480, min(width - 40, 300)])
    }
    #expect(parametric.answersFromRegions == 2 * 301 - 7)
  }

  /// The problem with two more variables, on which some of its rows depend.
  private static func parametric(
    _ problem: inout LinearProblem, _ random: inout SplitMix64
  ) -> LinearProblem {
    let count = Int32(problem.variableCount)
    var rows = problem.rows
    for place in rows.indices where random.chance(30) {
      rows[place].terms.append(
        Term(count + Int32(random.below(2)), random.pick([1, -1, 0.5])))
    }
    rows.append(Row([Term(count, 1)], .equal, 0))
    rows.append(Row([Term(count + 1, 1)], .equal, 0))
    return LinearProblem(isNonnegative: problem.isNonnegative + [false, false], rows: rows)
  }

  private static func parameters(of problem: LinearProblem) -> (Int, Int) {
    (problem.rowCount - 2, problem.rowCount - 1)
  }

  private static func problem(
    _ problem: LinearProblem, at point: SIMD2<Double>
  ) -> LinearProblem {
    var problem = problem
    let rows = parameters(of: problem)
    problem.setConstant(ofRow: rows.0, to: point[0])
    problem.setConstant(ofRow: rows.1, to: point[1])
    return problem
  }
}

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
