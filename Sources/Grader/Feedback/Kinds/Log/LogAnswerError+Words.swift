import Course
import Grading

extension LogAnswerError {
  /// What is wrong, and how to correct it.
  var words: LineWords {
    switch self {
    case .notALine(let word, let lines):
      (.says("prediction.notALogLine", ["word": .text(word)]), Self.hint(lines))
    case .unknownLine(let number, let lines):
      (.says("prediction.unknownLogLine", ["number": .count(number)]), Self.hint(lines))
    case .severalLines: (.says("prediction.oneLogLine"), nil)
    case .notOneEquation: (.says("prediction.oneEquation"), .says("prediction.oneEquation.hint"))
    }
  }

  private static func hint(_ lines: Range<Int>) -> Sentence {
    .says(
      "prediction.logLine.hint",
      ["first": .count(lines.lowerBound), "last": .count(lines.upperBound - 1)])
  }
}
