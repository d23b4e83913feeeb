import Course
import Grading
import LayoutEngine

extension FeedbackWriter {
  /// What the chosen law is about, what is in the line, and that the line doesn't break that law,
  /// unless it breaks it after another one; empty for questions that aren't about laws.
  func lawWords(_ misprediction: Misprediction) -> [Sentence] {
    guard case .rule(let draft, let text) = misprediction.question.subject,
      case .word(let word) = misprediction.actual, let first = draft.first
    else { return [] }
    let facts = facts(of: draft, first, in: text)
    guard let law = Self.law(word) else { return [facts] }
    let rule = prepared.exercise.ruleSet.rules.first { $0.id == word }
    guard let rule, rule.violation(in: draft, scene: prepared.exercise.scene) == nil else {
      return [law, facts]
    }
    return [law, facts, LawSentence.notBroken]
  }

  private static func law(_ word: String) -> Sentence? {
    switch word {
    case SizeFromPosition.id: LawSentence.sizeFromPosition
    case PositionNeedsAnchor.id: LawSentence.positionNeedsAnchor
    case PositionMultiplier.id: LawSentence.positionMultiplier
    case AxesMixed.id: LawSentence.axesMixed
    case LeadingMixedWithLeft.id: LawSentence.leadingMixedWithLeft
    default: nil
    }
  }

  /// What kind of anchors a line compares.
  private func facts(of draft: ConstraintDraft, _ first: Anchor, in line: String) -> Sentence {
    guard let second = draft.second else {
      return LawSentence.alone(line: line, first: scene.name(of: first), kind: kind(of: first))
    }
    return LawSentence.both(
      line: line, first: scene.name(of: first), kind: kind(of: first),
      second: scene.name(of: second), otherKind: kind(of: second), multiplier: draft.multiplier)
  }

  private func kind(of anchor: Anchor) -> Sentence {
    switch (anchor.attribute.kind, anchor.attribute.axis) {
    case (.size, _): LawSentence.size
    case (.position, .horizontal): LawSentence.across
    case (.position, .vertical): LawSentence.down
    }
  }
}
