import LayoutEngine
import Testing

@Suite("Changes: rows that come and go, solved only where it matters")
struct ChangingProblemTests {
  private typealias Row = LinearProblem.Row
  private typealias Term = LinearProblem.Term

  @Test("after any changes the optimum is as good as one solved anew: random systems")
  func random() throws {
    var random = SplitMix64(seed: 2511)
    var seen = (infeasible: 0, optimal: 0, solved: 0)
    for number in 0..<300 {
      var changing = ChangingProblem(Self.twoSystems(&random))
      var removed: [Row] = []
      for step in 0..<14 {
        Self.change(&changing, &removed, &random)
        if random.chance(25) { continue }
        let found = try changing.optimum()
        switch try changing.problem.outcome() {
        case .infeasible:
          seen.infeasible += 1
          #expect(found == nil, "system \(number), step \(step)")
        case .optimal(let optimum):
          seen.optimal += 1
          let values = try #require(found, "system \(number), step \(step)")
          let costs = Self.costs(of: values, in: changing.problem)
          for (cost, best) in zip(costs, Self.costs(of: optimum.values, in: changing.problem)) {
            #expect(abs(cost - best) <= 1e-6 * (1 + best), "system \(number), step \(step)")
          }
        }
      }
      seen.solved += changing.solutionCount
    }
    #expect(seen.infeasible > 300 && seen.optimal > 1000, "\(seen)")
    #expect(seen.solved < seen.infeasible + seen.optimal - 300, "\(seen)")
  }

  /// A label at 16, and a field 8 points after it that would like to be 100 wide; its right edge is at 300.
  private static let form = LinearProblem(
    isNonnegative: [false, false, false, true],
    rows: [
      Row([Term(0, 1)], .equal, 16),
      Row([Term(1, 1), Term(0, -1)], .equal, 70),
      Row([Term(2, 1), Term(1, -1)], .greaterThanOrEqual, 8),
      Row([Term(2, 1), Term(3, 1)], .equal, 300),
      Row([Term(3, 1)], .equal, 100, level: 1),
    ])

  @Test(
    "removing a row on which nothing presses needs no solving",
    arguments: [
      (row: 0, values: [16, 86, 200, 100]), (1, [16, 86, 200, 100]), (2, [16, 86, 200, 100]),
      (3, [16, 86, 200, 100]),
    ])
  func kept(row: Int, values: [Double]) throws {
    var changing = ChangingProblem(Self.form)
    #expect(try changing.optimum() == values)
    let removed = changing.remove(row)
    #expect(try changing.optimum() == values)
    changing.insert(removed, at: row)
    #expect(try changing.optimum() == values)
    #expect(changing.solutionCount == 1)
  }

  @Test("removing a row that holds an unhappy row back is solved")
  func pressed() throws {
    var problem = Self.form
    problem.setConstant(ofRow: 3, to: 150)
    var changing = ChangingProblem(problem)
    // The field can't be 100 wide: it begins at 94 and ends at 150.
    #expect(try changing.optimum() == [16, 86, 94, 56])
    _ = changing.remove(2)
    #expect(try changing.optimum() == [16, 86, 50, 100])
    #expect(changing.solutionCount == 2)
  }

  @Test("a constant may make the rows infeasible and then feasible again")
  func constants() throws {
    var changing = ChangingProblem(Self.form)
    changing.setConstant(ofRow: 3, to: 50)
    #expect(try changing.optimum() == nil)
    changing.setConstant(ofRow: 1, to: 10)
    #expect(try changing.optimum() == [16, 26, 34, 16])
    changing.setConstant(ofRow: 3, to: 300)
    #expect(try changing.optimum() == [16, 26, 200, 100])
  }

  @Test("a row without variables may be impossible by itself")
  func withoutVariables() throws {
    var changing = ChangingProblem(Self.form)
    #expect(try changing.optimum() == [16, 86, 200, 100])
    changing.insert(Row([], .equal, 8), at: 2)
    #expect(try changing.optimum() == nil)
    _ = changing.remove(2)
    #expect(try changing.optimum() == [16, 86, 200, 100])
  }

  /// Two random systems without a common variable, some variables of which are fixed.
  private static func twoSystems(_ random: inout SplitMix64) -> LinearProblem {
    let (one, other) = (RandomSystem.problem(&random), RandomSystem.problem(&random))
    let offset = Int32(one.variableCount)
    var rows = one.rows
    rows += other.rows.map { row in
      var moved = row
      moved.terms = row.terms.map { Term($0.variable + offset, $0.coefficient) }
      return moved
    }
    let count = one.variableCount + other.variableCount
    if random.chance(60) {
      let fixed = Int32(random.below(count))
      rows.append(Row([Term(fixed, 1)], .equal, Double(random.below(100))))
      rows.append(Row([Term(fixed, 1), Term(0, -1), Term(offset, 1)], .equal, 40, level: 2))
    }
    return LinearProblem(isNonnegative: one.isNonnegative + other.isNonnegative, rows: rows)
  }

  private static func change(
    _ changing: inout ChangingProblem, _ removed: inout [Row], _ random: inout SplitMix64
  ) {
    let count = changing.problem.rowCount
    switch random.below(3) {
    case 0 where count > 1: removed.append(changing.remove(random.below(count)))
    case 1 where !removed.isEmpty:
      changing.insert(removed.removeLast(), at: random.below(count + 1))
    default:
      let row = random.below(count)
      let constant = changing.problem.row(row).constant + Double(random.below(41) - 20)
      changing.setConstant(ofRow: row, to: constant)
    }
  }

  /// The sum of the violations at each level; required rows and bounds first.
  private static func costs(of values: [Double], in problem: LinearProblem) -> [Double] {
    var costs = [Double](repeating: 0, count: Int(RandomSystem.lastLevel) + 1)
    for row in problem.rows { costs[Int(row.level)] += abs(row.violation(at: values)) }
    for variable in values.indices where problem.isNonnegative[variable] {
      costs[0] += max(0, -values[variable])
    }
    return costs
  }
}

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

  @Test("texts are as high as in a layout that is solved anew, changed or compiled")
  func texts() throws {
    let text = #"""
      Title.text = "Twelve kilometres along the river"; Title.lines = 0; Note.text = "By train"
      Title.leading = view.leading + 16; Title.top = view.top + 8; Note.top = Title.bottom + 8
      Note.leading = Title.leading; Title.trailing = view.trailing - 16; Title.width = 80 @ 900
      """#
    let document = EquationReader.read(text)
    var problem = LayoutProblem(
      scene: try Scene(naming: document.statements)
        .applying(document.sceneStatements, designedIn: Size(width: 320, height: 480)),
      constraints: [])
    problem.constraints = try constraints(text, in: problem.scene)
    var compiled = CompiledLayout(problem)
    for width in [200.0, 240, 320] {
      problem.scene = problem.scene.sized(to: Size(width: width, height: 480))
      var changing = try ChangingLayout(problem)
      var heights: Set<Double> = []
      for place in [nil] + problem.constraints.indices.map({ $0 }) {
        var part = problem
        if let place {
          part.constraints.remove(at: place)
          changing.set(place, isOn: false)
        }
        let solved = try #require(try LayoutSolver.frames(of: part))
        #expect(try changing.frames() == solved, "without \(String(describing: place))")
        if let place { changing.set(place, isOn: true) }
        heights.insert(solved[ItemID(index: 1)].height)
      }
      #expect(heights.count > 1)
      let size = Size(width: width, height: 480)
      #expect(try compiled.solution(inWindow: size) == LayoutSolver.solution(of: problem))
    }
  }
}
