package import Course

/// An exercise's own rule that an answer doesn't keep.
package indirect enum RuleFinding: Hashable, Sendable {
  /// The layout is right, but a line of the starter isn't as it was.
  case starterChanged(ChangedLine)
  /// A given view isn't in the window when a program has ended.
  case viewMissing(String)
  /// A rule that only the exercise's kind has.
  case ofKind(AnyKindFact)

  /// The situation that is spoken of, where the rule is about one.
  package var layoutCase: LayoutCase? {
    if case .ofKind(let rule) = self { rule.fact.place?.layoutCase } else { nil }
  }
}

extension FailureReason {
  /// A rule that only the exercise's kind has isn't kept.
  static func ruleOfKind(_ fact: some KindFact) -> FailureReason {
    .ruleMissed(.ofKind(AnyKindFact(fact: fact)))
  }
}
