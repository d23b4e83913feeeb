package import Course
import Grading
import LayoutEngine

/// Proves that a text tells nothing of how an exercise is solved, and nothing of the secret.
///
/// Statements are compared by what they say, not by their letters: whichever way round they are
/// written, in a line of their own or among words. What the starter, the given lines and the questions
/// say is no secret.
package struct LeakProof: Sendable {
  package enum Leak: Hashable, Sendable {
    /// The secret, or what is derived from it.
    case secret
    /// A statement, or a line of code, of the solution or of one of the course's other answers.
    case statement(String)
  }

  private let exercise: Exercise
  private let secrets: [String]
  /// The lines that are shown anyway: what they say is no secret, so they aren't read again.
  private let shownLines: Set<Substring>
  /// Whether an answer has a line that can be no statement: then whatever can't be read may be one.
  private let isOdd: Bool
  private let forms: Set<StatementForm>
  /// The words of statements, for where what is shown says the same in other words: to turn a line
  /// around may be the whole exercise.
  private let words: Set<[String]>
  private let code: Set<String>

  /// Takes an exercise that was read with all its answers, and what is derived from the secret.
  package init(_ exercise: Exercise, secrets: [String]) {
    self.exercise = exercise
    self.secrets = secrets.map { $0.lowercased() }
    let answers =
      exercise.moments.map(\.solution) + [exercise.swiftSolution].compactMap { $0 }
      + exercise.alternatives + exercise.wrongAnswers.map(\.answer)
    let shown = exercise.shownTexts
    let (equations, programs) = (
      answers.filter { Notation(path: $0.path) == .equations },
      answers.filter { Notation(path: $0.path) == .swift }
    )
    let kept = equations.flatMap { FormedAnswer($0.text, for: exercise).forms }
    let isOdd = equations.contains { answer in
      answer.text.sourceLines.map(\.trimmed).contains { line in
        !line.isEmpty && !line.hasPrefix("//") && !Self.isPossible(Self.words(of: line[...]))
      }
    }
    self.isOdd = isOdd
    let told = shown.flatMap { Self.statements(in: $0, of: exercise, isOdd) }
    shownLines = Set(shown.flatMap { $0.sourceLines.map(Self.unmarked) })
    forms = Set(kept.flatMap(\.form.parts)).subtracting(told.flatMap(\.form.parts))
    words = Set(kept.map(\.plainWords)).subtracting(told.map(\.words))
    code = Set(programs.flatMap { Self.codeLines(of: $0.text) })
      .subtracting(shown.flatMap { Self.codeLines(of: $0) })
  }

  /// The first thing that a text gives away; `nil` if there is none.
  package func leak(in text: String) -> Leak? {
    if Self.holds(secrets, text) { return .secret }
    let told = Self.statements(in: text, of: exercise, isOdd, besides: shownLines).first {
      statement in
      words.contains(statement.words) || statement.form.parts.contains { forms.contains($0) }
    }
    if let told { return .statement(told.text) }
    return Self.codeLines(of: text).first { code.contains($0) }.map { .statement($0) }
  }

  /// Whether a text holds one of some secrets, which are in small letters.
  package static func holds(_ secrets: [String], _ text: String) -> Bool {
    let folded = text.lowercased()
    return secrets.contains { folded.contains($0) }
  }

  /// Shorter lines of code are in any program: braces, `return`, `])`.
  private static let shortestCode = 8

  /// The lines of a program, by their words.
  private static func codeLines(of text: String) -> [String] {
    text.sourceLines.compactMap { line in
      let line = line.trimmed
      guard !line.hasPrefix("//"), line.count >= shortestCode else { return nil }
      return line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }
}

extension LeakProof {
  /// A statement that was found, and how it is written.
  private struct Told {
    let form: StatementForm
    let words: [String]
    let text: String

    init(_ statement: FormedAnswer.Statement, _ text: String) {
      form = statement.form
      words = statement.plainWords
      self.text = text
    }
  }

  /// Every statement that a text makes: in lines of its own, in comments, or among words.
  private static func statements(
    in text: String, of exercise: Exercise, _ isOdd: Bool,
    besides known: Set<Substring> = []
  ) -> [Told] {
    let lines = text.sourceLines.map(unmarked).filter { !known.contains($0) }
    guard exercise.takesLines else {
      // Where the learner's lines are questions with answers, nothing else is one.
      return lines.flatMap { line in
        FormedAnswer(String(line), for: exercise).forms.filter(\.form.isAnswer)
          .map { Told($0, line.trimmed) }
      }
    }
    return lines.flatMap { line in
      candidates(in: line, isOdd).flatMap { candidate in
        FormedAnswer(candidate, for: exercise).forms.map { Told($0, candidate) }
      }
    }
  }

  /// Whether some words can be a statement: a format, or operands around a sign of relation.
  private static func isPossible(_ words: [Substring]) -> Bool {
    words.contains { $0.contains("[") }
      || words.contains(where: \.isRelation) && words.first?.isOperator == false
        && words.last?.isOperator == false
        && !zip(words, words.dropFirst()).contains { $0.isOperand && $1.isOperand }
  }

  private static func words(of line: Substring) -> [Substring] {
    line.split { $0.isWhitespace || "`'\"".contains($0) }
      .map { word in word.last.map { ".,:;?!".contains($0) } == true ? word.dropLast() : word }
  }

  /// A line without what makes it a comment, a quotation or an item of a list.
  private static func unmarked(_ line: Substring) -> Substring {
    line.drop { $0.isWhitespace || "/#>*-`".contains($0) }
  }

  /// The most words of one side of a statement among other words.
  private static let mostWords = 8

  /// The line itself, and whatever in it may be a statement around a sign of relation.
  private static func candidates(in line: Substring, _ isOdd: Bool) -> [String] {
    guard isOdd || line.isRelation || line.contains("["),
      line.contains(where: { $0.isLetter || $0 == "|" })
    else { return [] }
    var candidates = [String(line)]
    let words = words(of: line)
    for (index, word) in words.enumerated() where word.isRelation {
      let least = max(0, index - mostWords)
      let most = min(words.count, index + mostWords + 1)
      for start in least...index {
        for end in index..<most {
          let part = Array(words[start...end])
          guard isOdd || isPossible(part) else { continue }
          candidates.append(part.joined(separator: " "))
        }
      }
    }
    return candidates
  }
}

extension Substring {
  fileprivate var isRelation: Bool {
    unicodeScalars.contains { $0 == "=" || $0 == "≤" || $0 == "≥" || $0 == "＝" }
  }

  /// Whether it is a sign that stands between operands.
  fileprivate var isOperator: Bool { allSatisfy { "=≤≥＝<>+*/×÷－−".contains($0) } }

  /// Whether it is a number or an anchor, and nothing besides.
  fileprivate var isOperand: Bool {
    (first?.isNumber == true || contains("."))
      && allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
  }
}

extension FormedAnswer.Statement {
  /// The words with every number written in one way.
  fileprivate var plainWords: [String] {
    words.map { word in Double(word).map { exactText($0) } ?? word }
  }
}

extension StatementForm {
  /// Whether it answers what an exercise asks: a blank, or any other line, doesn't.
  fileprivate var isAnswer: Bool {
    switch self {
    case .prediction(_, let value): value != nil
    case .entry(_, let isBlank): !isBlank
    case .constraints, .scene, .words: false
    }
  }
}

extension Exercise {
  /// What learners are shown before they answer.
  fileprivate var shownTexts: [String] {
    var shown = starters.map(\.text) + given.map(\.text)
    shown += questions.flatMap(\.listing)
    if let log { shown.append(log.text.text) }
    return shown + namedLines.flatMap(\.lines).map(\.text)
  }
}
