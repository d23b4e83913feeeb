package import Course
package import LayoutEngine

/// An answer to a question that isn't what the given lines lead to.
package struct Misprediction: Hashable, Sendable {
  package let question: Question
  /// What the learner expects.
  package let actual: PredictedValue
  /// What follows.
  package let expected: PredictedValue
  /// Where the prediction stands.
  package let range: SourceRange
}
