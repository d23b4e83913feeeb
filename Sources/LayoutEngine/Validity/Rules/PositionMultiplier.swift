/// A position takes no multiplier but 1.
///
///     Red.top = 2.0 * Blue.top + 0.0    // rejected by the guide: twice as far from what?
///     Red.width = 2.0 * Blue.width      // accepted: sizes may be scaled
///
/// UIKit itself lets the first line through, and counts from the edge of the view that holds the
/// constraint; that is the rule set ``RuleSet/runtime``.
///
/// Source: Apple, *Auto Layout Guide*, "Anatomy of a Constraint", rule 3; docs/SEMANTICS.md, S3.3.
package enum PositionMultiplier: ValidityRule {
  package static let id = "position-multiplier"
  package static let alias = "R3"

  package static func violation(in draft: ConstraintDraft, scene: Scene) -> Violation.Fact? {
    guard let first = draft.first, let second = draft.second,
      first.attribute.kind == .position, draft.multiplier != 1
    else { return nil }
    return .positionScaled(first, second: second, multiplier: draft.multiplier)
  }
}
