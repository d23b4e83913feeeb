package import Course
import LayoutEngine

/// Reads answers that are lines of the form `name: value`.
///
///     Blue.leading at 320: 320 - 200    // arithmetic is welcome
///     Blue.leading at 480: ___
package enum PredictionReader {
  /// Reads every line that isn't empty or a comment.
  ///
  /// - Throws: The first line that isn't a prediction, names no question or repeats one.
  package static func read(
    _ text: String, for questions: [Question]
  ) throws(FailureReason) -> [Prediction] {
    var predictions: [Prediction] = []
    for line in lines(of: text, for: questions) {
      switch line.outcome {
      case .failure(let unreadable): throw .unreadable(unreadable)
      case .success(let prediction):
        guard !predictions.contains(where: { $0.name == prediction.name }) else {
          throw .unreadable(
            Unreadable(.prediction(.predictedTwice(prediction.name)), at: line.range))
        }
        predictions.append(prediction)
      }
    }
    return predictions
  }

  /// Reads every line on its own.
  package static func lines(of text: String, for questions: [Question]) -> [AnswerLine<Prediction>]
  {
    AnswerLine.lines(of: text) { line, range throws(Unreadable) in
      try prediction(in: line, at: range, for: questions)
    }
  }

  private static func prediction(
    in line: Substring, at range: SourceRange, for questions: [Question]
  ) throws(Unreadable) -> Prediction {
    guard let colon = line.firstIndex(where: { $0 == ":" || $0 == "：" }) else {
      throw Unreadable(.prediction(.notAPrediction), at: range)
    }
    let name = line[..<colon].split { $0.isWhitespace }.joined(separator: " ")
    guard let question = questions.first(where: { $0.name == name }) else {
      throw Unreadable(
        .prediction(.unknownQuestion(name, among: questions.map { $0.name })), at: range)
    }
    let value = line[line.index(after: colon)...]
    if value.trimmed.count >= 3, value.trimmed.allSatisfy({ $0 == "_" }) {
      return Prediction(name: name, value: nil, range: range)
    }
    let column = line.distance(from: line.startIndex, to: colon) + 2
    let place = SourcePlace(line: range.line, column: column)
    return Prediction(
      name: name, value: try self.value(value, of: question, from: place, at: range), range: range)
  }

  /// An answer in the form that its question wants; `nil` if there is a blank in it.
  private static func value(
    _ text: Substring, of question: Question, from place: SourcePlace, at range: SourceRange
  ) throws(Unreadable) -> PredictedValue? {
    switch question.form {
    case .word: return try word(text, of: question, at: range)
    case .lines(let lines, let isOne):
      return try LogAnswerReader.lines(text, among: lines, isOne: isOne, at: range)
    case .equation(let scene):
      return try LogAnswerReader.equation(text, about: scene, from: place, at: range)
    case .number:
      do {
        return .number(try EquationReader.number(text, at: place))
      } catch {
        throw Unreadable(error)
      }
    }
  }

  /// One of the question's words, in whatever case and with spaces for hyphens.
  private static func word(
    _ text: Substring, of question: Question, at range: SourceRange
  ) throws(Unreadable) -> PredictedValue {
    let typed = text.lowercased().split { $0.isWhitespace || $0 == "-" }.joined(separator: "-")
    guard let word = question.words.first(where: { $0.lowercased() == typed }) else {
      throw Unreadable(.prediction(.unknownWord(text.trimmed, among: question.words)), at: range)
    }
    return .word(word)
  }
}
