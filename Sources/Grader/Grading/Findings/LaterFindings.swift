import LayoutEngine
import Synchronization

/// What follows from an answer and isn't needed for its verdict, kept once it has been asked for.
final class LaterFindings: Sendable {
  let formed = Kept<FormedAnswer>()
  let explanation = Kept<Explanation>()
  let notes = Kept<[Note]>()
  let all = Kept<[Finding]>()
  let solved = Kept<[LayoutSolution?]>()
  let conflicts = Kept<[ConflictList]>()
}

/// A value that is worked out when it is first asked for.
struct Kept<Value: Sendable>: ~Copyable, Sendable {
  private let value = Mutex<Value?>(nil)

  /// The value as it was worked out before, or else as it is worked out now.
  ///
  /// The lock isn't held meanwhile: one value may need another. Two threads may both work it out, and
  /// get the same.
  func kept(_ workOut: () -> Value) -> Value {
    if let kept = value.withLock({ $0 }) { return kept }
    let made = workOut()
    value.withLock { $0 = made }
    return made
  }
}
