import Grader
import Synchronization

/// A runner that notes when answers can't be run on this machine.
final class WatchedRunner: Sendable {
  private let inner: AnswerRunner
  private let seen = Mutex<Setback?>(nil)

  init(_ inner: AnswerRunner) { self.inner = inner }

  /// Why an answer couldn't be run; `nil` as long as all could.
  var setback: Setback? { seen.withLock { $0 } }

  /// Runs what it is given, as the inner runner does.
  var runner: AnswerRunner {
    AnswerRunner { (request) throws(SwiftFailure) in
      do throws(SwiftFailure) {
        return try self.inner.run(request)
      } catch {
        if case .unavailable(let reason, let advice) = error {
          self.seen.withLock { $0 = .notRun(reason: reason, advice: advice) }
        }
        throw error
      }
    }
  }
}
