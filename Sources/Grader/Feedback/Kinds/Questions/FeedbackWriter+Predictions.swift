import Course
import Grading
import LayoutEngine

extension FeedbackWriter {
  /// What a wrong prediction says, and on which side of the truth it is; never how far.
  func mispredictionWords(_ misprediction: Misprediction, _ log: LogFinding?) -> Feedback {
    if case .log(let question) = misprediction.question.subject {
      return logFeedback(question, misprediction, log)
    }
    if let slip = misprediction.slip(in: prepared.exercise) {
      return slipWords(slip, misprediction)
    }
    guard let side = side(of: misprediction) else { return wordFeedback(misprediction) }
    return Feedback(
      seen: [seen(misprediction)], meaning: [side],
      next: firstStepWords(misprediction) ?? Sentence(FeedbackSentence.predictionNext))
  }

  /// On which side of the truth a number is; `nil` for other answers.
  func side(of misprediction: Misprediction) -> Sentence? {
    guard case .number(let actual) = misprediction.actual,
      case .number(let expected) = misprediction.expected
    else { return nil }
    return Sentence(
      actual < expected ? FeedbackSentence.predictionTooSmall : .predictionTooLarge)
  }

  /// What an answer says.
  func seen(_ misprediction: Misprediction) -> Sentence {
    let question = misprediction.question
    var values: [String: Sentence.Value] = [
      "line": .count(misprediction.range.line), "anchor": .text(question.name),
      "actual": .text(misprediction.actual.text),
    ]
    guard case .value(let anchor, let layoutCase) = question.subject else {
      return Sentence(FeedbackSentence.wordSeen, values)
    }
    values["anchor"] = .text(scene.name(of: anchor))
    values["window"] = window(of: layoutCase, along: anchor.attribute.axis)
    return Sentence(FeedbackSentence.predictionSeen, values)
  }

  /// What was chosen, the line that it is about, and the words that are left to choose from.
  private func wordFeedback(_ misprediction: Misprediction) -> Feedback {
    let lines = misprediction.question.lines
    let words = misprediction.question.words
    let laws = lawWords(misprediction)
    let others = words.filter { $0 != misprediction.actual.text }
    return Feedback(
      seen: [seen(misprediction)],
      meaning: laws.isEmpty
        ? lines.map { [Sentence(FeedbackSentence.wordAbout, ["text": .text($0)])] } ?? [] : laws,
      next: Sentence(
        FeedbackSentence.wordNext,
        // Of two words, the other one would be the answer.
        ["words": .text((others.count > 1 ? others : words).joined(separator: ", "))]))
  }
}
