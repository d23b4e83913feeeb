import Course
import Grading
import LayoutEngine

extension PredictionError {
  /// What is wrong, and how to correct it.
  var words: LineWords {
    switch self {
    case .notAPrediction:
      (PredictionSentence.notAPrediction, PredictionSentence.notAPredictionHint)
    case .unknownQuestion(let name, let names):
      (
        PredictionSentence.unknownQuestion(name: name),
        PredictionSentence.unknownQuestionHint(names: names.joined(separator: ", "))
      )
    case .predictedTwice(let name): (PredictionSentence.predictedTwice(name: name), nil)
    case .unknownWord(let word, let words):
      (
        PredictionSentence.unknownWord(word: word),
        PredictionSentence.unknownWordHint(
          words: Self.likely(word, among: words).joined(separator: ", "))
      )
    }
  }

  /// The words that the learner probably meant; all of them if none is similar.
  private static func likely(_ word: String, among words: [String]) -> [String] {
    let nearest = NearestNames.suggestions(for: word, among: words)
    return nearest.isEmpty ? words : nearest
  }
}
