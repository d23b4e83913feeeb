import Course
import Grading
import LayoutEngine

extension FeedbackWriter {
  /// Says what was predicted, and whether that is too much or too little; never by how much.
  func mispredictionWords(_ misprediction: Misprediction, _ log: LogFinding?) -> Feedback {
    if case .log(let question) = misprediction.question.subject {
      return logFeedback(question, misprediction, log)
    }
    guard let side = side(of: misprediction) else { return wordFeedback(misprediction) }
    return Feedback(
      seen: [seen(misprediction)], meaning: [side],
      next: FeedbackSentence.predictionNext)
  }

  /// Whether a number is too large or too small; `nil` for other answers.
  func side(of misprediction: Misprediction) -> Sentence? {
    guard case .number(let actual) = misprediction.actual,
      case .number(let expected) = misprediction.expected
    else { return nil }
    return actual < expected
      ? FeedbackSentence.predictionTooSmall : FeedbackSentence.predictionTooLarge
  }

  /// What an answer says.
  func seen(_ misprediction: Misprediction) -> Sentence {
    let (line, actual) = (misprediction.range.line, misprediction.actual.text)
    guard case .value(let anchor, let layoutCase) = misprediction.question.subject else {
      return FeedbackSentence.wordSeen(
        line: line, anchor: misprediction.question.name, actual: actual)
    }
    return FeedbackSentence.predictionSeen(
      line: line, anchor: scene.name(of: anchor), actual: actual,
      window: window(of: layoutCase, along: anchor.attribute.axis))
  }

  /// What was chosen, and the line that it is about.
  private func wordFeedback(_ misprediction: Misprediction) -> Feedback {
    let lines = misprediction.question.lines
    return Feedback(
      seen: [seen(misprediction)],
      meaning: lines.map { [FeedbackSentence.wordAbout(text: $0)] } ?? [],
      next: FeedbackSentence.wordNext(
        words: misprediction.question.words.joined(separator: ", ")))
  }
}
