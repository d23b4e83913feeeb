/// A position can't equal a bare number, also not by a multiplier of 0.
///
///     Red.leading = 20.0                            // rejected: 20 points from what?
///     Red.leading = 1.0 * Superview.leading + 20.0  // accepted
///
/// Source: Apple, *Auto Layout Guide*, "Anatomy of a Constraint", rule 2; UIKit's "A multiplier of
/// 0 or a nil second item together with a location for the first attribute …";
/// docs/SEMANTICS.md, S3.2.
package enum PositionNeedsAnchor: ValidityRule {
  package static let id = "position-needs-anchor"
  package static let alias = "R2"

  package static func violation(in draft: ConstraintDraft, scene: Scene) -> Violation.Fact? {
    guard let first = draft.first, first.attribute.kind == .position,
      draft.second == nil || draft.multiplier == 0
    else { return nil }
    return .positionAlone(first, length: draft.constant)
  }
}
