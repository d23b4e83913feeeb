import Course
import Grading

extension LogAnswerError {
  /// What is wrong, and how to mend it.
  var words: LineWords {
    switch self {
    case .notALine(let word, let lines):
      (Sentence(PredictionSentence.notALogLine, ["word": .text(word)]), Self.hint(lines))
    case .unknownLine(let number, let lines):
      (Sentence(PredictionSentence.unknownLogLine, ["number": .count(number)]), Self.hint(lines))
    case .severalLines: (Sentence(PredictionSentence.oneLogLine), nil)
    case .notOneEquation:
      (Sentence(PredictionSentence.oneEquation), Sentence(PredictionSentence.oneEquationHint))
    }
  }

  private static func hint(_ lines: Range<Int>) -> Sentence {
    Sentence(
      PredictionSentence.logLineHint,
      ["first": .count(lines.lowerBound), "last": .count(lines.upperBound - 1)])
  }
}
