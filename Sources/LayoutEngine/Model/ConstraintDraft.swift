/// A constraint as somebody wrote it, before the validity rules have checked it.
///
/// Equations and code can say things that no layout can mean (a position equal to a number, a
/// priority of 0); this type can hold them, so that the rules can name what is wrong.
package struct ConstraintDraft: Hashable, Sendable {
  /// The first anchor; `nil` if the code gave no item.
  package var first: Anchor?
  package var relation: Relation
  /// The second anchor; `nil` if there is only a constant.
  package var second: Anchor?
  /// The multiplier of the second anchor; not used without one.
  package var multiplier: Double
  /// The constant, in points.
  package var constant: Double
  /// The priority as a bare number, in range or not.
  package var priority: Double
  package var identifier: String?
  package var origin: Origin

  package init(
    first: Anchor?, relation: Relation, second: Anchor?, multiplier: Double = 1,
    constant: Double = 0, priority: Double = 1000, identifier: String? = nil,
    origin: Origin = .code
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
    self.origin = origin
  }
}
