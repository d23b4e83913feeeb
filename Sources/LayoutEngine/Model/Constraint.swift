/// A relation between anchors that the solver satisfies, if it is required, or comes close to.
///
///     Red.leading = 1.0 * Blue.trailing + 8.0 @750
///
/// The statement has no direction: solving it may move `Blue` as well as `Red`. A value of this type
/// has passed the validity rules; what somebody wrote before that is a ``ConstraintDraft``.
package struct Constraint: Hashable, Sendable {
  /// The first anchor.
  package var first: Anchor
  /// The relation between the first anchor and the rest.
  package var relation: Relation
  /// What the first anchor is compared with.
  package var second: Operand
  /// The priority of the constraint.
  package var priority: Priority
  /// The name given by its author; printed in conflict logs.
  package var identifier: String?
  /// Where it was written.
  package var origin: Origin

  package init(
    _ first: Anchor, _ relation: Relation, _ second: Operand, priority: Priority = .required,
    identifier: String? = nil, origin: Origin = .code
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.priority = priority
    self.identifier = identifier
    self.origin = origin
  }

  /// Both sides, as far as they are anchors.
  package var anchors: [Anchor] { [first] + (second.anchor.map { [$0] } ?? []) }
}
