/// Constants and multipliers are numbers: neither infinite nor "not a number".
///
///     view.widthAnchor.constraint(equalToConstant: 1 / 0)   // rejected; equations can't write it
///
/// Source: UIKit's "NSLayoutConstraint constant is not finite!" and "Multiplier is not finite!";
/// docs/SEMANTICS.md, S3.9.
package enum NotFinite: ValidityRule {
  package static let id = "not-finite"
  package static let alias = "R9"

  package static func violation(in draft: ConstraintDraft, scene: Scene) -> Violation.Fact? {
    if !draft.constant.isFinite { return .constantNotFinite(draft.constant) }
    return draft.multiplier.isFinite ? nil : .multiplierNotFinite(draft.multiplier)
  }
}
