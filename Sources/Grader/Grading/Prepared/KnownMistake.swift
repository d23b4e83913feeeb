package import Course
import LayoutEngine

/// A wrong answer of the course, ready to be recognised in what a learner wrote.
package struct KnownMistake: Sendable {
  let wrong: WrongAnswer
  private let answer: FormedAnswer
  /// By what an answer in Swift is recognised; `nil` for one in equations.
  let traits: ProgramTraits?
  /// The one statement by which it differs from the solution; `nil` if there are more, or if it lacks
  /// more than what that statement replaces: then its author speaks of what is missing.
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
    difference = differing.count == 1 && remaining.count < 2 ? differing[0] : nil
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

/// A wrong answer of the course that a learner's answer is, with what its author's words speak of.
package struct RecognisedMistake: Hashable, Sendable {
  /// What stands for a placeholder of the author's words.
  package enum Value: Hashable, Sendable {
    /// A line of the learner's answer, counted from 1.
    case line(Int)
    /// Where an anchor is, in points.
    case points(Double)
  }

  package let wrong: WrongAnswer
  package let values: [String: Value]

  package var name: String { wrong.mistake }
}

/// What keeps an answer from being one of the course's wrong answers.
package enum RecognitionObstacle: Error, Hashable, Sendable {
  /// Something about the program that learners are told of first: nothing reaches it, or it is off.
  case program
  /// Words that the compiler or UIKit doesn't say.
  case unsaid(String)
  /// Neither `states` nor `lacks` says how it differs from the solution.
  case nothingNamed
  /// An equation of `states` that isn't stated.
  case unstated(String)
  /// An equation of `lacks` that is stated.
  case stated(String)
  /// The verdict's line makes nothing that `states` has.
  case line(Int)
  /// A statement that is neither in `states` nor right.
  case unnamed(String)
  /// A statement of the solution that is missing, and not in `lacks`.
  case missing(String)
  /// A placeholder without a value.
  case valueless(String)
  /// The wrong answer, by its path, that comes first.
  case other(String)
}

/// The `{name}` parts in the words of a wrong answer.
package enum Placeholders {
  /// The names, in their order; `nil` if a brace is left open.
  static func names(in template: String) -> [String]? {
    var names: [String] = []
    var rest = template[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else { return nil }
      names.append(String(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    return names
  }

  /// Replaces every placeholder that has a word; the others stay as they are written.
  package static func fill(_ template: String, with word: (String) -> String?) -> String {
    var text = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      text += rest[..<open] + (word(name) ?? "{\(name)}")
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }
}

/// By what a wrong answer in Swift is recognised, without running it.
///
/// Two programs that make the same constraint can differ in every word. What counts is what they
/// state: the header of a wrong answer says it in equations, and `dev check` runs the answer to see
/// that it does. Where nothing was made, the compiler's or the run time's words are compared.
struct ProgramTraits: Sendable {
  /// A statement as it is written, and what it states.
  typealias Written = (text: String, form: StatementForm)

  private let states: [Written]
  private let lacks: [Written]
  /// The rule that is broken, or what the compiler or the run time says.
  private let cause: String?
  /// What the compiler or UIKit says, among other words.
  private let says: [String]

  init(_ wrong: WrongAnswer, for exercise: Exercise) {
    func forms(_ equations: [String]) -> [Written] {
      equations.flatMap { equation in
        FormedAnswer(equation, for: exercise).forms.map { (equation, $0.form) }
      }
    }
    states = forms(wrong.states)
    lacks = forms(wrong.lacks)
    cause = wrong.verdict.cause
    says = wrong.says
  }

  /// What keeps an answer whose verdict has the same name from being this mistake.
  func obstacle(in answer: FormedAnswer, failure: FailureReason) -> RecognitionObstacle? {
    let words = failure.programWords
    if let unsaid = says.first(where: { !words.contains($0) }) { return .unsaid(unsaid) }
    if states.isEmpty, lacks.isEmpty {
      return cause != nil && cause == failure.cause ? nil : .nothingNamed
    }
    let made = Set(answer.forms.map { $0.form })
    if let unstated = states.first(where: { !made.contains($0.form) }) {
      return .unstated(unstated.text)
    }
    return lacks.first { made.contains($0.form) }.map { .stated($0.text) }
  }

  /// By what else an answer differs from the solution; `nil` if these statements are all.
  ///
  /// What an answer states in another way, and rightly, is no difference. A statement of the solution
  /// may be missing for each one that stands in its place.
  ///
  /// - Parameters:
  ///   - answer: What the program states.
  ///   - solution: What the solution states at the same moment.
  ///   - text: The program.
  ///   - isRight: Whether a statement is true in the wanted layout.
  /// - Returns: The first statement that is stated or missing besides.
  func furtherDifference(
    of answer: FormedAnswer, from solution: [Written],
    as text: String, isRight: (StatementForm) -> Bool
  ) -> RecognitionObstacle? {
    var missing = solution
    var others: [FormedAnswer.Statement] = []
    for statement in answer.forms {
      if let index = missing.firstIndex(where: { $0.form == statement.form }) {
        missing.remove(at: index)
      } else {
        others.append(statement)
      }
    }
    let unnamed = others.first { other in
      !states.contains { $0.form == other.form } && !isRight(other.form)
    }
    if let unnamed { return .unnamed(unnamed.text(in: text)) }
    let unsaid = missing.filter { gone in !lacks.contains { $0.form == gone.form } }
    return unsaid.count <= others.count ? nil : unsaid.first.map { .missing($0.text) }
  }

  /// Whether a line makes what the mistake is; of a mistake that only lacks something, none does.
  func areMade(inLine line: Int?, of answer: FormedAnswer) -> Bool {
    guard let line, !states.isEmpty else { return true }
    return answer.forms.contains { made in
      made.line == line && states.contains { $0.form == made.form }
    }
  }
}

extension FailureReason {
  /// The rule that is broken, or what the compiler or the run time says; `nil` for other reasons.
  fileprivate var cause: String? {
    switch self {
    case .invalid(let violation, _): violation.rule
    case .notCompiled(let finding): finding.first?.text.identity
    case .crashed(let finding): finding.crash.kind.name
    case .doneOtherwise(let finding): finding.code
    default: nil
    }
  }

  /// What the compiler or UIKit said, in full.
  fileprivate var programWords: String {
    switch self {
    case .notCompiled(let finding):
      finding.messages.map { $0.text.identity }.joined(separator: "\n")
    case .crashed(let finding):
      if case .exception(_, let reason) = finding.crash.kind {
        reason
      } else {
        finding.crash.kind.name
      }
    default: ""
    }
  }
}
