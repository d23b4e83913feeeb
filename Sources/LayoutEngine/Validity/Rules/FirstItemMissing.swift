/// A constraint speaks about an item: its first one can't be left out.
///
///     Red.width = 80.0          // accepted
///     (nothing).width = 80.0    // rejected; only code can write it
///
/// Source: Apple, *Auto Layout Guide*, "Anatomy of a Constraint"; UIKit's "Constraint must contain
/// a first layout item"; docs/SEMANTICS.md, S3.0.
package enum FirstItemMissing: ValidityRule {
  package static let id = "first-item-missing"
  package static let alias = "R0"

  package static func violation(in draft: ConstraintDraft, scene: Scene) -> Violation.Fact? {
    draft.first == nil ? .firstItemMissing : nil
  }
}
