import Course
import Grading
import LayoutEngine

extension FeedbackWriter {
  /// Says what was predicted, and whether that is too much or too little; never by how much.
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
      next: firstStepWords(misprediction) ?? .says("feedback.prediction.next"))
  }

  /// Whether a number is too large or too small; `nil` for other answers.
  func side(of misprediction: Misprediction) -> Sentence? {
    guard case .number(let actual) = misprediction.actual,
      case .number(let expected) = misprediction.expected
    else { return nil }
    return actual < expected
      ? .says("feedback.prediction.small") : .says("feedback.prediction.large")
  }

  /// What an answer says.
  func seen(_ misprediction: Misprediction) -> Sentence {
    let (line, actual) = (misprediction.range.line, misprediction.actual.text)
    guard case .value(let anchor, let layoutCase) = misprediction.question.subject else {
      return .says(
        "feedback.word.seen",
        [
          "line": .count(line), "anchor": .text(misprediction.question.name),
          "actual": .text(actual),
        ])
    }
    return .says(
      "feedback.prediction.seen",
      [
        "line": .count(line), "anchor": .text(scene.name(of: anchor)), "actual": .text(actual),
        "window": .sentence(window(of: layoutCase, along: anchor.attribute.axis)),
      ])
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
        ? lines.map { [.says("feedback.word.about", ["text": .text($0)])] } ?? [] : laws,
      // Of two words, the other one would be the answer.
      next: .says(
        "feedback.word.next",
        ["words": .text((others.count > 1 ? others : words).joined(separator: ", "))]))
  }
}
