import LayoutEngine

extension ShownReport {
  /// The smallest sets of lines that can't all hold, the preferred one first.
  ///
  /// - Throws: ``SolverFault`` as solving does.
  func quarrels() throws(SolverFault) -> [Quarrel] {
    try LayoutSolver.conflicts(of: problem(keeping: Array(lines))).conflicts.map { conflict in
      Quarrel(
        lines: conflict.members.compactMap { member in
          guard case .constraint(let index) = member else { return nil }
          return firstLine + index
        }, points: conflict.points)
    }
  }

  /// Lines that can't all hold, and can as soon as one of them is gone.
  struct Quarrel: Hashable, Sendable {
    let lines: [Int]
    /// The least that one of the lines would have to give way for all to hold.
    let points: Double
  }

  /// A layout in which some lines hold; `nil` if there is none.
  func frames(keeping lines: [Int]) -> Frames? {
    guard let solution = try? LayoutSolver.solution(of: problem(keeping: lines)) else {
      return nil
    }
    switch solution {
    case .solved(let frames), .ambiguous(let frames, _): return frames
    case .unsatisfiable: return nil
    }
  }

  /// The first line without which the others still can't all hold.
  func spareLine(among lines: [Int]) -> Int? {
    lines.first { line in frames(keeping: lines.filter { $0 != line }) == nil }
  }

  /// What some lines say, as a problem of their own.
  func problem(keeping lines: [Int]) -> LayoutProblem {
    LayoutProblem(scene: scene, constraints: lines.map { constraint(inLine: $0) })
  }
}
