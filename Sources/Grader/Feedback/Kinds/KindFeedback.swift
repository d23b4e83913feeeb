package import Course
import Grading

/// What is said about one kind of exercise, and about answers to it.
protocol KindFeedback: Sendable {
  /// What is said about an answer that passes.
  func passed(_ writer: FeedbackWriter) -> Feedback

  /// What is said, and drawn, where a rule of this kind isn't kept.
  func words(for rule: any KindFact, _ writer: FeedbackWriter) -> Feedback?

  /// What is wrong with a line of this kind that can't be read, and how to mend it.
  func words(forUnreadable error: any KindFact) -> LineWords?

  /// What a conflict means where it isn't wanted.
  var conflictMeaning: Sentence? { get }

  /// What there is to look at before answering, where it isn't the layout to reach.
  func shown(of prepared: PreparedExercise) -> (caption: Sentence, picture: Picture)?
}

/// What is wrong with a line, and how to mend it where that can be guessed.
typealias LineWords = (message: Sentence, hint: Sentence?)

extension KindFeedback {
  func words(for rule: any KindFact, _ writer: FeedbackWriter) -> Feedback? { nil }
  func words(forUnreadable error: any KindFact) -> LineWords? { nil }
  var conflictMeaning: Sentence? { nil }
  func shown(of prepared: PreparedExercise) -> (caption: Sentence, picture: Picture)? { nil }
}

extension Exercise {
  /// What is said about it.
  var feedback: any KindFeedback {
    switch aim {
    case .solution: LinesFeedback()
    case .answers: QuestionsFeedback()
    case .flaw(let flaw): FlawFeedback(flaw: flaw)
    case .difference: DifferenceFeedback()
    }
  }
}

/// The sentences that only some kinds of exercises have.
package enum KindSentences {
  package static let all: [any SentenceKey.Type] = [
    PredictionSentence.self, LogSentence.self, FlawSentence.self, DifferenceSentence.self,
  ]
}
