package enum RecordReply: Hashable, Sendable {
  case goOn
  case stop
}
