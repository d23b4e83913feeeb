/// A rule about which constraints are legal.
package struct ValidityRule: Sendable {
  /// The rule's name in reports and exports.
  package let id: String
  /// The rule's number in docs/SEMANTICS.md, section 3, for example `R2`.
  package let alias: String
  private let fact: @Sendable (ConstraintDraft, Scene) -> Violation.Fact?

  private init(
    _ id: String, _ alias: String,
    _ fact: @escaping @Sendable (ConstraintDraft, Scene) -> Violation.Fact?
  ) {
    self.id = id
    self.alias = alias
    self.fact = fact
  }

  /// How a constraint breaks the rule; `nil` if it doesn't.
  package func violation(in draft: ConstraintDraft, scene: Scene) -> Violation.Fact? {
    fact(draft, scene)
  }
}

extension ValidityRule {
  /// The rules, in the order in which they are reported.
  ///
  /// Sizes come before axes, as in UIKit: a width tied to a top edge is an invalid pairing first.
  static let all = [
    firstItemMissing, notFinite, positionNeedsAnchor, sizeFromPosition, axesMixed,
    leadingMixedWithLeft, positionMultiplier, priorityOutOfRange, noCommonAncestor,
  ]

  /// A constraint has a first item.
  ///
  ///     Red.width = 80.0          // accepted
  ///     (nothing).width = 80.0    // rejected; only code can write it
  ///
  /// Source: Apple, *Auto Layout Guide*, "Anatomy of a Constraint"; UIKit's "Constraint must contain
  /// a first layout item"; docs/SEMANTICS.md, S3.0.
  package static let firstItemMissing = ValidityRule("first-item-missing", "R0") { draft, _ in
    draft.first == nil ? .firstItemMissing : nil
  }

  /// Constants and multipliers are numbers: neither infinite nor "not a number".
  ///
  ///     view.widthAnchor.constraint(equalToConstant: 1 / 0)   // rejected; equations can't write it
  ///
  /// Source: UIKit's "NSLayoutConstraint constant is not finite!" and "Multiplier is not finite!";
  /// docs/SEMANTICS.md, S3.9.
  package static let notFinite = ValidityRule("not-finite", "R9") { draft, _ in
    if !draft.constant.isFinite { return .constantNotFinite(draft.constant) }
    return draft.multiplier.isFinite ? nil : .multiplierNotFinite(draft.multiplier)
  }

  /// A position can't equal a bare number, also not by a multiplier of 0.
  ///
  ///     Red.leading = 20.0                            // rejected: 20 points from what?
  ///     Red.leading = 1.0 * Superview.leading + 20.0  // accepted
  ///
  /// Source: Apple, *Auto Layout Guide*, "Anatomy of a Constraint", rule 2; UIKit's "A multiplier of
  /// 0 or a nil second item together with a location for the first attribute …";
  /// docs/SEMANTICS.md, S3.2.
  package static let positionNeedsAnchor = ValidityRule("position-needs-anchor", "R2") { draft, _ in
    guard let first = draft.first, first.attribute.kind == .position,
      draft.second == nil || draft.multiplier == 0
    else { return nil }
    return .positionAlone(first, length: draft.constant)
  }

  /// A size can't be tied to a position, nor a position to a size.
  ///
  ///     Red.height = 1.0 * Superview.top + 20.0    // rejected: how large isn't where
  ///     Red.height = 1.0 * Superview.width + 20.0  // accepted
  ///
  /// Source: Apple, *Auto Layout Guide*, "Anatomy of a Constraint", rule 1; docs/SEMANTICS.md, S3.1.
  package static let sizeFromPosition = ValidityRule("size-from-position", "R1") { draft, _ in
    guard let first = draft.first, let second = draft.second,
      first.attribute.kind != second.attribute.kind
    else { return nil }
    return .sizeFromPosition(first: first, second: second)
  }

  /// A vertical position can't be tied to a horizontal one.
  ///
  ///     Red.leading = 1.0 * Blue.top + 0.0      // rejected
  ///     Red.leading = 1.0 * Blue.leading + 0.0  // accepted
  ///
  /// Sizes can be tied across axes: a width equal to a height is a square.
  ///
  /// Source: Apple, *Auto Layout Guide*, "Anatomy of a Constraint", rule 4; UIKit's "Constraint
  /// improperly relates anchors of incompatible types"; docs/SEMANTICS.md, S3.4.
  package static let axesMixed = ValidityRule("axes-mixed", "R4") { draft, _ in
    guard let first = draft.first, let second = draft.second,
      first.attribute.kind == .position, second.attribute.kind == .position,
      first.attribute.axis != second.attribute.axis
    else { return nil }
    return .axesMixed(first: first, second: second)
  }

  /// Leading and trailing can't be tied to left and right.
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
  package static let leadingMixedWithLeft = ValidityRule("leading-mixed-with-left", "R5") {
    draft, _ in
    guard let first = draft.first, let second = draft.second,
      let one = first.attribute.family, let other = second.attribute.family,
      one != other, one != .neutral, other != .neutral
    else { return nil }
    return .directionsMixed(first: first, second: second)
  }

  /// A position takes no multiplier but 1.
  ///
  ///     Red.top = 2.0 * Blue.top + 0.0    // rejected by the guide: twice as far from what?
  ///     Red.width = 2.0 * Blue.width      // accepted: sizes may be scaled
  ///
  /// UIKit itself lets the first line through, and counts from the edge of the view that holds the
  /// constraint; that is the rule set ``RuleSet/runtime``.
  ///
  /// Source: Apple, *Auto Layout Guide*, "Anatomy of a Constraint", rule 3; docs/SEMANTICS.md, S3.3.
  package static let positionMultiplier = ValidityRule("position-multiplier", "R3") { draft, _ in
    guard let first = draft.first, let second = draft.second,
      first.attribute.kind == .position, draft.multiplier != 1
    else { return nil }
    return .positionScaled(first, second: second, multiplier: draft.multiplier)
  }

  /// A priority is greater than 0 and at most 1000.
  ///
  ///     Red.width = 80.0 @750    // accepted
  ///     Red.width = 80.0 @0      // rejected
  ///
  /// Source: Apple, `UILayoutPriority`; UIKit's "It's illegal to set priority: …";
  /// docs/SEMANTICS.md, S3.6.
  package static let priorityOutOfRange = ValidityRule("priority-out-of-range", "R6") { draft, _ in
    Priority(draft.priority) == nil ? .priorityOutOfRange(draft.priority) : nil
  }

  /// Both items are in one tree of views.
  ///
  ///     Red.leading = 1.0 * Superview.leading + 8.0   // accepted once Red is a subview
  ///
  /// A view that was not added to a superview yet is a tree of its own.
  ///
  /// Source: Apple, `NSLayoutConstraint.isActive`; UIKit's "Unable to activate constraint with
  /// anchors … because they have no common ancestor"; docs/SEMANTICS.md, S3.7.
  package static let noCommonAncestor = ValidityRule("no-common-ancestor", "R7") { draft, scene in
    guard let first = draft.first, let second = draft.second,
      scene.owner(of: first, and: second) == nil
    else { return nil }
    return .noCommonAncestor(first: first, second: second)
  }
}

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
