import Course
import Grading
import LayoutEngine

extension FeedbackWriter {
  /// The words for constraints that give the solution's layout.
  var linesPassed: Feedback {
    let exercise = prepared.exercise
    let satisfiesAll = prepared.expectation.cases.allSatisfy {
      isEverySatisfied(solution(in: $0)?.frames, in: $0)
    }
    return Feedback(
      seen: [
        satisfiesAll
          ? FeedbackSentence.passed(windows: exercise.windowList)
          : .says("feedback.passed.optional", ["windows": exercise.windowList])
      ],
      meaning: [Sentence(verbatim: exercise.afterPass)],
      note: findings.notes.first.flatMap { words(for: $0) })
  }
}
