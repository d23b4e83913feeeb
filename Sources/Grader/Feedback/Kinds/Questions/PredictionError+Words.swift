import Course
import Grading
import LayoutEngine

extension PredictionError {
  /// What is wrong, and how to mend it.
  var words: LineWords {
    switch self {
    case .notAPrediction:
      (
        Sentence(PredictionSentence.notAPrediction), Sentence(PredictionSentence.notAPredictionHint)
      )
    case .unknownQuestion(let name, let names):
      (
        Sentence(PredictionSentence.unknownQuestion, ["name": .text(name)]),
        Sentence(
          PredictionSentence.unknownQuestionHint,
          ["names": .text(names.joined(separator: ", "))])
      )
    case .predictedTwice(let name):
      (Sentence(PredictionSentence.predictedTwice, ["name": .text(name)]), nil)
    case .unknownWord(let word, let words):
      (
        Sentence(PredictionSentence.unknownWord, ["word": .text(word)]),
        Sentence(
          PredictionSentence.unknownWordHint,
          ["words": .text(Self.likely(word, among: words).joined(separator: ", "))])
      )
    }
  }

  /// The words that were probably meant; all where none is near.
  private static func likely(_ word: String, among words: [String]) -> [String] {
    let nearest = NearestNames.suggestions(for: word, among: words)
    return nearest.isEmpty ? words : nearest
  }
}
