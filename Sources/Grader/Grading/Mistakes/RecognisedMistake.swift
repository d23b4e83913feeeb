package import Course

/// A wrong answer of the course that a learner's answer is, with what its author's words speak of.
package struct RecognisedMistake: Hashable, Sendable {
  /// What stands for a placeholder of the author's words.
  package enum Value: Hashable, Sendable {
    /// A line of the learner's answer, counted from 1.
    case line(Int)
    /// Where an anchor is, in points.
    case points(Double)
  }

  package let wrong: WrongAnswer
  /// A value for every placeholder.
  package let values: [String: Value]

  /// The name of the misconception or slip.
  package var name: String { wrong.mistake }
}
