package import Course
package import LayoutEngine

package indirect enum PredictedValue: Hashable, Sendable {
  /// A number, in points.
  case number(Double)
  case word(String)
  /// Numbers of a log's lines, the smallest first.
  case lines([Int])
  case equation(PredictedEquation)

  package var text: String {
    switch self {
    case .number(let number): pointsText(number)
    case .word(let word): word
    case .lines(let lines): lines.map(String.init).joined(separator: ", ")
    case .equation(let equation): equation.text
    }
  }

  /// Whether both are the same word, lines or statement, or numbers that are as good as the same.
  package func matches(_ other: PredictedValue) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)): abs(a - b) <= Tolerance.points
    case (.word(let a), .word(let b)): a == b
    case (.lines(let a), .lines(let b)): a == b
    case (.equation(let a), .equation(let b)): a.matches(b)
    default: false
    }
  }
}

/// What the learner wrote beside the name of a question.
package struct Prediction: Hashable, Sendable {
  /// What stands before the colon, with single spaces.
  package let name: String
  /// The answer; `nil` while the blank is left.
  package let value: PredictedValue?
  package let range: SourceRange
}

/// An equation as the answer to a question; two are the same if they state the same.
package struct PredictedEquation: Hashable, Sendable {
  package let constraint: Constraint
  package let text: String

  package init(_ constraint: Constraint, text: String) {
    self.constraint = constraint
    self.text = text
  }

  package init(_ constraint: Constraint, in scene: Scene) {
    self.init(constraint, text: EquationPrinter.equation(for: constraint, in: scene))
  }

  /// Whether both state the same, within the tolerance of ``CanonicalForm``.
  func matches(_ other: PredictedEquation) -> Bool {
    CanonicalForm(constraint).matches(CanonicalForm(other.constraint))
  }

  /// Whether both have the same form, so that they can be put into sets.
  package static func == (a: PredictedEquation, b: PredictedEquation) -> Bool {
    CanonicalForm(a.constraint) == CanonicalForm(b.constraint)
  }

  /// Feeds the form, which is the same for equal equations.
  package func hash(into hasher: inout Hasher) { hasher.combine(CanonicalForm(constraint)) }
}

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

/// Why a line of an answer to questions can't be read.
package enum PredictionError: Hashable, Sendable {
  /// The line has no colon.
  case notAPrediction
  /// The exercise doesn't ask for this; it asks for those.
  case unknownQuestion(String, among: [String])
  case predictedTwice(String)
  /// The answer isn't one of the words that the question has.
  case unknownWord(String, among: [String])

  var code: String {
    switch self {
    case .notAPrediction: "E401"
    case .unknownQuestion: "E402"
    case .predictedTwice: "E403"
    case .unknownWord: "E404"
    }
  }
}

/// Reads answers to questions about a log: numbers of its lines, and equations.
enum LogAnswerReader {
  /// Numbers of lines in any order: `1, 4 and 5`, `lines 5 4 1`.
  ///
  /// - Throws: What isn't a number, is no line of the report, or is one line too many.
  static func lines(
    _ text: Substring, among lines: Range<Int>, isOne: Bool, at range: SourceRange
  ) throws(Unreadable) -> PredictedValue {
    var numbers: Set<Int> = []
    for word in text.split(whereSeparator: { $0.isWhitespace || ",;，、；".contains($0) }) {
      if connecting.contains(word.lowercased()) { continue }
      guard let number = Int(word) else {
        throw Unreadable(.log(.notALine(String(word), among: lines)), at: range)
      }
      guard lines.contains(number) else {
        throw Unreadable(.log(.unknownLine(number, among: lines)), at: range)
      }
      numbers.insert(number)
    }
    guard !numbers.isEmpty else {
      throw Unreadable(.log(.notALine(text.trimmed, among: lines)), at: range)
    }
    guard !isOne || numbers.count == 1 else {
      throw Unreadable(.log(.severalLines), at: range)
    }
    return .lines(numbers.sorted())
  }

  /// Words that may stand between the numbers.
  private static let connecting: Set<String> = ["entry", "entries", "line", "lines", "and"]

  /// One equation about the items of a scene; `nil` if there is a blank in it.
  ///
  /// - Throws: What keeps it from being read, or that it is more or less than one.
  static func equation(
    _ text: Substring, about scene: Scene, from place: SourcePlace, at range: SourceRange
  ) throws(Unreadable) -> PredictedValue? {
    let document = EquationReader.read(text, names: scene.items.map { $0.name }, from: place)
    if let error = document.errors.first { throw Unreadable(error) }
    let hasBlank = document.statements.contains {
      if case .blank = $0.outcome { true } else { false }
    }
    if hasBlank { return nil }
    guard document.statements.count == 1, document.constraints.count == 1 else {
      throw Unreadable(.log(.notOneEquation), at: range)
    }
    let draft: ConstraintDraft
    do { draft = try document.constraints[0].draft(in: scene) } catch { throw Unreadable(error) }
    // An invalid equation is compared with the entry nevertheless, and differs from it.
    guard let constraint = Constraint(unchecked: draft) else {
      throw Unreadable(.log(.notOneEquation), at: range)
    }
    return .equation(PredictedEquation(constraint, text: document.statements[0].text))
  }
}

/// Why an answer to a question about a log can't be read.
package enum LogAnswerError: Hashable, Sendable {
  /// Something else stands where the number of a log's line belongs.
  case notALine(String, among: Range<Int>)
  /// The report has no line with this number.
  case unknownLine(Int, among: Range<Int>)
  /// There are several lines where one is asked for.
  case severalLines
  /// There is something else than one equation.
  case notOneEquation

  var code: String {
    switch self {
    case .notALine: "E405"
    case .unknownLine: "E406"
    case .severalLines: "E407"
    case .notOneEquation: "E408"
    }
  }
}
