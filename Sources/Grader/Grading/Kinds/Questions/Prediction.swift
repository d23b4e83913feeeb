import Course
package import LayoutEngine

/// What a question is answered with.
package indirect enum PredictedValue: Hashable, Sendable {
  /// A number, in points.
  case number(Double)
  case word(String)
  /// Numbers of a log's lines, the smallest first.
  case lines([Int])
  case equation(PredictedEquation)

  /// The value as it is written.
  package var text: String {
    switch self {
    case .number(let number): pointsText(number)
    case .word(let word): word
    case .lines(let lines): lines.map(String.init).joined(separator: ", ")
    case .equation(let equation): equation.text
    }
  }

  /// Whether both are the same word, lines or statement, or numbers that are as good as the same.
  package func matches(_ other: PredictedValue) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)): abs(a - b) <= Tolerance.points
    case (.word(let a), .word(let b)): a == b
    case (.lines(let a), .lines(let b)): a == b
    case (.equation(let a), .equation(let b)): a.matches(b)
    default: false
    }
  }
}

/// What the learner wrote beside the name of a question.
package struct Prediction: Hashable, Sendable {
  /// What stands before the colon, with single spaces.
  package let name: String
  /// The answer; `nil` while the blank is left.
  package let value: PredictedValue?
  /// Where the line stands.
  package let range: SourceRange
}
