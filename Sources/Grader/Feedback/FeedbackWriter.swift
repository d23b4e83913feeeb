import LayoutEngine

/// Puts verdicts about one answer into words.
package struct FeedbackWriter: Sendable {
  let prepared: PreparedExercise
  let graded: GradedAnswer
  /// The exercise's items, and what a program made besides.
  let scene: Scene

  package init(_ prepared: PreparedExercise, _ graded: GradedAnswer) {
    self.prepared = prepared
    self.graded = graded
    scene = graded.scene(in: prepared.exercise)
  }

  var answer: Answer { graded.answer }

  /// The words for the answer's verdict.
  package var feedback: Feedback { feedback(on: graded.verdict) }

  /// The words for a verdict on the answer: its own, or another that it might have had.
  ///
  /// A mistake that the course knows gets its author's words; everything else about the feedback
  /// (the line, the picture) is the same either way.
  package func feedback(on verdict: Verdict) -> Feedback {
    guard let setback = verdict.setback else { return passed }
    let diagnosis = diagnosis(of: setback)
    var feedback = words(for: setback, diagnosis)
    feedback.diagnosis = diagnosis?.id
    feedback.excerpt = excerpt(
      of: rangeInFormat(setback) ?? setback.range ?? inactiveRange(setback))
    feedback.picture = picture(of: setback)
    if let known = recognised(setback) {
      feedback.seen = [Sentence(verbatim: known.seen)]
      feedback.meaning = known.meaning.isEmpty ? [] : [Sentence(verbatim: known.meaning)]
      feedback.next = known.next.map { Sentence(verbatim: $0) }
      feedback.mistake = known.mistake
    }
    feedback.seen = missedTapWords + givenChangeWords(setback) + feedback.seen
    return feedback
  }

  private func words(for setback: Setback, _ diagnosis: Diagnosis?) -> Feedback {
    switch setback {
    case .unreadable(let unreadable): unreadableWords(unreadable)
    case .unfinished(let range):
      Feedback(seen: [Sentence(FeedbackSentence.unfinished, ["line": .count(range.line)])])
    case .invalid(let violation, _): invalidWords(violation)
    case .conflicting(let finding): conflictWords(finding, diagnosis)
    case .ambiguous(let finding):
      graded.read?.program.flatMap { inactiveWords($0) } ?? ambiguityWords(finding, diagnosis)
    case .misplaced(let misplacement): misplacementWords(misplacement, diagnosis)
    case .differsInProgram(let finding): programLayoutWords(finding)
    case .mispredicted(let misprediction): mispredictionWords(misprediction)
    case .ruleMissed(let finding): ruleWords(finding)
    case .notCompiled(let finding): compilerWords(finding)
    case .timedOut(let seconds, let layoutCase): timeWords(seconds, layoutCase)
    case .crashed(let finding): crashWords(finding)
    case .limitExceeded(let finding): limitWords(finding)
    case .notRun(let reason, let advice):
      Feedback(
        seen: [Sentence(ProgramSentence.unavailable, ["reason": .text(reason)])],
        next: Sentence(ProgramSentence.unavailableNext, ["advice": .text(advice)]))
    case .graderFault(let fault):
      Feedback(seen: [Sentence(FeedbackSentence.fault, ["fault": .text(fault)])])
    }
  }

  private var passed: Feedback {
    if prepared.exercise.isQuestions {
      return Feedback(
        seen: [
          Sentence(
            FeedbackSentence.passedPrediction, ["count": .count(prepared.exercise.questions.count)])
        ],
        meaning: [Sentence(verbatim: prepared.exercise.afterPass)])
    }
    switch prepared.expectation.wanted {
    case .flaw(let flaw): return flawPassed(flaw)
    case .difference(let layouts, _): return differencePassed(layouts)
    case .frames:
      return Feedback(
        seen: [Sentence(FeedbackSentence.passed, ["windows": prepared.exercise.windowList])],
        meaning: [Sentence(verbatim: prepared.exercise.afterPass)],
        note: graded.read.flatMap { NoteSearch(prepared).note(on: $0) })
    }
  }

  private func excerpt(of range: SourceRange?) -> Feedback.Excerpt? {
    guard let range else { return nil }
    let lines = answer.text.sourceLines
    guard range.line >= 1, range.line <= lines.count else { return nil }
    let text = String(lines[range.line - 1])
    if answer.notation == .swift {
      return SwiftExcerpt(lines: lines, range: range).excerpt
    }
    let start = min(max(1, range.start.column), text.count + 1)
    let end = range.length.map { start + max(1, $0) } ?? (text.count + 1)
    return Feedback.Excerpt(
      line: range.line, text: text, columns: start..<max(start + 1, min(end, text.count + 2)))
  }

  /// The author's words, if the answer is one that the course knows.
  ///
  /// An answer that is a known mistake as a whole comes before one that shares its first obstacle
  /// with a known mistake. Where a constraint is made and not active, what the others leave open is
  /// no mistake of theirs; nor is what a tap doesn't change that reaches nothing.
  private func recognised(_ setback: Setback) -> MistakeWords? {
    guard inactiveRange(setback) == nil, missedTapWords.isEmpty else { return nil }
    let formed = FormedAnswer(graded, setback, for: prepared.exercise)
    let wholes = prepared.mistakes.filter { $0.isWhole(formed, setback: setback) }
    let parts = prepared.mistakes.filter { $0.isFirstObstacle(in: formed, setback: setback) }
    for mistake in wholes + parts {
      let words = mistake.words(
        for: formed, setback: setback, values: { value(named: $0, in: setback) })
      if let words {
        return words
      }
    }
    return nil
  }
}
