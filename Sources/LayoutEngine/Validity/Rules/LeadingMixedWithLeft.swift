/// Leading and trailing don't meet left and right.
///
///     Red.leading = 1.0 * Blue.left + 8.0       // rejected: which edge depends on the language
///     Red.leading = 1.0 * Blue.trailing + 8.0   // accepted
///     Red.leading = 1.0 * Blue.centerX + 0.0    // accepted: a centre goes with either
///
/// Margins follow the edges that they are named after.
///
/// Source: Apple, *Auto Layout Guide*, "Anatomy of a Constraint", rule 5; UIKit's "A constraint
/// cannot be made between a leading/trailing attribute and a right/left attribute";
/// docs/SEMANTICS.md, S3.5.
package enum LeadingMixedWithLeft: ValidityRule {
  package static let id = "leading-mixed-with-left"
  package static let alias = "R5"

  package static func violation(in draft: ConstraintDraft, scene: Scene) -> Violation.Fact? {
    guard let first = draft.first, let second = draft.second,
      let one = first.attribute.family, let other = second.attribute.family,
      one != other, one != .neutral, other != .neutral
    else { return nil }
    return .directionsMixed(first: first, second: second)
  }
}
