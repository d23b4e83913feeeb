import Synchronization

/// Where in the journal everything is that is known already: a few bytes for each piece of work.
final class Ledger: Sendable {
  /// A piece of work's place in the journal, and the stamp of what was handed in then.
  struct Entry {
    var offset = -1
    var stamp: UInt64 = 0
  }

  private struct Known {
    var works: [Entry]
    var learners: [Int]
  }

  private let exerciseCount: Int
  private let known: Mutex<Known>

  init(learners: Int, exercises: Int) {
    exerciseCount = exercises
    known = Mutex(
      Known(
        works: Array(repeating: Entry(), count: learners * exercises),
        learners: Array(repeating: -1, count: learners)))
  }

  /// What is known of a learner's work on an exercise; its offset is negative where nothing is.
  func work(_ learner: Int, _ exercise: Int) -> Entry {
    known.withLock { $0.works[learner * exerciseCount + exercise] }
  }

  func set(_ entry: Entry, _ learner: Int, _ exercise: Int) {
    known.withLock { $0.works[learner * exerciseCount + exercise] = entry }
  }

  /// Where the learner's own record is; negative where there is none.
  func learner(_ learner: Int) -> Int { known.withLock { $0.learners[learner] } }

  func set(_ offset: Int, ofLearner learner: Int) {
    known.withLock { $0.learners[learner] = offset }
  }
}
