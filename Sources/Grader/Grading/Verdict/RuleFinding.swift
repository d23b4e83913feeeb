package import Course
package import LayoutEngine

/// An exercise's own rule that an answer doesn't keep.
package indirect enum RuleFinding: Hashable, Sendable {
  /// The layout is right, but a line of the starter isn't as it was.
  case starterChanged(ChangedLine)
  /// A view isn't in the window when a program has ended; where nothing tells which view of a
  /// controller is meant, that controller's class.
  case viewMissing(String, controller: String?)
  /// A line of a program measures from a baseline of a view whose font nobody knows.
  case baselineUnknown(view: String, isFirst: Bool, SourceRange)
  /// A rule that only the exercise's kind has.
  case ofKind(KindFact)

  /// The situation that is spoken of, where the rule is about one.
  package var layoutCase: LayoutCase? {
    if case .ofKind(let rule) = self { rule.place?.layoutCase } else { nil }
  }
}
