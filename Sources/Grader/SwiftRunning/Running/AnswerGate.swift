import Platform
import Synchronization

/// Lets answers run in parallel, and one of them alone if that is needed.
package final class AnswerGate: Sendable {
  private struct Inside {
    var running = 0
    var isAlone = false
  }

  private let inside = Mutex(Inside())

  package init() {}

  /// Runs something in parallel with others, as soon as none has to run alone.
  func amongOthers<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    wait { inside in
      guard !inside.isAlone else { return false }
      inside.running += 1
      return true
    }
    defer { inside.withLock { $0.running -= 1 } }
    return try body()
  }

  /// Runs something alone, after all others have finished; new ones wait.
  func alone<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    wait { inside in
      guard !inside.isAlone else { return false }
      inside.isAlone = true
      return true
    }
    defer { inside.withLock { $0.isAlone = false } }
    wait { $0.running == 0 }
    return try body()
  }

  private func wait(_ enter: (inout Inside) -> Bool) {
    while !inside.withLock({ enter(&$0) }) { WorkerThreads.rest() }
  }
}
