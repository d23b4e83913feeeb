extension Extent {
  /// The optimal values of one unknown.
  enum Best {
    /// The values, and the level that leaves only one of them; `nil` if several are left.
    case extent(Extent, decidedAt: Int32?)
    /// Rows that can't all be satisfied.
    case infeasible([Int32])
  }

  /// All optimal values of an unknown that occurs in no sum; its own breakpoints decide.
  ///
  /// Level by level, only the values at which the level costs least are kept.
  ///
  /// - Parameter breakpoints: The unknown's breakpoints; they come out sorted by level.
  /// - Returns: The values, or rows that can't all be satisfied.
  /// - Complexity: O(n log n).
  static func best(for breakpoints: UnsafeMutableBufferPointer<Breakpoint>) -> Best {
    var extent = Extent(lowest: -.infinity, highest: .infinity)
    var decisive: Int32?
    breakpoints.order { $0.level != $1.level ? $0.level < $1.level : $0.isBefore($1) }
    var start = 0
    while start < breakpoints.count {
      let level = breakpoints[start].level
      var end = start
      while end < breakpoints.count, breakpoints[end].level == level { end += 1 }
      extent = extent.narrowed(by: breakpoints[start..<end])
      if decisive == nil, !extent.isOpen { decisive = level }
      if level == 0 {
        let value = extent.defaultValue
        if breakpoints[..<end].contains(where: { $0.violation(at: value) > $0.tolerance }) {
          return .infeasible(farthestApart(breakpoints[..<end]))
        }
      }
      start = end
    }
    return .extent(extent, decidedAt: decisive)
  }

  /// The rows of the largest lower and the smallest upper bound.
  private static func farthestApart(
    _ breakpoints: Slice<UnsafeMutableBufferPointer<Breakpoint>>
  ) -> [Int32] {
    var lower: Breakpoint?
    var upper: Breakpoint?
    for point in breakpoints {
      if point.costBelow > 0, point.position > lower?.position ?? -.infinity { lower = point }
      if point.costAbove > 0, point.position < upper?.position ?? .infinity { upper = point }
    }
    return [lower?.row, upper?.row].compactMap { $0 }
  }

  /// The part of the range in which a level costs least.
  private func narrowed(
    by breakpoints: Slice<UnsafeMutableBufferPointer<Breakpoint>>
  ) -> Extent {
    var slope = 0.0
    var size = 0.0
    for point in breakpoints {
      slope -= point.costBelow
      size += point.slopeChange
    }
    let noise = Tolerance.slope * size
    var low = -Double.infinity
    var high = Double.infinity
    for point in breakpoints {
      if slope > noise { break }
      if slope < -noise { low = point.position }
      slope += point.slopeChange
      if slope > noise {
        high = point.position
        break
      }
    }
    // If the cheapest values lie outside the range, the nearer end of the range is best.
    low = min(max(low, lowest), highest)
    high = max(min(high, highest), lowest)
    return Extent(lowest: low, highest: max(low, high))
  }
}
