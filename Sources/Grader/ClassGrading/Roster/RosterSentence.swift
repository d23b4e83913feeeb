package import Course

/// Sentences about rows of a roster that can't be taken as they stand.
package enum RosterSentence: String, SentenceKey {
  case sameLearner = "roster.sameLearner"
  case contradiction = "roster.contradiction"
  case nobody = "roster.nobody"
  case role = "roster.role"

  package var parameters: Set<String> {
    switch self {
    case .sameLearner, .contradiction: ["name", "first", "second"]
    case .nobody: ["line"]
    case .role: ["line", "role"]
    }
  }
}

/// What a teacher should know about the rows of a roster.
package struct RosterNotice: Hashable, Sendable {
  package let sentence: Sentence
  /// The learner it is about, by the index in ``Roster/learners``; `nil` for a row that was left out.
  package let learner: Int?
}
