/// A limit that a process ran into.
package enum ChildStop: Hashable, Sendable {
  /// The processor time was used up.
  case processorTime
  /// The wall clock ran out.
  case wallClock
  /// Standard output or standard error was more than its limit.
  case output
  /// Descriptor 3 was more than its limit.
  case record
  /// The receiver of the records stopped the child.
  case asked
}
