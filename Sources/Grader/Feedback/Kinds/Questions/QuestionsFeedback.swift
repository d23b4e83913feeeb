import Course
import Grading

/// The words for answers to questions.
struct QuestionsFeedback: KindFeedback {
  func passed(_ writer: FeedbackWriter) -> Feedback {
    let exercise = writer.prepared.exercise
    return Feedback(
      seen: [.says("feedback.passed.prediction", ["count": .count(exercise.questions.count)])],
      meaning: [Sentence(verbatim: exercise.afterPass)])
  }

  func words(forUnreadable error: any KindFact) -> LineWords? {
    (error as? PredictionError)?.words ?? (error as? LogAnswerError)?.words
  }
}
