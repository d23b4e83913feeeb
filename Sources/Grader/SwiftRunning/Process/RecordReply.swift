/// What to do after some bytes of the record have come.
package enum RecordReply: Hashable, Sendable {
  /// Go on; the wall clock runs on.
  case goOn
  /// Go on with the wall clock started afresh, because one case is done.
  case restartClock
  /// End the process; enough has come.
  case stop
}
