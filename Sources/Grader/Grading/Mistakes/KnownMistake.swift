import Course
import LayoutEngine

/// A wrong answer of the course, ready to be recognised in what a learner wrote.
package struct KnownMistake: Sendable {
  let wrong: WrongAnswer
  private let answer: FormedAnswer
  /// By what an answer in Swift is recognised; `nil` for one in equations.
  let traits: ProgramTraits?
  /// The one statement by which it differs from the solution; `nil` if there are more.
  private let difference: StatementForm?
  private let formsByLine: [Int: StatementForm]

  init(_ wrong: WrongAnswer, solution: [StatementForm], for exercise: Exercise) {
    self.wrong = wrong
    let isProgram = Notation(path: wrong.answer.path) == .swift
    let answer =
      isProgram ? FormedAnswer(forms: []) : FormedAnswer(wrong.answer.text, for: exercise)
    self.answer = answer
    traits = isProgram ? ProgramTraits(wrong, for: exercise) : nil
    var remaining = solution
    var differing: [StatementForm] = []
    for form in answer.forms.map({ $0.form }) {
      if let index = remaining.firstIndex(of: form) {
        remaining.remove(at: index)
      } else {
        differing.append(form)
      }
    }
    difference = differing.count == 1 ? differing[0] : nil
    formsByLine = Dictionary(
      answer.forms.map { ($0.line, $0.form) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether a reason with the same name is the one for which this answer doesn't pass, up to the
  /// number of a line.
  ///
  /// What was predicted is written in many ways, and compared as a statement.
  func hasVerdict(_ failure: FailureReason, in scene: Scene) -> Bool {
    if case .mispredicted = failure { return true }
    /// ` line 3` goes, ` line ` before anything else stays.
    func withoutLine(_ summary: String) -> String {
      guard let words = summary.firstRange(of: " line ") else { return summary }
      let rest = summary[words.upperBound...]
      let number = rest.prefix { $0.isNumber }
      let kept = number.isEmpty ? summary[..<words.upperBound] : summary[..<words.lowerBound]
      return kept + withoutLine(String(rest.dropFirst(number.count)))
    }
    return withoutLine(failure.summary(in: scene)) == withoutLine(wrong.verdict.summary)
  }

  /// Whether the learner made this mistake and no other.
  ///
  /// Where the form is what was missed, the same statement turned around is not the same mistake.
  func isWhole(_ other: FormedAnswer, failure: FailureReason) -> Bool {
    guard wrong.verdict.name == failure.name else { return false }
    if let traits { return traits.obstacle(in: other, failure: failure) == nil }
    if case .ruleMissed(.starterChanged) = failure {
      return other.wordCounts == answer.wordCounts
    }
    return other.forms.count == answer.forms.count && other.counts == answer.counts
  }

  /// Whether the line that is spoken of is this mistake, whatever else is wrong.
  func isFirstObstacle(in answer: FormedAnswer, failure: FailureReason) -> Bool {
    guard traits == nil, wrong.verdict.name == failure.name, let difference,
      let line = failure.range?.line
    else { return false }
    // A statement that states the right thing in the wrong form differs from nothing.
    if case .ruleMissed(.starterChanged) = failure { return false }
    return answer.forms.contains { $0.line == line && $0.form == difference }
  }

  /// The mistake with what its author's words speak of.
  ///
  /// - Throws: ``RecognitionObstacle`` if the words speak of a line or a number that this answer
  ///   doesn't have.
  func recognised(
    in answer: FormedAnswer, failure: FailureReason, values: (String) -> Double?
  ) throws(RecognitionObstacle) -> RecognisedMistake {
    var found: [String: RecognisedMistake.Value] = [:]
    for template in [wrong.seen, wrong.meaning, wrong.next ?? ""] {
      guard let names = Placeholders.names(in: template) else {
        throw .valueless(template)
      }
      for name in names where found[name] == nil {
        if name == "line" {
          found[name] = failure.range.map { .line($0.line) }
        } else if name.hasPrefix("line "), let line = Int(name.dropFirst(5)) {
          found[name] = self.line(line, in: answer).map { .line($0) }
        } else {
          found[name] = values(name).map { .points($0) }
        }
        if found[name] == nil { throw .valueless(name) }
      }
    }
    return RecognisedMistake(wrong: wrong, values: found)
  }

  /// Where an answer states what one line of the wrong answer states.
  ///
  /// Of what a program says about a view itself no line is known, which is line 0.
  private func line(_ line: Int, in answer: FormedAnswer) -> Int? {
    guard let form = formsByLine[line] else { return nil }
    return answer.forms.first { $0.form == form && $0.line > 0 }?.line
  }
}
