import Course

/// The sentences about lines of a prediction answer that can't be read.
package enum PredictionSentence: String, SentenceKey {
  case notAPrediction = "prediction.notAPrediction"
  case notAPredictionHint = "prediction.notAPrediction.hint"
  case unknownQuestion = "prediction.unknownQuestion"
  case unknownQuestionHint = "prediction.unknownQuestion.hint"
  case unknownWord = "prediction.unknownWord"
  case unknownWordHint = "prediction.unknownWord.hint"
  case predictedTwice = "prediction.predictedTwice"
  case notALogLine = "prediction.notALogLine"
  case unknownLogLine = "prediction.unknownLogLine"
  case logLineHint = "prediction.logLine.hint"
  case oneLogLine = "prediction.oneLogLine"
  case oneEquation = "prediction.oneEquation"
  case oneEquationHint = "prediction.oneEquation.hint"

  package var parameters: Set<String> {
    switch self {
    case .notAPrediction, .notAPredictionHint, .oneLogLine, .oneEquation, .oneEquationHint: []
    case .notALogLine: ["word"]
    case .unknownLogLine: ["number"]
    case .logLineHint: ["first", "last"]
    case .unknownQuestion, .predictedTwice: ["name"]
    case .unknownQuestionHint: ["names"]
    case .unknownWord: ["word"]
    case .unknownWordHint: ["words"]
    }
  }
}
