import LayoutEngine
import Testing

/// The sizes are those that a debug build solves in tens of milliseconds; `Tests/Benchmarks/large`
/// runs the same scenes with 100,000 constraints.
@Suite("Layout: large scenes")
struct LargeLayoutTests {
  @Test(
    "a scene that its constraints decide is solved, and every line holds",
    arguments: LargeScene.allCases.filter { $0 != .pinnedForm })
  func solved(form: LargeScene) throws {
    let problem = try form.problem(views: 500)
    guard case .solved(let frames) = try LayoutSolver.solution(of: problem) else {
      Issue.record("\(form) isn't solved")
      return
    }
    for (index, constraint) in problem.constraints.enumerated() {
      #expect(problem.isSatisfied(constraint, in: frames), "\(form), constraint \(index)")
    }
  }

  @Test("views in a chain share the window equally")
  func chain() throws {
    let problem = try LargeScene.chain.problem(views: 1000)
    guard case .solved(let frames) = try LayoutSolver.solution(of: problem) else {
      Issue.record("the chain isn't solved")
      return
    }
    let width = (SceneBuilder.side - 8 * 1001) / 1000
    for id in problem.scene.ids.dropFirst() {
      #expect(Tolerance.same(frames[id].width, width))
      #expect(Tolerance.same(frames[id].x, 8 + Double(id.index - 1) * (width + 8)))
    }
  }

  @Test("the label that hugs least gets all that is left in a row")
  func labels() throws {
    let problem = try LargeScene.labels.problem(views: 400)
    guard case .solved(let frames) = try LayoutSolver.solution(of: problem) else {
      Issue.record("the row isn't solved")
      return
    }
    for id in problem.scene.ids.dropFirst() where id.index != 201 {
      #expect(frames[id].width == problem.scene[id].intrinsic.width)
    }
    let last = try #require(problem.scene.ids.last)
    #expect(Tolerance.same(frames[last].maxX, SceneBuilder.side - 8))
  }

  @Test("the order of the lines changes nothing", arguments: LargeScene.allCases)
  func order(form: LargeScene) throws {
    var random = SplitMix64(seed: 3)
    let problem = try form.problem(views: 40)
    var other = problem
    other.constraints = random.shuffled(problem.constraints)
    let solutions = (
      try LayoutSolver.solution(of: problem), try LayoutSolver.solution(of: other)
    )
    #expect(solutions.0.isLike(solutions.1), "\(form)")
  }
}
