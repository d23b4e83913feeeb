import Course
import Grading
import LayoutEngine

extension FeedbackWriter {
  /// Why the way to a right layout isn't accepted, and what to do instead.
  func traceWords(_ finding: TraceFinding) -> Feedback {
    switch finding.kind {
    case .conflict:
      return Feedback(
        meaning: [.says("program.trace.conflict.meaning")],
        next: .says("program.trace.conflict.next"))
    case .callByHand(let call):
      let mark = call.method == "layoutSubviews" ? "setNeedsLayout" : "setNeedsUpdateConstraints"
      return Feedback(
        meaning: [.says("program.trace.byHand.meaning", ["method": .text(call.method)])],
        next: .says(
          "program.trace.byHand.next", ["method": .text(call.method), "mark": .text(mark)]))
    case .unmarked:
      return Feedback(
        meaning: [.says("program.trace.unmarked.meaning")],
        next: .says("program.trace.unmarked.next"))
    }
  }

  /// What was done on the way: facts that an author's words don't have.
  func traceFacts(_ failure: FailureReason) -> [Sentence] {
    guard case .doneOtherwise(let finding) = failure else { return [] }
    switch finding.kind {
    case .conflict(let conflict): return [conflictInBetween(conflict)]
    case .callByHand(let call):
      return [
        call.range.map {
          .says(
            "program.trace.byHand.line", ["line": .count($0.line), "method": .text(call.method)])
        }
          ?? .says("program.trace.byHand", ["method": .text(call.method)])
      ]
    case .unmarked:
      let window = window(of: finding.layoutCase, along: .horizontal)
      return [.says("program.trace.unmarked", ["window": .sentence(window)])]
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
      .says(
        "program.trace.conflict.line",
        ["line": .count($0.line), "members": list, "count": .count(members.count)])
    } ?? .says("program.trace.conflict", ["members": list, "count": .count(members.count)])
  }
}
