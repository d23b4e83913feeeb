/// A layout that is solved in windows of many sizes.
///
/// The layout is translated once. A solution for one window size often gives those for other sizes
/// (``AffineRegion``).
package struct CompiledLayout: Sendable {
  private let problem: LayoutProblem
  /// The rows, whose parameters are the window's width and height; `nil` if the layout can't be translated.
  private var rows: ParametricProblem?

  /// - Parameter problem: The layout; a window of any size is its scene's first item.
  package init(_ problem: LayoutProblem) {
    self.problem = problem
    guard let window = problem.scene.ids.first, problem.scene[window].parent == nil,
      let system = try? LayoutSystem(problem.sized(to: Size(width: 0, height: 0))),
      let width = system.row(of: .given(window, .width)),
      let height = system.row(of: .given(window, .height))
    else { return }
    rows = ParametricProblem(
      system.linearProblem, parameters: (width, height), needsUnique: true)
  }

  /// Solves the layout in a window, as ``LayoutSolver/solution(of:)`` does.
  ///
  /// - Complexity: O(items) in a window in which the same rows are active as in an earlier one.
  /// - Throws: ``SolverError`` if a constraint can't be measured, the arithmetic fails, or the
  ///   problem is too large.
  package mutating func solution(inWindow size: Size) throws(SolverError) -> LayoutSolution {
    let point: SIMD2 = [size.width, size.height]
    if let values = rows?.valuesOfRegion(at: point) { return .solved(Frames(values: values)) }
    switch try? rows?.outcome(at: point) {
    // Which layout is chosen, and which numbers are ambiguous, depends on the optimum alone.
    case .optimal(let optimum): return try LayoutSolver.solution(of: problem, at: optimum)
    // A conflict or an error names constraints, and rows have no names.
    case .infeasible, nil: return try LayoutSolver.solution(of: problem.sized(to: size))
    }
  }
}

extension LayoutProblem {
  /// The same problem in a window of another size.
  fileprivate func sized(to size: Size) -> LayoutProblem {
    var problem = self
    problem.scene = scene.sized(to: size)
    return problem
  }
}
