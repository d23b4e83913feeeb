package import LayoutEngine

/// A statement that can't be read: where, and what is in the way.
package struct Unreadable: Error, Hashable, Sendable {
  /// The error's code: `E101` to `E304` for equations, `E401` to `E408` for
  /// predictions, `E411` to `E435` for visual formats, `E441` to `E444` for windows.
  package let code: String
  package let range: SourceRange
  /// What is wrong.
  package let message: Sentence
  /// How to mend it, where that can be guessed.
  package let hint: Sentence?
  /// What UIKit says to the same format in a program; `nil` for other lines.
  package let uiKitReason: String?

  init(
    code: String, range: SourceRange, message: Sentence, hint: Sentence?,
    uiKitReason: String? = nil
  ) {
    self.code = code
    self.range = range
    self.message = message
    self.hint = hint
    self.uiKitReason = uiKitReason
  }

  package init(_ error: EquationError) {
    var uiKitReason: String?
    if case .visualFormat(let fault) = error.reason { uiKitReason = fault.uiKitReason }
    self.init(
      code: error.code, range: error.range, message: error.message, hint: error.hint,
      uiKitReason: uiKitReason)
  }

  /// A line of a prediction answer that has no colon.
  static func notAPrediction(at range: SourceRange) -> Self {
    Self(
      code: "E401", range: range, message: Sentence(PredictionSentence.notAPrediction),
      hint: Sentence(PredictionSentence.notAPredictionHint))
  }

  /// A prediction of something that the exercise doesn't ask for.
  static func unknownQuestion(
    _ name: String, among questions: [Question], at range: SourceRange
  ) -> Self {
    let names = questions.map(\.name).joined(separator: ", ")
    return Self(
      code: "E402", range: range,
      message: Sentence(PredictionSentence.unknownQuestion, ["name": .text(name)]),
      hint: Sentence(PredictionSentence.unknownQuestionHint, ["names": .text(names)]))
  }

  /// An answer that isn't one of the words that a question has.
  static func unknownWord(_ word: String, among words: [String], at range: SourceRange) -> Self {
    let nearest = NearestNames.suggestions(for: word, among: words)
    return Self(
      code: "E404", range: range,
      message: Sentence(PredictionSentence.unknownWord, ["word": .text(word)]),
      hint: Sentence(
        PredictionSentence.unknownWordHint,
        ["words": .text((nearest.isEmpty ? words : nearest).joined(separator: ", "))]))
  }

  /// A second prediction of the same thing.
  static func predictedTwice(_ name: String, at range: SourceRange) -> Self {
    Self(
      code: "E403", range: range,
      message: Sentence(PredictionSentence.predictedTwice, ["name": .text(name)]), hint: nil)
  }
}
