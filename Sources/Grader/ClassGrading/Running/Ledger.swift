import Synchronization

/// Where in the journal each known result is: a few bytes for each answer.
final class Ledger: Sendable {
  /// An answer's place in the journal, and the stamp of what was handed in then.
  struct Entry {
    var offset = -1
    var stamp: UInt64 = 0
  }

  private struct Known {
    var answers: [Entry]
    var learners: [Int]
  }

  private let exerciseCount: Int
  private let known: Mutex<Known>

  init(learners: Int, exercises: Int) {
    exerciseCount = exercises
    known = Mutex(
      Known(
        answers: Array(repeating: Entry(), count: learners * exercises),
        learners: Array(repeating: -1, count: learners)))
  }

  /// The entry of a learner's answer to an exercise; its offset is negative if there is none.
  func answer(_ learner: Int, _ exercise: Int) -> Entry {
    known.withLock { $0.answers[learner * exerciseCount + exercise] }
  }

  func set(_ entry: Entry, _ learner: Int, _ exercise: Int) {
    known.withLock { $0.answers[learner * exerciseCount + exercise] = entry }
  }

  /// Where the learner's own record is; negative where there is none.
  func learner(_ learner: Int) -> Int { known.withLock { $0.learners[learner] } }

  func set(_ offset: Int, ofLearner learner: Int) {
    known.withLock { $0.learners[learner] = offset }
  }
}
