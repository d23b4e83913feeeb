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

extension Violation {
  /// What UIKit says when a program makes or activates such a constraint.
  ///
  /// Anchors and items are left as `(null)`; `nil` if UIKit has nothing against it.
  package var runtimeMessage: RuntimeMessage? { fact.runtimeMessage() }
}

extension Violation.Fact {
  /// What UIKit says when a program makes or activates such a constraint.
  ///
  /// - Returns: The message; `nil` if UIKit has nothing against it.
  package func runtimeMessage(
    first: String = "(null)", second: String = "(null)", item: String = "(null)",
    constraint: String = "(null)"
  ) -> RuntimeMessage? {
    switch self {
    case .firstItemMissing: .firstItemMissing
    case .sizeFromPosition: .invalidPairing
    case .positionAlone: .locationEqualsConstant(item: item)
    case .positionScaled: nil
    case .axesMixed: .incompatibleAnchors(constraint: constraint)
    case .directionsMixed: .leadingWithLeft
    case .priorityOutOfRange(let priority): .priorityRange(priority.logText)
    case .noCommonAncestor: .noCommonAncestor(first: first, second: second)
    case .constantNotFinite(let constant):
      .constantNotFinite(constant.logText, first: first, second: second)
    case .multiplierNotFinite(let multiplier): .multiplierNotFinite(multiplier.logText)
    }
  }
}

extension RuntimeMessage {
  /// What UIKit says when the priority of an active constraint becomes another number.
  ///
  /// - Returns: The message; `nil` if UIKit has nothing against it, as against any change among
  ///   optional priorities.
  package static func changing(priority old: Double, to new: Double) -> RuntimeMessage? {
    if Priority(new) == nil { return .priorityRange(new.logText) }
    let required = Priority.required.value
    guard (old == required) != (new == required) else { return nil }
    return .requiredPriorityMutated(to: new.logText, from: old.logText)
  }
}
