import Course
import LayoutEngine

/// Solves what an answer states in windows of many sizes.
///
/// Cases that differ in the window's size alone share a ``CompiledLayout``.
struct CaseSolver: Sendable {
  private struct Compiled {
    /// The case, in a window without a size.
    let layoutCase: LayoutCase
    let own: ReadAnswer.Case
    var layout: CompiledLayout
  }

  private var compiled: [Compiled] = []

  /// So many layouts are kept: an exercise has a few kinds of windows, in two reading directions.
  private static let most = 8

  /// Solves what an answer states in one case.
  ///
  /// - Parameters:
  ///   - own: What it states there.
  ///   - exercise: The exercise that it answers.
  ///   - layoutCase: The case.
  /// - Returns: What follows.
  /// - Throws: ``SolverError`` if the arithmetic fails, or the problem is too large.
  mutating func solution(
    of own: ReadAnswer.Case, _ exercise: Exercise, in layoutCase: LayoutCase
  ) throws(SolverError) -> LayoutSolution {
    let sizeless = layoutCase.sized(to: Size(width: 0, height: 0))
    let known = compiled.firstIndex { $0.layoutCase == sizeless && $0.own == own }
    if let known {
      return own.counted(try compiled[known].layout.solution(inWindow: layoutCase.window))
    }
    if compiled.count == Self.most { compiled.removeFirst() }
    let layout = CompiledLayout(own.problem(of: exercise, in: layoutCase))
    compiled.append(Compiled(layoutCase: sizeless, own: own, layout: layout))
    return own.counted(
      try compiled[compiled.count - 1].layout.solution(inWindow: layoutCase.window))
  }
}

extension LayoutCase {
  /// The case in a window of another size.
  fileprivate func sized(to size: Size) -> LayoutCase {
    LayoutCase(
      CaseWindow(size: size, name: nil, changes: setting.changes, times: setting.times),
      direction: direction, isShown: false)
  }
}
