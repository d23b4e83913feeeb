import Course
import Grading
import LayoutEngine

extension FeedbackWriter {
  /// What can't be read, and what was probably meant.
  func unreadableWords(_ unreadable: Unreadable) -> Feedback {
    let words: LineWords =
      switch unreadable.reason {
      case .equation(let error): (error.message, error.hint)
      case .ofKind(let error):
        prepared.exercise.feedback.words(forUnreadable: error.fact)
          ?? (Sentence(verbatim: unreadable.code), nil)
      }
    return Feedback(
      seen: [
        Sentence(
          FeedbackSentence.unreadable,
          ["line": .count(unreadable.range.line), "message": .sentence(words.message)])
      ],
      meaning: unreadable.uiKitReason.map {
        [Sentence(FeedbackSentence.unreadableFormat, ["reason": .text($0)])]
      } ?? [],
      next: words.hint)
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
    case .ofKind(let rule):
      return prepared.exercise.feedback.words(for: rule.fact, self) ?? Feedback()
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

extension Unreadable {
  /// What UIKit says to the same format in a program; `nil` for other lines.
  fileprivate var uiKitReason: String? {
    guard case .equation(let error) = reason, case .visualFormat(let error) = error.reason else {
      return nil
    }
    return error.uiKitReason
  }
}
