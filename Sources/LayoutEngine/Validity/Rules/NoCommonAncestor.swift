/// Both items hang in one tree of views.
///
///     Red.leading = 1.0 * Superview.leading + 8.0   // accepted once Red is a subview
///
/// A view that was not added to a superview yet is a tree of its own.
///
/// Source: Apple, `NSLayoutConstraint.isActive`; UIKit's "Unable to activate constraint with
/// anchors … because they have no common ancestor"; docs/SEMANTICS.md, S3.7.
package enum NoCommonAncestor: ValidityRule {
  package static let id = "no-common-ancestor"
  package static let alias = "R7"

  package static func violation(in draft: ConstraintDraft, scene: Scene) -> Violation.Fact? {
    guard let first = draft.first, let second = draft.second,
      scene.owner(of: first, and: second) == nil
    else { return nil }
    return .noCommonAncestor(first: first, second: second)
  }
}
