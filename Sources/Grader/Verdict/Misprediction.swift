package import LayoutEngine

/// A predicted number that isn't what the equations give.
package struct Misprediction: Hashable, Sendable {
  package let question: Question
  /// What the learner expects, in points.
  package let actual: Double
  /// What follows from the equations, in points.
  package let expected: Double
  /// Where the prediction stands.
  package let range: SourceRange
}
