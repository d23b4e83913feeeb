package import LayoutEngine

/// A number that the learner wrote beside the name of a question.
package struct Prediction: Hashable, Sendable {
  /// What stands before the colon, with single spaces.
  package let name: String
  /// The number, in points; `nil` while the blank is left.
  package let value: Double?
  /// Where the line stands.
  package let range: SourceRange
}
