import Course
import Grading

extension FeedbackWriter {
  /// That the starter isn't changed yet, and where to begin.
  ///
  /// Nothing is said of a constraint that is off: the starter is meant to be changed by the learner.
  func untouchedWords(_ failure: FailureReason, _ words: Feedback) -> Feedback {
    let isAdding = [.complete, .build, .fill].contains(prepared.exercise.kind)
    var feedback = words
    // What a program lacks as a whole comes before what its lines say.
    let isExplained =
      findings.programMistake(behind: failure) != nil
      || findings.waitingLine(behind: failure) != nil
    switch failure {
    case _ where isExplained: break
    case .conflicting:
      feedback.meaning = []
      feedback.next = isAdding ? StarterSentence.addNext : .says("starter.next.conflict")
    case .ambiguous, .misplaced:
      feedback.meaning = []
      feedback.next = isAdding ? StarterSentence.addNext : .says("starter.next.change")
    case .ruleMissed, .doneOtherwise, .differsInProgram: break
    default: return words
    }
    feedback.seen.insert(.says("starter.untouched"), at: 0)
    return feedback
  }
}
