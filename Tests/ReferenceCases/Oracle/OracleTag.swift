/// Why the stored frames of a case may not be what its constraints say.
///
/// Other tags only describe a case: engines agree about it all the same.
package enum OracleTag: String, CaseIterable, Sendable {
  /// The constraints don't decide every view.
  case undetermined
  /// The constraints can't all hold.
  case conflict
  /// Frames that are given contradict the constraints.
  case givenConflict = "given-conflict"
  /// The stored frames are up to a point away.
  case near
  /// The stored frames are something else altogether.
  case mismatch

  /// What "near" means, in points.
  static let nearDistance = 1.0

  /// Whether the tag accounts for what was found.
  ///
  /// - Parameters:
  ///   - finding: What was found.
  ///   - referenceError: By how much other engines miss the stored frames: where the frames are
  ///     decided, ours has to miss them by as much.
  /// - Returns: Whether there is nothing left to explain.
  func explains(_ finding: OracleFinding, besides referenceError: Double?) -> Bool {
    switch (self, finding.outcome) {
    case (.undetermined, .open), (.conflict, .conflict), (.conflict, .givenConflict),
      (.givenConflict, .givenConflict), (.mismatch, .givenConflict):
      true
    case (.mismatch, .decided):
      abs(finding.worstError - (referenceError ?? finding.worstError)) <= OracleRun.equality
    case (.near, .decided), (.near, .givenConflict):
      finding.worstError <= Self.nearDistance + OracleRun.slack
    default: false
    }
  }
}
