package enum Trust: Hashable, Sendable {
  /// Answers may come from anybody, so they run in a full jail or not at all.
  case none
  /// The user said `--trust`: run with whatever this machine has.
  case given

  package func allows(_ level: JailLevel) -> Bool {
    self == .given || level == .full
  }
}
