import Course
import Grading
import LayoutEngine

/// What is said about lines that are to give the solution's layout.
struct LinesFeedback: KindFeedback {
  func passed(_ writer: FeedbackWriter) -> Feedback {
    let exercise = writer.prepared.exercise
    let keepsAll = writer.prepared.expectation.cases.allSatisfy {
      writer.isEverySatisfied(writer.solution(in: $0)?.frames, in: $0)
    }
    return Feedback(
      seen: [
        Sentence(
          keepsAll ? FeedbackSentence.passed : .passedOptional, ["windows": exercise.windowList])
      ],
      meaning: [Sentence(verbatim: exercise.afterPass)],
      note: writer.findings.notes.first.flatMap { writer.words(for: $0) })
  }
}
