/// Why a process could not be started or watched; never a mistake of that program.
package enum ChildFailure: Error, Hashable, Sendable {
  /// No pipe could be made; the number is the system's error.
  case noPipe(Int32)
  /// The program at this path could not be started; the number is the system's error.
  case notStarted(String, Int32)
  /// The jail could not be set up, so the program was not started; the text says why.
  case notJailed(String)
  /// The process could not be waited for; the number is the system's error.
  case lost(Int32)
}
