import Course
package import Grading
package import LayoutEngine

/// Writes the feedback on one answer.
package struct FeedbackWriter: Sendable {
  let findings: Findings
  /// The exercise's items, and those that the answer's program made.
  package let scene: Scene

  package init(_ findings: Findings) {
    self.findings = findings
    scene = findings.scene
  }

  var prepared: PreparedExercise { findings.prepared }
  var answer: Answer { findings.answer }

  /// The words for the answer's verdict.
  package var feedback: Feedback {
    findings.explanation.map { feedback(on: $0) } ?? passed
  }

  /// The words for a reason why the answer doesn't pass: the verdict's, or another.
  ///
  /// A mistake that the course knows gets its author's words; everything else about the feedback
  /// (the line, the picture) is the same either way.
  package func feedback(on explanation: Explanation) -> Feedback {
    let failure = explanation.failure
    var feedback = words(for: explanation)
    if let mistake = findings.programMistake(behind: failure) {
      feedback = words(for: mistake, besides: feedback)
    }
    if findings.isUntouched { feedback = untouchedWords(failure, feedback) }
    feedback.diagnosis = explanation.diagnosis?.kind
    feedback.excerpt = excerpt(
      of: rangeInFormat(failure) ?? failure.range
        ?? findings.waitingLine(behind: failure).flatMap { answer.range(ofLine: $0) })
    feedback.picture = feedback.picture ?? picture(of: failure)
    if let mistake = explanation.mistake {
      let wrong = mistake.wrong
      feedback.seen = [Sentence(verbatim: mistake.fill(wrong.seen))]
      feedback.meaning =
        wrong.meaning.isEmpty ? [] : [Sentence(verbatim: mistake.fill(wrong.meaning))]
      feedback.next = wrong.next.map { Sentence(verbatim: mistake.fill($0)) }
      feedback.mistake = mistake.name
    }
    feedback.seen =
      missedTapWords + givenChangeWords(failure) + traceFacts(failure) + feedback.seen
    return feedback
  }

  private func words(for explanation: Explanation) -> Feedback {
    let diagnosis = explanation.diagnosis
    return switch explanation.failure {
    case .unreadable(let unreadable): unreadableWords(unreadable)
    case .unfinished(let range):
      Feedback(seen: [FeedbackSentence.unfinished(line: range.line)])
    case .invalid(let violation, _): invalidWords(violation)
    case .conflicting(let finding): conflictWords(finding, diagnosis)
    case .ambiguous(let finding):
      inactiveWords(explanation.failure) ?? ambiguityWords(finding, diagnosis)
    case .misplaced(let misplacement): misplacementWords(misplacement, diagnosis)
    case .differsInProgram(let finding): programLayoutWords(finding)
    case .doneOtherwise(let finding): traceWords(finding)
    case .mispredicted(let misprediction): mispredictionWords(misprediction, explanation.log)
    case .ruleMissed(let finding): ruleWords(finding)
    case .notCompiled(let finding): compilerWords(finding)
    case .timedOut(let seconds, let layoutCase): timeWords(seconds, layoutCase)
    case .crashed(let finding): crashWords(finding)
    case .limitExceeded(let finding): limitWords(finding)
    case .notRun(let reason, let advice):
      Feedback(
        seen: [.says("program.unavailable", ["reason": .sentence(reason)])],
        next: .says("program.unavailable.next", ["advice": .sentence(advice)]))
    case .graderFault(let error):
      Feedback(seen: [FeedbackSentence.ourMistake(reason: error)])
    }
  }

  private func excerpt(of range: SourceRange?) -> AnswerExcerpt? {
    guard let range else { return nil }
    let lines = answer.text.sourceLines
    guard range.line >= 1, range.line <= lines.count else { return nil }
    let text = String(lines[range.line - 1])
    if answer.notation == .swift {
      return SwiftExcerpt(lines: lines, range: range).excerpt
    }
    let start = min(max(1, range.start.column), text.count + 1)
    let end = range.length.map { start + max(1, $0) } ?? (text.count + 1)
    return AnswerExcerpt(
      line: range.line, text: text, columns: start..<max(start + 1, min(end, text.count + 2)))
  }
}

extension RecognisedMistake {
  /// The author's words with the learner's lines and numbers put in.
  fileprivate func fill(_ template: String) -> String {
    Placeholders.fill(template) { name in
      switch values[name] {
      case .line(let line): "\(line)"
      case .points(let points): pointsText(points)
      case nil: nil
      }
    }
  }
}
