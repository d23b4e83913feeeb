/// Which laws hold: the guide's, or those that UIKit enforces when a program runs.
package enum RuleSet: String, CaseIterable, Hashable, Sendable {
  /// Apple's *Auto Layout Guide*: a position takes no multiplier but 1.
  case guide
  /// UIKit at run time: as the guide, but positions may be scaled.
  case runtime

  /// The rules, in the order in which they are reported; the first that is broken is the answer.
  package var rules: [ValidityRule] {
    switch self {
    case .guide: ValidityRule.all
    case .runtime: ValidityRule.all.filter { $0.id != ValidityRule.positionMultiplier.id }
    }
  }

  /// The first rule that a draft breaks.
  package func violation(in draft: ConstraintDraft, scene: Scene) -> Violation? {
    for rule in rules {
      if let fact = rule.violation(in: draft, scene: scene) { return Violation(rule, fact) }
    }
    return nil
  }

  /// A constraint that keeps every rule: the only way from what was written to what is solved.
  ///
  /// - Throws: The ``Violation`` that is reported first.
  package func constraint(
    from draft: ConstraintDraft, in scene: Scene
  ) throws(Violation) -> Constraint {
    if let violation = violation(in: draft, scene: scene) { throw violation }
    guard let first = draft.first else { throw Violation(.firstItemMissing, .firstItemMissing) }
    guard let priority = Priority(draft.priority) else {
      throw Violation(.priorityOutOfRange, .priorityOutOfRange(draft.priority))
    }
    return Constraint(
      first, draft.relation, Self.operand(of: draft), priority: priority,
      identifier: draft.identifier, origin: draft.origin)
  }

  /// A size that is tied to 0 times something is tied to a length.
  private static func operand(of draft: ConstraintDraft) -> Operand {
    guard let second = draft.second, draft.multiplier != 0 else { return .length(draft.constant) }
    return .anchor(second, multiplier: draft.multiplier, constant: draft.constant)
  }
}
