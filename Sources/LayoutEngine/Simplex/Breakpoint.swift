/// A value at which the slope of a variable's piecewise linear cost changes, at one level.
///
///     x >= 20  level 3     costs 1 for every point below 20, nothing above
///     2 x = 90  level 1    costs 2 for every point below or above 45
struct Breakpoint: Hashable, Sendable {
  /// The variable that has the cost: an unknown, or a sum of unknowns.
  var variable: Int32
  let position: Double
  /// The index of the level among those that occur; 0 is the required one.
  let level: Int32
  /// The cost of every point below the position.
  var costBelow: Double
  /// The cost of every point above the position.
  var costAbove: Double
  /// A violation up to this many points counts as rounding.
  let tolerance: Double
  /// The row that it comes from, or -1 for a lower bound of 0.
  let row: Int32

  /// By how much the slope of the cost grows at the position.
  var slopeChange: Double { costBelow + costAbove }

  /// By how many points a value violates the row; 0 on a side that costs nothing.
  func violation(at value: Double) -> Double {
    value < position ? (costBelow > 0 ? position - value : 0) : costAbove > 0 ? value - position : 0
  }

  /// The lower bound 0 of a variable.
  static func nonnegativity(of variable: Int32) -> Breakpoint {
    Breakpoint(
      variable: variable, position: 0, level: 0, costBelow: 1, costAbove: 0,
      tolerance: Tolerance.same, row: -1)
  }

  /// Whether it comes before another breakpoint; at one position lower bounds precede upper ones.
  func isBefore(_ other: Breakpoint) -> Bool {
    if position != other.position { return position < other.position }
    if side != other.side { return side < other.side }
    return (level, row) < (other.level, other.row)
  }

  private var side: Int { costAbove == 0 ? 0 : costBelow == 0 ? 2 : 1 }
}
