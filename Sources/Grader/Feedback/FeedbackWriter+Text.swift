import Course
import Grading
import LayoutEngine

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
        [.says("feedback.unreadable.format", ["reason": .text($0)])]
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
        seen: [.says("program.viewUnnamed", ["view": .text(name)])],
        next: .says(
          "program.viewUnnamed.next", ["view": .text(name), "controller": .text(controller)]))
    case .viewMissing(let name, nil):
      return Feedback(
        seen: [.says("program.viewMissing", ["view": .text(name)])],
        next: name == prepared.exercise.scene.items.first?.name
          ? .says("program.viewMissing.root", ["view": .text(name)])
          : .says("program.viewMissing.next", ["view": .text(name)]))
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
        next: .says("program.baseline.next", ["edge": .text(edge), "view": .text(view)]))
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
      ?? Sentence.says("feedback.form.gone", ["wanted": .text(change.wanted)])
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
