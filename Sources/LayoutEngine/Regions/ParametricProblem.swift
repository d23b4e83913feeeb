/// A linear problem that is solved for many values of two constants, such as a window's size.
///
/// A region is a set of parameters for which the same rows are active (``AffineRegion``). In a known
/// region, each value costs two multiplications. Some regions are kept, the last used one first.
package struct ParametricProblem: Sendable {
  private(set) var problem: LinearProblem
  private let parameters: (Int, Int)
  /// Whether values are only wanted where no other optimum exists.
  private let needsUnique: Bool
  private var regions: [AffineRegion] = []
  /// How many times the problem was solved; computing a region takes two more solutions.
  private var solutionCount = 0

  /// How many times a region that was known gave the values.
  package private(set) var answersFromRegions = 0

  /// The largest number of regions kept; a dragged window passes through only a few of them.
  private static let mostRegions = 8

  /// The number of solutions before the first region is computed.
  ///
  /// An exercise has about this many windows, so a region would seldom save time there.
  private static let solutionsWithoutRegion = 5

  /// - Parameters:
  ///   - problem: The problem.
  ///   - parameters: The rows whose constants change: two required equations.
  ///   - needsUnique: Whether a region is kept only if its optima are certainly unique.
  package init(
    _ problem: LinearProblem, parameters: (Int, Int), needsUnique: Bool = false
  ) {
    self.problem = problem
    self.parameters = parameters
    self.needsUnique = needsUnique
  }

  /// The values of an optimum for other parameters; `nil` if the required rows can't be satisfied.
  ///
  /// - Complexity: O(variables) in a region that is known.
  package mutating func values(
    at first: Double, _ second: Double
  ) throws(SolverError) -> [Double]? {
    if let values = valuesOfRegion(at: [first, second]) { return values }
    guard case .optimal(let optimum) = try outcome(at: [first, second]) else { return nil }
    return optimum.values
  }

  /// An optimum for some parameters, if a region is known that contains them.
  ///
  /// - Complexity: O(variables).
  mutating func valuesOfRegion(at point: SIMD2<Double>) -> [Double]? {
    for place in regions.indices where regions[place].contains(point) {
      if place > 0 { regions.swapAt(0, place) }
      answersFromRegions += 1
      return regions[0].values(at: point)
    }
    return nil
  }

  /// Solves the problem for some parameters, and keeps the region that contains them.
  mutating func outcome(at point: SIMD2<Double>) throws(SolverError) -> LinearOutcome {
    problem.setConstant(ofRow: parameters.0, to: point[0])
    problem.setConstant(ofRow: parameters.1, to: point[1])
    var work = problem.workLimit
    let outcome = try problem.outcome(&work)
    if solutionCount >= Self.solutionsWithoutRegion, case .optimal(let optimum) = outcome,
      !needsUnique || optimum.isCertainlyUnique,
      let region = try? optimum.region(of: parameters, &work)
    {
      if regions.count == Self.mostRegions { regions.removeLast() }
      regions.insert(region, at: 0)
    }
    solutionCount += 1
    return outcome
  }
}

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
    // Where guides follow a size, or heights of texts a width, the rows do, too.
    guard let window = problem.scene.ids.first, problem.scene[window].parent == nil,
      problem.scene.followers.isEmpty, !problem.scene.needsPasses,
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
