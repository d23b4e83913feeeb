import Course
import Feedback
import Grading

extension PreparedExercise {
  /// All that a text is told, and what was done to it.
  func feedback(on text: String) -> Feedback {
    let answer = Answer(text: text, path: "answer.layout")
    return FeedbackWriter(Grading(self).findings(on: answer)).feedback
  }

  /// The verdict on a text, in the one line that headers of wrong answers use.
  func summary(of text: String) -> String {
    let verdict = Grading(self).verdict(on: Answer(text: text, path: "answer.layout"))
    return verdict.failure?.summary(in: exercise.scene) ?? "passed"
  }

  /// What the learner reads about a text, each part on a line.
  func words(about text: String, in strings: StringsCatalogue) -> [String] {
    let answer = Answer(text: text, path: "answer.layout")
    let feedback = FeedbackWriter(Grading(self).findings(on: answer)).feedback
    let parts = feedback.seen + feedback.meaning + (feedback.next.map { [$0] } ?? [])
    return parts.map { strings.text($0) }
  }
}
