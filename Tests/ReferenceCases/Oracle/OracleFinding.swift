/// What the engine made of an oracle case, beside what Apple's engine stored.
package struct OracleFinding: Hashable, Sendable {
  /// What became of the case.
  package enum Outcome: Hashable, Sendable {
    /// Every view is decided.
    case decided
    /// A view that has a frame was left open.
    case open
    /// The constraints can't all hold.
    case conflict
    /// The constraints can't all hold beside the frames that are given.
    case givenConflict
    /// The engine gave up, in its own words.
    case error(String)
  }

  package let outcome: Outcome
  /// The largest distance from a stored number, in points.
  ///
  /// Where constraints can't all hold, by how much the stored frames miss one of them.
  package let worstError: Double
  /// The view that is off by that much; `nil` if all are right.
  package let worstView: String?
  /// How many solved views are equal to the stored ones after pixel rounding.
  package let equalViews: Int
  /// Whether everything is decided, and within the tolerance.
  package let isRight: Bool
}
