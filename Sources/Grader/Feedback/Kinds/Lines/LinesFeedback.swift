import Course
import Grading
import LayoutEngine

/// The words for constraints that should give the solution's layout.
struct LinesFeedback: KindFeedback {
  func passed(_ writer: FeedbackWriter) -> Feedback {
    let exercise = writer.prepared.exercise
    let satisfiesAll = writer.prepared.expectation.cases.allSatisfy {
      writer.isEverySatisfied(writer.solution(in: $0)?.frames, in: $0)
    }
    return Feedback(
      seen: [
        satisfiesAll
          ? FeedbackSentence.passed(windows: exercise.windowList)
          : .says("feedback.passed.optional", ["windows": exercise.windowList])
      ],
      meaning: [Sentence(verbatim: exercise.afterPass)],
      note: writer.findings.notes.first.flatMap { writer.words(for: $0) })
  }
}
