/// How far a learner has come: a record for each exercise that was ever begun.
///
/// A record only ever moves forward, so that the progress of two machines can be put together in
/// any order.
package struct Progress: Hashable, Sendable, Codable {
  /// The version of the file's shape that this program writes.
  static let currentVersion = 1

  /// How far an exercise has come, in rising order.
  package enum State: String, Hashable, Sendable, Codable, CaseIterable {
    case begun
    /// The solution was looked at before the exercise was passed.
    case seen
    case solved
  }

  package struct Record: Hashable, Sendable, Codable {
    package var state: State
    /// The number of hints taken, 0 to 3.
    package var hints: Int
    package var checks: Int
    /// The learner went on without passing it.
    package var isSkipped: Bool
    /// The learner began again from the starter after looking at the solution.
    package var isRestarted: Bool

    package init(
      state: State = .begun, hints: Int = 0, checks: Int = 0, isSkipped: Bool = false,
      isRestarted: Bool = false
    ) {
      self.state = state
      self.hints = hints
      self.checks = checks
      self.isSkipped = isSkipped
      self.isRestarted = isRestarted
    }
  }

  package var version: Int
  package var current: String?
  package var exercises: [String: Record]
  /// The letters that were guessed, by lesson id; files written before guesses have none.
  package var guesses: [String: String]?
  /// When lessons are asked about again, by lesson id; older files have none.
  package var reviews: [String: ReviewRecord]?
  /// The question of a review that was printed last and isn't answered yet; older files have none.
  package var asked: String?
  /// The letters that were chosen in the quiz, by form and then by item; older files have none.
  package var quiz: [String: [String: String]]?

  package init(exercises: [String: Record] = [:], current: String? = nil) {
    version = Self.currentVersion
    self.current = current
    self.exercises = exercises
  }

  /// The record of an exercise; an untouched one for an exercise that was never begun.
  package subscript(id: String) -> Record {
    get { exercises[id] ?? Record() }
    set { exercises[id] = newValue }
  }

  package func isSolved(_ id: String) -> Bool { exercises[id]?.state == .solved }

  /// The progress of both, whichever came first.
  package func merged(with other: Progress) -> Progress {
    var merged = self
    if let theirs = other.guesses {
      merged.guesses = theirs.merging(guesses ?? [:]) { $1 }
    }
    if let theirs = other.reviews {
      merged.reviews = theirs.merging(reviews ?? [:]) { $1.merged(with: $0) }
    }
    if let theirs = other.quiz {
      merged.quiz = theirs.merging(quiz ?? [:]) { theirs, ours in theirs.merging(ours) { $1 } }
    }
    for (id, theirs) in other.exercises {
      guard let ours = exercises[id] else {
        merged.exercises[id] = theirs
        continue
      }
      let rank = { (state: State) in State.allCases.firstIndex(of: state) ?? 0 }
      merged.exercises[id] = Record(
        state: rank(ours.state) >= rank(theirs.state) ? ours.state : theirs.state,
        hints: max(ours.hints, theirs.hints), checks: max(ours.checks, theirs.checks),
        isSkipped: ours.isSkipped || theirs.isSkipped,
        isRestarted: ours.isRestarted || theirs.isRestarted)
    }
    return merged
  }
}
