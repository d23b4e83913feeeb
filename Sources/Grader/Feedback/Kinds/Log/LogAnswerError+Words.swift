import Course
import Grading

extension LogAnswerError {
  /// What is wrong, and how to correct it.
  var words: LineWords {
    switch self {
    case .notALine(let word, let lines):
      (PredictionSentence.notALogLine(word: word), Self.hint(lines))
    case .unknownLine(let number, let lines):
      (PredictionSentence.unknownLogLine(number: number), Self.hint(lines))
    case .severalLines: (PredictionSentence.oneLogLine, nil)
    case .notOneEquation: (PredictionSentence.oneEquation, PredictionSentence.oneEquationHint)
    }
  }

  private static func hint(_ lines: Range<Int>) -> Sentence {
    PredictionSentence.logLineHint(first: lines.lowerBound, last: lines.upperBound - 1)
  }
}
