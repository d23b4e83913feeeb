import Course
package import Grading
package import LayoutEngine

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
    let programMistake = findings.programMistake(behind: failure)
    if let programMistake { feedback = words(for: programMistake, besides: feedback) }
    if findings.isUntouched { feedback = untouchedWords(failure, feedback) }
    feedback.diagnosis = explanation.diagnosis?.kind
    feedback.excerpt = excerpt(
      of: programMistake?.line.flatMap { answer.range(ofLine: $0) } ?? rangeInFormat(failure)
        ?? failure.range
        ?? findings.waitingLines(behind: failure).first.flatMap { answer.range(ofLine: $0) })
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
        seen: [.says("program.unavailable", ["reason": reason])],
        next: .says("program.unavailable.next", ["advice": advice]))
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

extension FeedbackWriter {
  /// What can't be read, and what the learner probably meant.
  func unreadableWords(_ unreadable: Unreadable) -> Feedback {
    let words: LineWords =
      switch unreadable.reason {
      case .equation(let error): (error.message, error.hint)
      case .ofKind(let error):
        error.words ?? (Sentence(verbatim: unreadable.code), nil)
      }
    return Feedback(
      seen: [
        .says(
          "feedback.unreadable.seen",
          ["line": .count(unreadable.range.line), "message": .sentence(words.message)])
      ],
      meaning: unreadable.uiKitReason.map {
        [.says("feedback.unreadable.format", ["reason": $0])]
      }
        ?? [],
      next: words.hint)
  }

  /// Which rule of Auto Layout a line breaks.
  func invalidWords(_ violation: Violation) -> Feedback {
    Feedback(
      seen: [violation.seen(in: scene)],
      meaning: [violation.meaning(in: scene), stopWords].compactMap { $0 },
      next: violation.next(in: scene))
  }

  /// Which rule of the exercise itself the answer breaks.
  func ruleWords(_ finding: RuleFinding) -> Feedback {
    switch finding {
    case .starterChanged(let change): return changeWords(change)
    case .viewMissing(let name, let controller?):
      return Feedback(
        seen: [.says("program.viewUnnamed", ["view": name])],
        next: .says("program.viewUnnamed.next", ["view": name, "controller": controller]))
    case .viewMissing(let name, nil):
      return Feedback(
        seen: [.says("program.viewMissing", ["view": name])],
        next: name == prepared.exercise.scene.items.first?.name
          ? .says("program.viewMissing.root", ["view": name])
          : .says("program.viewMissing.next", ["view": name]))
    case .baselineUnknown(let view, let isFirst, let range):
      let (baseline, edge) = isFirst ? ("firstBaseline", "top") : ("lastBaseline", "bottom")
      return Feedback(
        seen: [
          .says(
            "program.baseline",
            [
              "line": .count(range.line), "baseline": .text(baseline), "view": .text(view),
            ])
        ],
        next: .says("program.baseline.next", ["edge": edge, "view": view]))
    case .ofKind(let rule):
      return words(for: rule)
    }
  }

  /// Says that the layout is right, but that a line differs from the starter's.
  func changeWords(_ change: ChangedLine) -> Feedback {
    let seen =
      change.range.map {
        Sentence.says(
          "feedback.form.seen", ["line": .count($0.line), "wanted": .text(change.wanted)])
      }
      ?? Sentence.says("feedback.form.gone", ["wanted": change.wanted])
    return Feedback(
      seen: [seen], meaning: [.says("feedback.form.meaning")], next: .says("feedback.form.next"))
  }
}

extension Unreadable {
  /// What UIKit says to the same format in a program; `nil` for other lines.
  fileprivate var uiKitReason: String? {
    if case .equation(let error) = reason { error.uiKitReason } else { nil }
  }
}

extension FeedbackWriter {
  /// Names the one constraint of a visual format that is to blame; `nil` for other lines.
  func part(of blame: Blame) -> Sentence? {
    guard let line = blame.line, partOfFormat(blame) != nil else { return nil }
    let equation = EquationPrinter.brief(for: blame.constraint, in: scene)
    return .says("feedback.formatPart", ["line": .count(line), "equation": .text(equation)])
  }

  /// Where that constraint is written in the line, if a failure is about one.
  func rangeInFormat(_ failure: FailureReason) -> SourceRange? {
    let blame: Blame? =
      switch failure {
      case .misplaced(let misplacement): misplacement.blame
      case .conflicting(let finding): finding.blame
      case .ambiguous(let finding): finding.blame
      default: nil
      }
    return blame.flatMap { partOfFormat($0) }?.partRange
  }

  private func partOfFormat(_ blame: Blame) -> WrittenConstraint? {
    guard let read = findings.read,
      let statement = read.statements.first(where: {
        $0.range == blame.constraint.origin.answerRange
      }), statement.isVisualFormat, case .constraints(let parts) = statement.outcome
    else { return nil }
    // A statement's constraints are the answer's lines with its place, in the same order.
    let own = read.lines.filter { $0.origin == blame.constraint.origin }
    return zip(own, parts).first { $0.0 == blame.constraint }?.1
  }
}

extension FeedbackWriter {
  /// Says which part of a line is wrong, without what would be right there.
  func words(for diagnosis: Diagnosis) -> Sentence? {
    if diagnosis.kind == .missingLine {
      return isEveryLineRight ? .says("remark.line.missing") : .says("remark.line.missing.optional")
    }
    guard let line = diagnosis.line else { return nil }
    return switch diagnosis.kind {
    case .sign: .says("remark.sign", ["line": line])
    case .multiplierInverted: .says("remark.multiplier.inverted", ["line": line])
    case .relation:
      .says(
        "remark.relation",
        ["line": .count(line), "sign": .text(diagnosis.constraint?.relation.sign ?? "")])
    case .priority: .says("remark.priority", ["line": line])
    case .attribute:
      diagnosis.statement == nil
        ? .says("remark.attribute", ["line": line])
        : .says("remark.property", ["line": line])
    case .multiplier: .says("remark.multiplier", ["line": line])
    case .constant: .says("remark.constant", ["line": line])
    case .item: .says("remark.item", ["line": line])
    case .extraLine: .says("remark.line.extra", ["line": line])
    case .missingLine, .unknown: nil
    }
  }
}

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
      || !findings.waitingLines(behind: failure).isEmpty
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

/// Sentences about an answer that is still the exercise's starter.
enum StarterSentence: SentenceArea {
  static var addNext: Sentence { says("starter.next.add") }
}
