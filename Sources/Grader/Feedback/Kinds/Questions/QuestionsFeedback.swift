import Course
import Grading

extension FeedbackWriter {
  /// The words for right answers to questions.
  var answersPassed: Feedback {
    let exercise = prepared.exercise
    return Feedback(
      seen: [.says("feedback.passed.prediction", ["count": .count(exercise.questions.count)])],
      meaning: [Sentence(verbatim: exercise.afterPass)])
  }
}
