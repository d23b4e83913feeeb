extension LayoutSolver {
  /// Finds out why an anchor has its value.
  ///
  /// The value of the last step is ``LayoutProblem/value(of:in:)``. A derivation with few reasons is
  /// chosen, and constraints are preferred to what the scene adds.
  ///
  /// - Parameters:
  ///   - anchor: The anchor of one of the scene's items.
  ///   - problem: The problem from whose solution the anchor is read.
  /// - Returns: The derivation, or why there is none.
  /// - Throws: ``SolverError`` as for ``solution(of:)``.
  package static func derivation(
    of anchor: Anchor, in problem: LayoutProblem
  ) throws(SolverError) -> DerivationOutcome {
    guard problem.scene.contains(anchor.item) else {
      throw .unknownItem(anchor.item, constraint: problem.constraints.count)
    }
    return try solving(problem) { system throws(SolverError) in
      try derivation(of: anchor, in: problem, system)
    }
  }

  private static func derivation(
    of anchor: Anchor, in problem: LayoutProblem, _ system: LayoutSystem
  ) throws(SolverError) -> DerivationOutcome {
    switch try system.linearProblem.outcome() {
    case .infeasible:
      return .unsatisfiable(try ConflictSearch(system, problem).conflict())
    case .optimal(let optimum):
      var numbers = NumberTable(problem)
      let target = numbers.place(of: anchor)
      var work = problem.workLimit
      let form = numbers[target].form
      let range = try optimum.extent(of: form.terms, &work)
      guard !range.isOpen else {
        return .ambiguous(
          Extent(
            lowest: range.lowest + form.constant, highest: range.highest + form.constant))
      }
      var settled = optimum
      try settled.settle(OptionalSizes(problem))
      let search = DerivationSearch(
        problem: problem, system: system, values: settled.values, target: target)
      return .derived(try search.derivation(numbers, optimum, &work))
    }
  }
}
