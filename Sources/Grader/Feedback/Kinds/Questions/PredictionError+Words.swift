package import Course
package import Grading
import LayoutEngine

extension Unreadable {
  /// What is wrong, in one sentence.
  package var message: Sentence { reason.words.message }

  /// How to mend it, where that can be guessed.
  package var hint: Sentence? { reason.words.hint }

  /// What UIKit says to the same format in a program; `nil` for other lines.
  var uiKitReason: String? {
    guard case .equation(let error) = reason, case .visualFormat(let fault) = error.reason else {
      return nil
    }
    return fault.uiKitReason
  }
}

extension Unreadable.Reason {
  fileprivate var words: (message: Sentence, hint: Sentence?) {
    switch self {
    case .equation(let error): (error.message, error.hint)
    case .prediction(let error): error.words
    case .log(let error): error.words
    case .window(let error): error.words
    }
  }
}

extension PredictionError {
  fileprivate var words: (message: Sentence, hint: Sentence?) {
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
