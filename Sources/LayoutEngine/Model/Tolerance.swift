/// The tolerances of the solver, each with its reason.
package enum Tolerance {
  /// Two numbers are the same if they differ by less than this times `1 + |x|`.
  ///
  /// Layout numbers are at most some thousand points and pass through some tens of pivots, so the
  /// rounding error stays around 1e-12. Nobody writes constraints that differ by a millionth.
  package static let same = 1e-9

  /// A constraint is satisfied by given frames if they violate it by at most this many points.
  ///
  /// Frames come from files and answers, which give three digits.
  package static let points = 0.001

  /// A sum smaller than this part of the sum of its absolute terms is noise, and counts as 0.
  ///
  /// A double has sixteen digits; up to four of them may be lost in the pivots.
  static let noise = 1e-12

  /// A slope or reduced cost smaller than this part of its absolute contributions counts as 0.
  ///
  /// Reduced costs are sums over many rows, whose entries have been through every pivot so far.
  static let slope = 1e-9

  /// A pivot element must have at least this part of its column's largest entry.
  static let pivot = 1e-9

  /// A pivot of a basis smaller than this counts as 0: its row depends on others.
  ///
  /// Sums are scaled so that their largest coefficient is 1.
  static let singular = 1e-10

  /// A pivot must have at least this part of its row's largest coefficient (threshold pivoting).
  ///
  /// Markowitz's rule counts a lower bound as a row, so it tends to choose variables without one:
  /// every eliminated nonnegative variable leaves an inequality behind.
  static let pivotThreshold = 0.1

  /// A required row may be violated by this times `1 +` the size of its terms after solving.
  ///
  /// It is ten times ``same``, because the residual adds up the errors of all unknowns in the row.
  static let residual = 1e-8

  /// Whether two numbers are the same but for rounding; infinity is the same as itself only.
  package static func same(_ a: Double, _ b: Double) -> Bool {
    guard a.isFinite, b.isFinite else { return a == b }
    return abs(a - b) <= same * (1 + max(abs(a), abs(b)))
  }
}
