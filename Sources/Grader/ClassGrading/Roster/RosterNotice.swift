package import Course

/// What a teacher should know about the rows of a roster.
package struct RosterNotice: Hashable, Sendable {
  package let sentence: Sentence
  /// The learner it is about, by the index in ``Roster/learners``; `nil` for a row that was left out.
  package let learner: Int?
}
