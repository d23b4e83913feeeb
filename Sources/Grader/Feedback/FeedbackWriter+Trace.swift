import Course
import Grading
import LayoutEngine

extension FeedbackWriter {
  /// Why the way to a right layout isn't accepted, and what to do instead.
  func traceWords(_ finding: TraceFinding) -> Feedback {
    switch finding.kind {
    case .conflict:
      return Feedback(
        meaning: [Sentence(ProgramSentence.conflictMeaning)],
        next: Sentence(ProgramSentence.conflictNext))
    case .callByHand(let call):
      let mark = call.method == "layoutSubviews" ? "setNeedsLayout" : "setNeedsUpdateConstraints"
      let method = ["method": Sentence.Value.text(call.method)]
      return Feedback(
        meaning: [Sentence(ProgramSentence.byHandMeaning, method)],
        next: Sentence(
          ProgramSentence.byHandNext, method.merging(["mark": .text(mark)]) { $1 }))
    case .unmarked:
      return Feedback(
        meaning: [Sentence(ProgramSentence.unmarkedMeaning)],
        next: Sentence(ProgramSentence.unmarkedNext))
    }
  }

  /// What was done on the way: facts that an author's words don't have.
  func traceFacts(_ failure: FailureReason) -> [Sentence] {
    guard case .doneOtherwise(let finding) = failure else { return [] }
    switch finding.kind {
    case .conflict(let conflict): return [conflictInBetween(conflict)]
    case .callByHand(let call):
      var values = ["method": Sentence.Value.text(call.method)]
      guard let line = call.range?.line else { return [Sentence(ProgramSentence.byHand, values)] }
      values["line"] = .count(line)
      return [Sentence(ProgramSentence.byHandLine, values)]
    case .unmarked:
      let window = window(of: finding.layoutCase, along: .horizontal)
      return [Sentence(ProgramSentence.unmarked, ["window": window])]
    }
  }

  /// Which constraints were active at the same time and can't all be satisfied.
  func conflictInBetween(_ conflict: ProgramTrace.Conflict) -> Sentence {
    let members = conflict.constraints.map { constraint -> Sentence.Value in
      guard let line = constraint.origin.answerRange?.line else {
        return constraint.words(in: scene)
      }
      let equation = EquationPrinter.equation(for: constraint, in: scene)
      return .sentence(
        Sentence(
          FeedbackSentence.memberLineSays, ["line": .count(line), "equation": .text(equation)]))
    }
    var values = ["members": Sentence.Value.list(members), "count": .count(members.count)]
    guard let line = conflict.range?.line else {
      return Sentence(ProgramSentence.conflictInBetween, values)
    }
    values["line"] = .count(line)
    return Sentence(ProgramSentence.conflictInBetweenLine, values)
  }
}
