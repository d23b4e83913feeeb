/// How near is near enough, each with its reason.
package enum Tolerance {
  /// Two numbers are the same when they differ by less than this times `1 + |x|`.
  ///
  /// Layout numbers are at most some thousand points and pass through some tens of pivots: what is
  /// left of rounding stays around 1e-12, and nobody writes lines that differ by a millionth.
  package static let same = 1e-9

  /// A line holds in given frames when it is off by at most this many points.
  ///
  /// Frames come from files and answers, where they stand with three digits.
  package static let points = 0.001

  /// A sum smaller than this part of what was added up is rounding noise, and means 0.
  ///
  /// A double carries sixteen digits; four of them may get lost on the way through the pivots.
  static let noise = 1e-12

  /// A rate of change smaller than this part of what was added up to it is no change.
  ///
  /// Rates are sums over many rows, whose entries have been through every pivot so far.
  static let rate = 1e-9

  /// An entry smaller than this part of its column's largest is too small to divide by.
  static let pivot = 1e-9

  /// A variable that may be negative is taken from an equation before one that may not, as long as
  /// its coefficient has at least this part of the largest.
  ///
  /// Every eliminated size leaves an inequality behind; a position leaves nothing.
  static let preference = 0.1

  /// A required row may be off by this times `1 +` the size of its terms after the solve.
  ///
  /// One digit more than ``same``, because it looks at the sum of what each unknown is off by.
  static let residual = 1e-8

  /// Whether two numbers are the same but for rounding; infinity is the same as itself only.
  package static func same(_ a: Double, _ b: Double) -> Bool {
    guard a.isFinite, b.isFinite else { return a == b }
    return abs(a - b) <= same * (1 + max(abs(a), abs(b)))
  }
}
