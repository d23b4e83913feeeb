import Course
import LayoutEngine

extension WantedConflict {
  /// The conflict of a problem that has the wanted members.
  ///
  /// - Parameters:
  ///   - problem: A problem that can't be satisfied, whose given constraints know their lines.
  ///   - first: The conflict that ``LayoutSolver/solution(of:)`` found in it.
  /// - Returns: The first such conflict of all; `nil` if there is none.
  /// - Throws: ``SolverError`` if the arithmetic gives way, or there are too many conflicts to check
  ///   and none of the checked ones has the members.
  func conflict(
    in problem: LayoutProblem, after first: Conflict
  ) throws(SolverError) -> Conflict? {
    if members == .any { return first }
    let list = try LayoutSolver.conflicts(of: problem, after: first)
    let lines = list.conflicts.map { $0.lines(of: problem.constraints) }
    for (conflict, own) in zip(list.conflicts, lines) where members.fit(own) {
      // A line can state several constraints. So a smallest set of constraints isn't always a
      // smallest set of lines.
      if !lines.contains(where: { $0.isStrictSubset(of: own) }) { return conflict }
    }
    guard list.isComplete else { throw .tooLarge }
    return nil
  }
}

extension WantedConflict.Members {
  /// Whether lines are as many as these, and the same where they are given.
  fileprivate func fit(_ lines: Set<Origin>) -> Bool {
    switch self {
    case .any: return true
    case .lines(let count): return lines.count == count
    case .between(let given, let own):
      let isOwn = { (line: Origin) in line.answerRange != nil }
      return lines.count(where: isOwn) == own
        && lines.filter { !isOwn($0) } == Set(given.map { .given($0) })
    }
  }
}

extension Conflict {
  /// The lines that are part of the conflict; a chain, which states two things, is one line.
  fileprivate func lines(of constraints: [Constraint]) -> Set<Origin> {
    Set(
      members.compactMap { member in
        guard case .constraint(let index) = member else { return nil }
        return constraints[index].origin
      })
  }
}
