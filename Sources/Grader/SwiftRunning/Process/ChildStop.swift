package enum ChildStop: Hashable, Sendable {
  case processorTime
  case wallClock
  /// Standard output or standard error was more than its limit.
  case output
  /// Descriptor 3 was more than its limit.
  case record
  case asked
}
