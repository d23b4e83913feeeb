import Course
import Grading
import LayoutEngine

extension FeedbackWriter {
  /// Why the way to a right layout isn't accepted, and what to do instead.
  func traceWords(_ finding: TraceFinding) -> Feedback {
    switch finding.kind {
    case .conflict:
      return Feedback(
        meaning: [ProgramSentence.conflictMeaning], next: ProgramSentence.conflictNext)
    case .callByHand(let call):
      let mark = call.method == "layoutSubviews" ? "setNeedsLayout" : "setNeedsUpdateConstraints"
      return Feedback(
        meaning: [ProgramSentence.byHandMeaning(method: call.method)],
        next: ProgramSentence.byHandNext(method: call.method, mark: mark))
    case .unmarked:
      return Feedback(
        meaning: [ProgramSentence.unmarkedMeaning], next: ProgramSentence.unmarkedNext)
    }
  }

  /// What was done on the way: facts that an author's words don't have.
  func traceFacts(_ failure: FailureReason) -> [Sentence] {
    guard case .doneOtherwise(let finding) = failure else { return [] }
    switch finding.kind {
    case .conflict(let conflict): return [conflictInBetween(conflict)]
    case .callByHand(let call):
      return [
        call.range.map { ProgramSentence.byHandLine(line: $0.line, method: call.method) }
          ?? ProgramSentence.byHand(method: call.method)
      ]
    case .unmarked:
      let window = window(of: finding.layoutCase, along: .horizontal)
      return [ProgramSentence.unmarked(window: window)]
    }
  }

  /// Which constraints were active at the same time and can't all be satisfied.
  func conflictInBetween(_ conflict: ProgramTrace.Conflict) -> Sentence {
    let members = conflict.constraints.map { constraint -> Sentence.Value in
      guard let line = constraint.origin.answerRange?.line else {
        return constraint.words(in: scene)
      }
      let equation = EquationPrinter.equation(for: constraint, in: scene)
      return .sentence(FeedbackSentence.memberLineSays(line: line, equation: equation))
    }
    let list = Sentence.Value.list(members)
    return conflict.range.map {
      ProgramSentence.conflictInBetweenLine(line: $0.line, members: list, count: members.count)
    } ?? ProgramSentence.conflictInBetween(members: list, count: members.count)
  }
}
