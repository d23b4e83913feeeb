import Course
import Grading

/// The words of one kind of exercise, and of answers to it.
protocol KindFeedback: Sendable {
  /// The words for an answer that passes.
  func passed(_ writer: FeedbackWriter) -> Feedback

  /// The words and the picture for an answer that breaks a rule of this kind.
  func words(for rule: any KindFact, _ writer: FeedbackWriter) -> Feedback?

  /// What is wrong with a line of this kind that can't be read, and how to correct it.
  func words(forUnreadable error: any KindFact) -> LineWords?

  /// What follows from a conflict, in a kind of exercise that asks for something else.
  var conflictMeaning: Sentence? { get }

  /// The picture to look at before answering, unless it is the layout to reach.
  func shown(of prepared: PreparedExercise) -> (caption: Sentence, picture: Picture)?
}

/// What is wrong with a line, and how to correct it if that can be guessed.
typealias LineWords = (message: Sentence, hint: Sentence?)

extension KindFeedback {
  func words(for rule: any KindFact, _ writer: FeedbackWriter) -> Feedback? { nil }
  func words(forUnreadable error: any KindFact) -> LineWords? { nil }
  var conflictMeaning: Sentence? { nil }
  func shown(of prepared: PreparedExercise) -> (caption: Sentence, picture: Picture)? { nil }
}

extension Exercise {
  /// The words of its kind.
  var feedback: any KindFeedback {
    switch aim {
    case .solution: LinesFeedback()
    case .answers: QuestionsFeedback()
    case .flaw(let flaw): FlawFeedback(flaw: flaw)
    case .difference: DifferenceFeedback()
    }
  }
}
