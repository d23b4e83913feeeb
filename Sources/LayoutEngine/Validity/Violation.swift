/// A constraint that breaks a rule: which rule, by what, and where to point.
package struct Violation: Error, Hashable, Sendable {
  /// What is against the rule.
  package enum Fact: Hashable, Sendable {
    case firstItemMissing
    case sizeFromPosition(first: Anchor, second: Anchor)
    /// A position equal to a bare number of points.
    case positionAlone(Anchor, length: Double)
    case positionScaled(Anchor, second: Anchor, multiplier: Double)
    case axesMixed(first: Anchor, second: Anchor)
    case directionsMixed(first: Anchor, second: Anchor)
    case priorityOutOfRange(Double)
    case noCommonAncestor(first: Anchor, second: Anchor)
    case constantNotFinite(Double)
    case multiplierNotFinite(Double)
  }

  /// The part of a constraint where the error is.
  package enum Part: Hashable, Sendable {
    case whole
    case first
    case second
    case priority
  }

  /// The rule's name, for example `position-needs-anchor`.
  package let rule: String
  /// The rule's number, for example `R2`.
  package let alias: String
  package let fact: Fact

  package init(_ rule: ValidityRule, _ fact: Fact) {
    self.rule = rule.id
    alias = rule.alias
    self.fact = fact
  }

  /// Where to point.
  package var part: Part {
    switch fact {
    case .firstItemMissing, .constantNotFinite, .multiplierNotFinite: .whole
    case .positionAlone: .first
    case .priorityOutOfRange: .priority
    case .sizeFromPosition, .positionScaled, .axesMixed, .directionsMixed, .noCommonAncestor:
      .second
    }
  }
}
