/// Computes the layout of a problem, or why there is none.
package enum LayoutSolver {
  /// Solves a layout problem: the layout, several possible layouts, or a conflict.
  ///
  /// All required constraints are satisfied. Then, priority by priority, the sum of the violations
  /// is made as small as the priorities above allow. If several layouts are equally good,
  /// ``LinearOptimum/settle(_:)`` chooses the frames.
  ///
  /// - Throws: ``SolverError`` if a constraint can't be measured, the arithmetic fails, or the
  ///   problem is too large.
  package static func solution(of problem: LayoutProblem) throws(SolverError) -> LayoutSolution {
    try solving(problem, solution(of:in:))
  }

  /// All minimal sets of required constraints and content sizes that can't all be satisfied.
  ///
  /// In scenes of some tens of constraints the list is complete. It may end early if there are
  /// hundreds of sets, or if the constraints are very closely connected.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - first: The conflict that ``solution(of:)`` found, if it is known.
  /// - Returns: The sets; the first is the one that ``solution(of:)`` finds.
  /// - Throws: ``SolverError`` if a constraint can't be measured, the arithmetic fails, or the
  ///   problem is too large.
  package static func conflicts(
    of problem: LayoutProblem, after first: Conflict? = nil
  ) throws(SolverError) -> ConflictList {
    try solving(problem) { problem, system throws(SolverError) in
      if first == nil, case .optimal = try system.linearProblem.outcome() {
        return ConflictList([], isComplete: true)
      }
      return try ConflictSearch(system, problem).conflicts(after: first)
    }
  }

  /// The frames of ``solution(of:)``, without a search for other layouts or for a conflict.
  ///
  /// - Returns: `nil` if the required constraints can't all be satisfied.
  /// - Throws: ``SolverError`` if a constraint can't be measured, the arithmetic fails, or the
  ///   problem is too large.
  package static func frames(of problem: LayoutProblem) throws(SolverError) -> Frames? {
    try solving(problem) { problem, system throws(SolverError) in
      guard case .optimal(let optimum) = try system.linearProblem.outcome() else { return nil }
      return try frames(of: optimum, OptionalSizes(problem))
    }
  }

  /// Calls a function that solves a problem; if that is badly scaled, it reports rounding errors so.
  static func solving<Answer>(
    _ problem: LayoutProblem,
    _ solve: (LayoutProblem, LayoutSystem) throws(SolverError) -> Answer
  ) throws(SolverError) -> Answer {
    let (problem, system) = try settled(problem)
    do { return try solve(problem, system) } catch {
      throw error.isNumerical && system.linearProblem.isBadlyScaled ? .badlyScaled : error
    }
  }

  /// A problem in which each guide follows the size that its owner has there, and each text of
  /// several lines is as high as it is at its width on whole pixels; with its rows.
  ///
  /// As a layout pass of UIKit, it lays out again where that changes anything. The first pass has
  /// texts unwrapped. Where a pass has no layout, all stays as it was in it.
  ///
  /// Source: docs/SEMANTICS.md, S12.14.
  fileprivate static func settled(
    _ problem: LayoutProblem
  ) throws(SolverError) -> (LayoutProblem, LayoutSystem) {
    var settled = problem
    if problem.scene.wrapsTexts { settled.scene.measureTexts() }
    var system = try LayoutSystem(settled)
    guard problem.scene.needsPasses else { return (settled, system) }
    for _ in 1..<mostPasses {
      guard case .optimal(let optimum) = try system.linearProblem.outcome() else { break }
      let frames = try frames(of: optimum, OptionalSizes(settled))
      let isMoved = settled.scene.settleFollowers(in: frames)
      guard settled.scene.wrapTexts(frames.rounded(to: .phone, in: problem.scene)) || isMoved
      else { break }
      system = try LayoutSystem(settled)
    }
    return (settled, system)
  }

  /// As many as a layout pass of our UIKit has rounds; nearly always the second is the last, but an
  /// owner whose size depends on its guide might never come to rest.
  private static let mostPasses = 100

  /// The frames that the tie rule chooses among all optima.
  static func frames(
    of optimum: LinearOptimum, _ sizes: OptionalSizes
  ) throws(SolverError) -> Frames {
    if optimum.isCertainlyUnique { return Frames(values: optimum.values) }
    var settled = optimum
    try settled.settle(sizes)
    return Frames(values: settled.values)
  }

  private static func solution(
    of problem: LayoutProblem, in system: LayoutSystem
  ) throws(SolverError) -> LayoutSolution {
    switch try system.linearProblem.outcome() {
    case .infeasible:
      return .unsatisfiable(try ConflictSearch(system, problem).conflict())
    case .optimal(let optimum): return try solution(of: problem, at: optimum)
    }
  }

  /// The layout at an optimum, or the layouts if there are several.
  static func solution(
    of problem: LayoutProblem, at optimum: LinearOptimum
  ) throws(SolverError) -> LayoutSolution {
    let frames = try frames(of: optimum, OptionalSizes(problem))
    let search = AmbiguitySearch(problem: problem, optimum: optimum)
    guard let ambiguity = try search.ambiguity(besides: frames) else { return .solved(frames) }
    return .ambiguous(frames, ambiguity)
  }
}

/// The result of solving a layout problem: one layout, several, or a conflict.
package enum LayoutSolution: Hashable, Sendable {
  /// Exactly one layout satisfies all required constraints and is the best for the optional ones.
  case solved(Frames)
  /// Several layouts are equally good; the frames are those that the tie rule chooses.
  case ambiguous(Frames, Ambiguity)
  /// No layout satisfies all required constraints.
  case unsatisfiable(Conflict)

  /// The frames, those of the tie rule if there are several layouts; `nil` if there is none.
  package var frames: Frames? {
    switch self {
    case .solved(let frames), .ambiguous(let frames, _): frames
    case .unsatisfiable: nil
    }
  }
}

extension LayoutProblem {
  /// The same problem with its texts and guides as ``LayoutSolver`` solves it, for saying what they
  /// ask for; as it is if it can't be solved.
  package func settled() -> LayoutProblem { (try? LayoutSolver.settled(self))?.0 ?? self }

  /// The same problem, in which texts of several lines are as high as they are in some frames.
  package func fittingTexts(in frames: Frames) -> LayoutProblem {
    var problem = self
    _ = problem.scene.wrapTexts(frames.rounded(to: .phone, in: scene))
    return problem
  }
}
