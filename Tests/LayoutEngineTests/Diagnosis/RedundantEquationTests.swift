import LayoutEngine
import Testing

@Suite("Diagnosis: equations that follow from others")
struct RedundantEquationTests {
  private func redundantEquations(
    _ text: String, window: Size = Size(width: 320, height: 480)
  ) throws -> [RedundantEquation] {
    var scene = Scene()
    let root = try scene.add(
      Item("Superview", placement: .given(Rect(x: 0, y: 0, width: 320, height: 480))))
    for name in ["A", "B"] { try scene.add(Item(name, in: root)) }
    let problem = LayoutProblem(scene: scene, constraints: try constraints(text, in: scene))
    return try LayoutSolver.redundantEquations(in: problem)
  }

  @Test(
    "the later of several that say the same is named, with what it follows from",
    arguments: [
      ("A.width = 80\nA.leading = Superview.leading + 8", []),
      ("A.width = 80\nA.width = 80", [RedundantEquation(constraint: 1, reasons: [.constraint(0)])]),
      (
        "A.leading = B.trailing + 8\nB.trailing = A.leading - 8",
        [RedundantEquation(constraint: 1, reasons: [.constraint(0)])]
      ),
      (
        "A.width = 80\nA.leading = B.leading\nA.trailing = B.leading + 80",
        [RedundantEquation(constraint: 2, reasons: [.constraint(0), .constraint(1)])]
      ),
      (
        "A.width = B.width\nB.width = 40\nA.width = 40\nA.width + 0 = B.width",
        [
          RedundantEquation(constraint: 2, reasons: [.constraint(0), .constraint(1)]),
          RedundantEquation(constraint: 3, reasons: [.constraint(0)]),
        ]
      ),
      // Of three that only hold in this window, the last one follows.
      (
        "A.leading = Superview.leading + 8\nA.width = 80\nA.trailing = Superview.trailing - 232",
        [
          RedundantEquation(
            constraint: 2,
            reasons: [.constraint(0), .constraint(1), .given(ItemID(index: 0), .width)])
        ]
      ),
      // Optional lines and inequalities are no reasons that hold everywhere, nor are they named.
      ("A.width = 80 @750\nA.width = 80", []),
      ("A.width <= 80\nA.width >= 80\nA.width >= 70", []),
      // Sizes that can't be negative say something, too.
      (
        "A.trailing <= A.leading\nA.width = 0",
        [RedundantEquation(constraint: 1, reasons: [.constraint(0)])]
      ),
    ])
  func named(text: String, wanted: [RedundantEquation]) throws {
    #expect(try redundantEquations(text) == wanted)
  }

  @Test("on random scenes an equation is named exactly if exact arithmetic says that it follows")
  func random() throws {
    var random = SplitMix64(seed: 61)
    var seen = (named: 0, others: 0)
    for _ in 0..<150 {
      var problem = try RandomTree.problem(&random)
      guard case .solved = try LayoutSolver.solution(of: problem) else { continue }
      // Half of what the solution says is said again, so that something follows.
      problem.constraints += problem.constraints.filter { _ in random.next() % 4 == 0 }
      let named = try LayoutSolver.redundantEquations(in: problem)
      let needed = problem.constraints.indices.filter { index in
        !named.contains { $0.constraint == index }
      }
      for redundant in named {
        let moved = moving(redundant.constraint, in: problem, keeping: needed)
        for trial in moved {
          #expect(try SceneReading(trial).answer() == nil)
        }
        seen.named += 1
      }
      for index in needed.prefix(4) {
        let constraint = problem.constraints[index]
        guard constraint.priority.isRequired, constraint.relation == .equal else { continue }
        let moved = moving(index, in: problem, keeping: needed.filter { $0 != index })
        #expect(try moved.contains { try SceneReading($0).answer() != nil })
        seen.others += 1
      }
    }
    #expect(seen.named >= 50 && seen.others >= 50)
  }

  /// The problem with some of its constraints, and one that is off by a point either way.
  private func moving(
    _ index: Int, in problem: LayoutProblem, keeping others: [Int]
  ) -> [LayoutProblem] {
    [1.0, -1.0].map { distance in
      var trial = problem
      var moved = problem.constraints[index]
      moved.second.constant += distance
      trial.constraints = others.map { problem.constraints[$0] } + [moved]
      return trial
    }
  }
}
