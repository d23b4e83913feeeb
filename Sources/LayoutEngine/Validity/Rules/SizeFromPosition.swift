/// A size can't be tied to a position, nor a position to a size.
///
///     Red.height = 1.0 * Superview.top + 20.0    // rejected: how large isn't where
///     Red.height = 1.0 * Superview.width + 20.0  // accepted
///
/// Source: Apple, *Auto Layout Guide*, "Anatomy of a Constraint", rule 1; docs/SEMANTICS.md, S3.1.
package enum SizeFromPosition: ValidityRule {
  package static let id = "size-from-position"
  package static let alias = "R1"

  package static func violation(in draft: ConstraintDraft, scene: Scene) -> Violation.Fact? {
    guard let first = draft.first, let second = draft.second,
      first.attribute.kind != second.attribute.kind
    else { return nil }
    return .sizeFromPosition(first: first, second: second)
  }
}
