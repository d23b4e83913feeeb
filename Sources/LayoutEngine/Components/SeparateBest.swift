/// Finds the best values of each unknown and of each sum from its own breakpoints alone.
///
/// A best value costs least, level by level. If the only best values of the unknowns are also best
/// for their sum, the sum doesn't restrict the unknowns:
///
///     field.x = 784 at level 1, label.width = 90     so field.x - label.width >= 24 is satisfied
struct SeparateBest {
  private let variableCount: Int
  /// The breakpoints, sorted by variable; each level is replaced by its rank among the levels.
  private var sorted: [Breakpoint]
  /// The index of the first breakpoint of each unknown and then of each sum, and the number of all
  /// breakpoints at the end.
  private let starts: [Int]
  /// By unknown: its best values.
  private(set) var extents: [Extent]

  init(_ problem: ReducedProblem) {
    variableCount = problem.variableCount
    (sorted, starts) = problem.breakpointsByVariable()
    extents = [Extent](
      repeating: Extent(lowest: -.infinity, highest: .infinity), count: variableCount)
  }

  /// The breakpoints of an unknown or a sum.
  func breakpoints(of variable: Int) -> ArraySlice<Breakpoint> {
    sorted[starts[variable]..<starts[variable + 1]]
  }

  /// Finds the best values of unknowns.
  ///
  /// - Returns: Rows that can't all be satisfied, if one of them has no value at all.
  mutating func setExtents(of unknowns: [Int32]) -> [Int32]? {
    for unknown in unknowns {
      switch best(of: Int(unknown)) {
      case .extent(let extent, _): extents[Int(unknown)] = extent
      case .infeasible(let rows): return rows
      }
    }
    return nil
  }

  /// Whether each unknown of a sum has only one best value, and these values are best for the sum.
  mutating func isReached(by terms: ArraySlice<LinearProblem.Term>, sum: Int) -> Bool {
    var value = 0.0
    for term in terms {
      let extent = extents[Int(term.variable)]
      guard !extent.isOpen else { return false }
      value += term.coefficient * extent.defaultValue
    }
    guard case .extent(let extent, _) = best(of: variableCount + sum) else { return false }
    return extent.lowest <= value && value <= extent.highest
  }

  private mutating func best(of variable: Int) -> Extent.Best {
    let places = starts[variable]..<starts[variable + 1]
    return sorted.withUnsafeMutableBufferPointer {
      Extent.best(for: UnsafeMutableBufferPointer(rebasing: $0[places]))
    }
  }
}

extension ReducedProblem {
  /// The breakpoints sorted by variable, with ranked levels, and where those of each variable begin.
  fileprivate func breakpointsByVariable() -> (sorted: [Breakpoint], starts: [Int]) {
    var ranks = [Int32](repeating: 0, count: levels.count)
    for (rank, level) in levels.indices.sorted(by: { levels[$0] < levels[$1] }).enumerated() {
      ranks[level] = Int32(rank)
    }
    var starts = [Int](repeating: 0, count: variableCount + sumCount + 1)
    for breakpoint in breakpoints { starts[Int(breakpoint.variable) + 1] += 1 }
    for variable in 1..<starts.count { starts[variable] += starts[variable - 1] }
    var next = starts
    var sorted = breakpoints
    for var breakpoint in breakpoints {
      breakpoint.level = ranks[Int(breakpoint.level)]
      sorted[next[Int(breakpoint.variable)]] = breakpoint
      next[Int(breakpoint.variable)] += 1
    }
    return (sorted, starts)
  }
}
