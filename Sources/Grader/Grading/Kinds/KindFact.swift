package import Course
package import LayoutEngine

/// What only one kind of exercise finds wrong with an answer: that a rule of the exercise isn't
/// kept, or that a line can't be read.
package protocol KindFact: Hashable, Sendable {
  /// Its name, as reports have it.
  var code: String { get }
  /// The situation that is spoken of, and what follows from the answer there if that is one layout.
  var place: (layoutCase: LayoutCase, frames: Frames?)? { get }
  /// The line to point at, where it is one.
  var range: SourceRange? { get }
  /// The number that is spoken of, where it is one.
  var anchor: Anchor? { get }
  /// What conflicts in place of what is wanted.
  var conflict: Conflict? { get }
  /// What is ambiguous in place of what is wanted.
  var ambiguity: Ambiguity? { get }
}

extension KindFact {
  package var place: (layoutCase: LayoutCase, frames: Frames?)? { nil }
  package var range: SourceRange? { nil }
  package var anchor: Anchor? { nil }
  package var conflict: Conflict? { nil }
  package var ambiguity: Ambiguity? { nil }
}

/// A fact of whichever kind, to be compared with others.
package struct AnyKindFact: Hashable, Sendable {
  package let fact: any KindFact

  /// Whether both are the same fact of one kind.
  package static func == (one: AnyKindFact, other: AnyKindFact) -> Bool {
    AnyHashable(one.fact) == AnyHashable(other.fact)
  }

  /// Hashes the fact.
  package func hash(into hasher: inout Hasher) { fact.hash(into: &hasher) }
}
