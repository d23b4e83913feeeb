/// The sentences about lines of a prediction answer that can't be read.
package enum PredictionSentence: String, SentenceKey {
  case notAPrediction = "prediction.notAPrediction"
  case notAPredictionHint = "prediction.notAPrediction.hint"
  case unknownQuestion = "prediction.unknownQuestion"
  case unknownQuestionHint = "prediction.unknownQuestion.hint"
  case unknownWord = "prediction.unknownWord"
  case unknownWordHint = "prediction.unknownWord.hint"
  case predictedTwice = "prediction.predictedTwice"

  package var parameters: Set<String> {
    switch self {
    case .notAPrediction, .notAPredictionHint: []
    case .unknownQuestion, .predictedTwice: ["name"]
    case .unknownQuestionHint: ["names"]
    case .unknownWord: ["word"]
    case .unknownWordHint: ["words"]
    }
  }
}
