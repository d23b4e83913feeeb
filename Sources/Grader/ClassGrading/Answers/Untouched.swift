package import Course
package import Grading

/// A file in which the learner hasn't begun yet.
package enum Untouched: String, Hashable, Sendable, Codable, CaseIterable {
  /// The starter, as it was handed out: at most its spaces and comments differ.
  case starter
  /// Nothing but spaces.
  case empty

  /// Compares an answer with the exercise's starters; `nil` if the learner wrote something.
  package init?(_ answer: Answer, starters: [CourseText]) {
    if answer.text.allSatisfy(\.isWhitespace) {
      self = .empty
    } else if starters.contains(where: { Wording(Answer($0)).hash == Wording(answer).hash }) {
      self = .starter
    } else {
      return nil
    }
  }

  /// The word for it in a report.
  var words: Sentence {
    switch self {
    case .starter: .says("report.state.starter")
    case .empty: .says("report.state.empty")
    }
  }
}
