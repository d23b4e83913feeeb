/// A priority is greater than 0 and at most 1000.
///
///     Red.width = 80.0 @750    // accepted
///     Red.width = 80.0 @0      // rejected
///
/// Source: Apple, `UILayoutPriority`; UIKit's "It's illegal to set priority: …";
/// docs/SEMANTICS.md, S3.6.
package enum PriorityOutOfRange: ValidityRule {
  package static let id = "priority-out-of-range"
  package static let alias = "R6"

  package static func violation(in draft: ConstraintDraft, scene: Scene) -> Violation.Fact? {
    Priority(draft.priority) == nil ? .priorityOutOfRange(draft.priority) : nil
  }
}
