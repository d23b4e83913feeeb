/// A value of a variable from which on moving away is charged, at one level.
///
///     x >= 20  level 3     below 20: 1 a point; above: nothing
///     2 x = 90  level 1    below 45: 2 a point; above: 2 a point
struct Kink: Hashable, Sendable {
  /// What is charged for: an unknown, or a sum of unknowns.
  var owner: Int32
  let position: Double
  /// The place of the level among those that occur; 0 is the required one.
  let level: Int32
  /// What a point less than the position costs.
  var below: Double
  /// What a point more than the position costs.
  var above: Double
  /// How far off the position still counts as rounding, in points.
  let margin: Double
  /// The row that it comes from, or -1 for a size that isn't negative.
  let row: Int32

  /// What all moves beyond it cost more than those before it.
  var bend: Double { below + above }

  /// How far a value misses the position, on the side that is charged.
  func miss(of value: Double) -> Double {
    value < position ? (below > 0 ? position - value : 0) : above > 0 ? value - position : 0
  }

  /// That a size isn't negative.
  static func size(of owner: Int32) -> Kink {
    Kink(
      owner: owner, position: 0, level: 0, below: 1, above: 0, margin: Tolerance.same, row: -1)
  }

  /// Whether it stands before another of the same owner: at one position, what has to be exceeded
  /// comes first, so that between it and the next one nothing is charged.
  func isBefore(_ other: Kink) -> Bool {
    if position != other.position { return position < other.position }
    if side != other.side { return side < other.side }
    return (level, row) < (other.level, other.row)
  }

  private var side: Int { above == 0 ? 0 : below == 0 ? 2 : 1 }
}
