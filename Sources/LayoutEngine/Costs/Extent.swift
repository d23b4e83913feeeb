/// The range of values that a number can have.
package struct Extent: Hashable, Sendable {
  /// The smallest value; minus infinity if there is none.
  package let lowest: Double
  /// The largest value; infinity if there is none.
  package let highest: Double

  package init(lowest: Double, highest: Double) {
    self.lowest = lowest
    self.highest = highest
  }

  /// Whether the range has more than one value.
  package var isOpen: Bool { !Tolerance.same(lowest, highest) }
}

/// A value at which the slope of a variable's piecewise linear cost changes, at one level.
///
///     x >= 20  level 3     costs 1 for every point below 20, nothing above
///     2 x = 90  level 1    costs 2 for every point below or above 45
struct Breakpoint: Equatable, Sendable {
  /// The variable that has the cost: an unknown, or a sum of unknowns.
  var variable: Int32
  /// The index of the level among those that occur; 0 is the required one.
  var level: Int32
  let position: Double
  var costBelow: Double
  var costAbove: Double
  /// A violation up to this many points counts as rounding.
  let tolerance: Double
  /// The row that it comes from, or -1 for a bound that no row gives.
  let row: Int32

  /// By how much the slope of the cost grows at the position.
  var slopeChange: Double { costBelow + costAbove }

  /// Whether it asks for one value, so that both sides cost something.
  var isEquation: Bool { costBelow > 0 && costAbove > 0 }

  /// By how many points a value violates the row; 0 on a side that costs nothing.
  func violation(at value: Double) -> Double {
    value < position ? (costBelow > 0 ? position - value : 0) : costAbove > 0 ? value - position : 0
  }

  /// Whether it differs from another breakpoint of the same variable in its costs only.
  func isAtSamePlace(as other: Breakpoint) -> Bool {
    position == other.position && level == other.level
      && (costBelow > 0) == (other.costBelow > 0) && (costAbove > 0) == (other.costAbove > 0)
  }

  /// A required bound that comes from no row.
  static func bound(of variable: Int32, at position: Double, isLower: Bool) -> Breakpoint {
    Breakpoint(
      variable: variable, level: 0, position: position, costBelow: isLower ? 1 : 0,
      costAbove: isLower ? 0 : 1, tolerance: Tolerance.same * (1 + abs(position)), row: -1)
  }

  /// Whether it comes before another breakpoint; at one position lower bounds precede upper ones.
  func isBefore(_ other: Breakpoint) -> Bool {
    if position != other.position { return position < other.position }
    if side != other.side { return side < other.side }
    return (level, row) < (other.level, other.row)
  }

  private var side: Int { costAbove == 0 ? 0 : costBelow == 0 ? 2 : 1 }
}

extension UnsafeMutableBufferPointer<Breakpoint> {
  /// Sorts in place; a variable mostly has one to five breakpoints, for which insertion is fastest.
  func order(by isBefore: (Breakpoint, Breakpoint) -> Bool) {
    guard count <= 16 else {
      var all = self
      return all.sort(by: isBefore)
    }
    for place in 0..<count {
      let moved = self[place]
      var spot = place
      while spot > 0, isBefore(moved, self[spot - 1]) {
        self[spot] = self[spot - 1]
        spot -= 1
      }
      self[spot] = moved
    }
  }
}

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
