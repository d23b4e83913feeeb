import Platform
import Synchronization

/// Lets answers run beside each other, and one of them alone when that is needed.
package final class AnswerGate: Sendable {
  private struct Inside {
    var running = 0
    var isAlone = false
  }

  private let inside = Mutex(Inside())

  /// A gate for all who run answers at the same time.
  package init() {}

  /// Does something beside others, as soon as nobody has to be alone.
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

  /// Does something once everybody else is done; others that come meanwhile wait.
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
