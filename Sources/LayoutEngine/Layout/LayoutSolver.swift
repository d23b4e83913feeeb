/// Finds the frames that follow from a problem, or why there are none.
package enum LayoutSolver {
  /// Does something in which no search takes long: each throws ``SolverError/tooLarge`` early.
  ///
  /// Answers are solved many times over, in each case and for each thing that is said about them.
  package static func withShortSearches<Result>(_ body: () -> Result) -> Result {
    Work.$usual.withValue(Work.ofAnswer, operation: body)
  }

  /// The layout that follows from the constraints, the ones it could be, or the conflict.
  ///
  /// Required constraints hold; of the others each priority comes as near as those above it allow,
  /// counting the sum of what its constraints are off by. Where more than one layout is as good,
  /// the frames are chosen by ``LinearOptimum/settle(_:)``.
  ///
  /// - Throws: ``SolverError`` if a constraint can't be measured, the arithmetic gives way, or the
  ///   problem is too large.
  package static func solution(of problem: LayoutProblem) throws(SolverError) -> LayoutSolution {
    try solving(problem) { system throws(SolverError) in try solution(of: problem, system) }
  }

  /// All smallest sets of required statements that can't hold together.
  ///
  /// In scenes of some tens of constraints none is missing; where there are hundreds of sets, or the
  /// constraints hang together very closely, the list may end early.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - first: What ``solution(of:)`` told about it, if that is known: then it isn't looked for
  ///     again.
  /// - Returns: The sets; the first is the one that ``solution(of:)`` tells.
  /// - Throws: ``SolverError`` if a constraint can't be measured, the arithmetic gives way, or the
  ///   problem is too large.
  package static func conflicts(
    of problem: LayoutProblem, after first: Conflict? = nil
  ) throws(SolverError) -> ConflictList {
    try solving(problem) { system throws(SolverError) in
      if first == nil, case .optimal = try system.linearProblem.outcome() {
        return ConflictList([], isComplete: true)
      }
      return try ConflictSearch(system, constraints: problem.constraints).conflicts(after: first)
    }
  }

  /// The frames that ``solution(of:)`` tells, without looking for what else they could be, or why
  /// there are none.
  ///
  /// - Returns: `nil` if the problem can't be kept.
  /// - Throws: ``SolverError`` if a constraint can't be measured, the arithmetic gives way, or the
  ///   problem is too large.
  package static func frames(of problem: LayoutProblem) throws(SolverError) -> Frames? {
    try solving(problem) { system throws(SolverError) in
      guard case .optimal(let optimum) = try system.linearProblem.outcome() else { return nil }
      return try frames(of: optimum, SizeWishes(problem))
    }
  }

  /// Solves a problem in some way; where numbers are too far apart for the arithmetic, that is the
  /// error that is told.
  static func solving<Answer>(
    _ problem: LayoutProblem, _ solve: (LayoutSystem) throws(SolverError) -> Answer
  ) throws(SolverError) -> Answer {
    let system = try LayoutSystem(problem)
    do { return try solve(system) } catch {
      throw error.isOfArithmetic && system.linearProblem.spansTooFar ? .tooFarApart : error
    }
  }

  /// The layout among equally good ones that the tie rule chooses.
  static func frames(
    of optimum: LinearOptimum, _ wishes: SizeWishes
  ) throws(SolverError) -> Frames {
    var settled = optimum
    try settled.settle(wishes)
    return Frames(values: settled.values)
  }

  private static func solution(
    of problem: LayoutProblem, _ system: LayoutSystem
  ) throws(SolverError) -> LayoutSolution {
    switch try system.linearProblem.outcome() {
    case .infeasible:
      return .unsatisfiable(try ConflictSearch(system, constraints: problem.constraints).conflict())
    case .optimal(let optimum):
      let frames = try frames(of: optimum, SizeWishes(problem))
      let search = AmbiguitySearch(problem: problem, optimum: optimum)
      guard let ambiguity = try search.ambiguity(besides: frames) else { return .solved(frames) }
      return .ambiguous(frames, ambiguity)
    }
  }
}

extension Frames {
  /// Frames from the solver's values: x, y, width and height, item by item.
  init(values: [Double]) {
    let rects = stride(from: 0, to: values.count, by: 4).map { start in
      Rect(
        x: values[start], y: values[start + 1], width: values[start + 2],
        height: values[start + 3])
    }
    self.init(rects)
  }
}
