import LayoutEngine

/// Reads answers that are lines of the form `name: value`.
///
///     Blue.leading at 320: 320 - 200    // arithmetic is welcome
///     Blue.leading at 480: ___
package enum PredictionReader {
  /// One line that isn't empty or a comment.
  struct Line: Sendable {
    /// The line's words, for comparing lines that can't be read.
    let words: [String]
    let range: SourceRange
    let outcome: Result<Prediction, Unreadable>
  }

  /// Reads every line that isn't empty or a comment.
  ///
  /// - Throws: The first line that isn't a prediction, names no question or repeats one.
  package static func read(
    _ text: String, for questions: [Question]
  ) throws(Setback) -> [Prediction] {
    var predictions: [Prediction] = []
    for line in lines(of: text, for: questions) {
      switch line.outcome {
      case .failure(let unreadable): throw .unreadable(unreadable)
      case .success(let prediction):
        guard !predictions.contains(where: { $0.name == prediction.name }) else {
          throw .unreadable(.predictedTwice(prediction.name, at: line.range))
        }
        predictions.append(prediction)
      }
    }
    return predictions
  }

  /// Reads every line on its own, so that one bad line hides no other.
  static func lines(of text: String, for questions: [Question]) -> [Line] {
    contents(of: text).map { content, range in
      Line(
        words: content.split(whereSeparator: \.isWhitespace).map(String.init), range: range,
        outcome: Result { () throws(Unreadable) in
          try prediction(in: content, at: range, for: questions)
        })
    }
  }

  /// What stands on the lines that aren't empty or comments, and where.
  static func contents(of text: String) -> [(Substring, SourceRange)] {
    text.sourceLines.enumerated().compactMap { index, line in
      let content = withoutComment(line)
      guard content.contains(where: { !$0.isWhitespace }) else { return nil }
      let indent = content.prefix(while: \.isWhitespace).count
      let range = SourceRange(
        line: index + 1, column: indent + 1, length: max(1, content.trimmed.count))
      return (content, range)
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    let end = min(
      line.firstIndex(of: "#") ?? line.endIndex,
      line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
    return line[..<end]
  }

  private static func prediction(
    in line: Substring, at range: SourceRange, for questions: [Question]
  ) throws(Unreadable) -> Prediction {
    guard let colon = line.firstIndex(where: { $0 == ":" || $0 == "：" }) else {
      throw .notAPrediction(at: range)
    }
    let name = line[..<colon].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let question = questions.first(where: { $0.name == name }) else {
      throw .unknownQuestion(name, among: questions, at: range)
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
    guard question.words.contains(typed) else {
      throw .unknownWord(text.trimmed, among: question.words, at: range)
    }
    return .word(typed)
  }
}
