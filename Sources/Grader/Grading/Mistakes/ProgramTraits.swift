import Course
import LayoutEngine

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
    if let unnamed { return .unnamed(Findings.text(of: unnamed, in: text)) }
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
