package enum ExitStatus: Int32, Hashable, Sendable {
  /// The answer passed, or the command did what it was asked for.
  case passed = 0
  case notYet = 1
  /// The command can't be carried out as it was typed.
  case usage = 2
  case course = 3
  /// Our mistake.
  case error = 4
}
