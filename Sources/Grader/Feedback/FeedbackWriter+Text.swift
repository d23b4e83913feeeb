import Course
import Grading
import LayoutEngine

extension FeedbackWriter {
  /// What can't be read, and what was probably meant.
  func unreadableWords(_ unreadable: Unreadable) -> Feedback {
    Feedback(
      seen: [
        Sentence(
          FeedbackSentence.unreadable,
          ["line": .count(unreadable.range.line), "message": .sentence(unreadable.message)])
      ],
      meaning: unreadable.uiKitReason.map {
        [Sentence(FeedbackSentence.unreadableFormat, ["reason": .text($0)])]
      } ?? [],
      next: unreadable.hint)
  }

  /// Which law of the subject a line breaks.
  func invalidWords(_ violation: Violation) -> Feedback {
    Feedback(
      seen: [violation.seen(in: scene)],
      meaning: [violation.meaning(in: scene), stopWords].compactMap { $0 },
      next: violation.next(in: scene))
  }

  /// Which rule of the exercise itself isn't kept.
  func ruleWords(_ finding: RuleFinding) -> Feedback {
    switch finding {
    case .starterChanged(let change): return changeWords(change)
    case .viewMissing(let name):
      return Feedback(
        seen: [Sentence(ProgramSentence.viewMissing, ["view": .text(name)])],
        next: Sentence(
          name == prepared.exercise.scene.items.first?.name
            ? ProgramSentence.rootMissingNext : .viewMissingNext, ["view": .text(name)]))
    case .nothingQuarrels(let kept): return nothingQuarrelsWords(kept)
    case .otherQuarrel(let finding): return otherQuarrelWords(finding)
    case .nothingFree(let kept): return nothingFreeWords(kept)
    case .otherFree(let finding): return otherFreeWords(finding)
    case .sameThere(let pair): return sameThereWords(pair)
    case .outOfBounds(let finding): return boundWords(finding)
    }
  }

  /// That the layout is right, and what of its form the exercise is about.
  func changeWords(_ change: ChangedLine) -> Feedback {
    let wanted: [String: Sentence.Value] = ["wanted": .text(change.wanted)]
    let seen =
      change.range.map {
        Sentence(
          FeedbackSentence.formSeen, wanted.merging(["line": .count($0.line)]) { $1 })
      } ?? Sentence(FeedbackSentence.formGone, wanted)
    return Feedback(
      seen: [seen], meaning: [Sentence(FeedbackSentence.formMeaning)],
      next: Sentence(FeedbackSentence.formNext))
  }
}
