import Course
import Grading

/// What is said about lines that are to give the solution's layout.
struct LinesFeedback: KindFeedback {
  func passed(_ writer: FeedbackWriter) -> Feedback {
    let exercise = writer.prepared.exercise
    return Feedback(
      seen: [Sentence(FeedbackSentence.passed, ["windows": exercise.windowList])],
      meaning: [Sentence(verbatim: exercise.afterPass)],
      note: writer.findings.notes.first.flatMap { writer.words(for: $0) })
  }
}
