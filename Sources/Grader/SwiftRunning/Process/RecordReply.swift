/// What to do after some bytes of the record have come.
package enum RecordReply: Hashable, Sendable {
  /// Go on.
  case goOn
  /// End the process; enough has come.
  case stop
}
