import Course
import Grading
import LayoutEngine

extension FeedbackWriter {
  /// What a wrong prediction says, and on which side of the truth it is; never how far.
  func mispredictionWords(_ misprediction: Misprediction, _ log: LogFinding?) -> Feedback {
    if case .log(let question) = misprediction.question.subject {
      return logFeedback(question, misprediction, log)
    }
    guard let side = side(of: misprediction) else { return wordFeedback(misprediction) }
    return Feedback(
      seen: [seen(misprediction)], meaning: [side],
      next: Sentence(FeedbackSentence.predictionNext))
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

  /// What was chosen, and the line that it is about.
  private func wordFeedback(_ misprediction: Misprediction) -> Feedback {
    let lines = misprediction.question.lines
    return Feedback(
      seen: [seen(misprediction)],
      meaning: lines.map { [Sentence(FeedbackSentence.wordAbout, ["text": .text($0)])] } ?? [],
      next: Sentence(
        FeedbackSentence.wordNext,
        ["words": .text(misprediction.question.words.joined(separator: ", "))]))
  }
}
