/// Why a line of an answer to questions can't be read.
package enum PredictionError: Hashable, Sendable {
  /// The line has no colon.
  case notAPrediction
  /// The exercise doesn't ask for this; it asks for those.
  case unknownQuestion(String, among: [String])
  /// Another line answers the same question.
  case predictedTwice(String)
  /// The answer isn't one of the words that the question has.
  case unknownWord(String, among: [String])

  /// Its name, as reports have it.
  var code: String {
    switch self {
    case .notAPrediction: "E401"
    case .unknownQuestion: "E402"
    case .predictedTwice: "E403"
    case .unknownWord: "E404"
    }
  }
}
