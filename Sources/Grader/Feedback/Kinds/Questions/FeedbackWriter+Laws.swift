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
    return [law, facts, .says("law.notBroken")]
  }

  private static func law(_ word: String) -> Sentence? {
    switch word {
    case ValidityRule.sizeFromPosition.id: .says("law.sizeFromPosition")
    case ValidityRule.positionNeedsAnchor.id: .says("law.positionNeedsAnchor")
    case ValidityRule.positionMultiplier.id: .says("law.positionMultiplier")
    case ValidityRule.axesMixed.id: .says("law.axesMixed")
    case ValidityRule.leadingMixedWithLeft.id: .says("law.leadingMixedWithLeft")
    default: nil
    }
  }

  /// What kind of anchors a line compares.
  private func facts(of draft: ConstraintDraft, _ first: Anchor, in line: String) -> Sentence {
    guard let second = draft.second else {
      return .says(
        "law.alone",
        [
          "line": .text(line), "first": .text(scene.name(of: first)),
          "kind": .sentence(kind(of: first)),
        ])
    }
    return .says(
      "law.both",
      [
        "line": .text(line), "first": .text(scene.name(of: first)),
        "kind": .sentence(kind(of: first)), "second": .text(scene.name(of: second)),
        "otherKind": .sentence(kind(of: second)), "multiplier": .points(draft.multiplier),
      ])
  }

  private func kind(of anchor: Anchor) -> Sentence {
    switch (anchor.attribute.kind, anchor.attribute.axis) {
    case (.size, _): .says("law.size")
    case (.position, .horizontal): .says("law.across")
    case (.position, .vertical): .says("law.down")
    }
  }
}
