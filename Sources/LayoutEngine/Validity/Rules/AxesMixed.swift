/// A vertical position can't be tied to a horizontal one.
///
///     Red.leading = 1.0 * Blue.top + 0.0      // rejected
///     Red.leading = 1.0 * Blue.leading + 0.0  // accepted
///
/// Sizes are free to: a width equal to a height is a square.
///
/// Source: Apple, *Auto Layout Guide*, "Anatomy of a Constraint", rule 4; UIKit's "Constraint
/// improperly relates anchors of incompatible types"; docs/SEMANTICS.md, S3.4.
package enum AxesMixed: ValidityRule {
  package static let id = "axes-mixed"
  package static let alias = "R4"

  package static func violation(in draft: ConstraintDraft, scene: Scene) -> Violation.Fact? {
    guard let first = draft.first, let second = draft.second,
      first.attribute.kind == .position, second.attribute.kind == .position,
      first.attribute.axis != second.attribute.axis
    else { return nil }
    return .axesMixed(first: first, second: second)
  }
}
