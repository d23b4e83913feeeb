import Feedback
import Grading

extension PreparedExercise {
  /// All that a text is told, and what was done to it.
  func feedback(on text: String) -> Feedback {
    let answer = Answer(text: text, path: "answer.layout")
    return FeedbackWriter(Grading(self).findings(on: answer)).feedback
  }
}
