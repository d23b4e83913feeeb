import LayoutEngine
import Synchronization

/// What follows from an answer and isn't needed for its verdict, kept once it has been asked for.
final class LaterFindings: Sendable {
  struct Values: Sendable {
    var formed: FormedAnswer?
    var explanation: Explanation?
    var notes: [Note]?
    var all: [Finding]?
    var solved: [LayoutSolution?]?
    var conflicts: [ConflictList]?
  }

  private let values = Mutex(Values())

  /// A value as it was worked out before, or else as it is worked out now.
  ///
  /// The lock isn't held meanwhile: one value may need another.
  func kept<Value: Sendable>(
    _ path: any WritableKeyPath<Values, Value?> & Sendable, _ workOut: () -> Value
  ) -> Value {
    if let kept = values.withLock({ $0[keyPath: path] }) { return kept }
    let value = workOut()
    values.withLock { $0[keyPath: path] = value }
    return value
  }
}
