import Course
import Grading
import LayoutEngine

extension PredictionError {
  /// What is wrong, and how to correct it.
  var words: LineWords {
    switch self {
    case .notAPrediction:
      (.says("prediction.notAPrediction"), .says("prediction.notAPrediction.hint"))
    case .unknownQuestion(let name, let names):
      (
        .says("prediction.unknownQuestion", ["name": .text(name)]),
        .says("prediction.unknownQuestion.hint", ["names": .text(names.joined(separator: ", "))])
      )
    case .predictedTwice(let name): (.says("prediction.predictedTwice", ["name": .text(name)]), nil)
    case .unknownWord(let word, let words):
      (
        .says("prediction.unknownWord", ["word": .text(word)]),
        .says(
          "prediction.unknownWord.hint",
          ["words": .text(words.joined(separator: ", "))])
      )
    }
  }
}
